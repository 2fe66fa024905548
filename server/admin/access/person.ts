import { asc, eq } from 'drizzle-orm';
import type { OperatorPerson } from '#contract/api/admin/people.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorPerson } from '#server/db/schema.ts';

export type PersonRow = typeof operatorPerson.$inferSelect;

/** `email` in small letters, as it is kept. */
export async function findPersonByEmail(queries: Queries, email: string): Promise<PersonRow | null> {
  const [row] = await queries.select().from(operatorPerson).where(eq(operatorPerson.email, email));
  return row ?? null;
}

/** Held against others until the transaction ends. */
export async function lockPerson(queries: Queries, id: string): Promise<PersonRow | null> {
  const [row] = await queries.select().from(operatorPerson).where(eq(operatorPerson.id, id)).for('update');
  return row ?? null;
}

export function readPeople(queries: Queries): Promise<PersonRow[]> {
  return queries.select().from(operatorPerson).orderBy(asc(operatorPerson.name));
}

function statusOf({ disabledAt, lockedAt, passwordHash }: PersonRow): OperatorPerson['status'] {
  if (disabledAt) return 'disabled';
  if (lockedAt) return 'locked';
  return passwordHash === null ? 'invited' : 'active';
}

export function showPerson(row: PersonRow): OperatorPerson {
  const { id, name, email, role, createdAt, lastLoginAt } = row;
  const moments = { created_at: createdAt.toISOString(), last_login_at: lastLoginAt?.toISOString() ?? null };
  return { person_id: id, name, email, role, status: statusOf(row), ...moments };
}
