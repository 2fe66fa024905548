/** Who changed what, when (`docs/api.md` 5.6). */
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { Queries } from '#server/db/client.ts';
import { audit } from '#server/db/schema.ts';

/** Who makes a change, as the audit knows them. */
export interface AuditActor {
  /** Name of the person or of the key. */
  name: string;
  /** What the person is now; null for keys and the console. */
  role: OperatorRole | null;
}

/** The name under which the console works. */
export const consoleName = 'console';
export const consoleActor: AuditActor = { name: consoleName, role: null };

/** The name that stands in the history of what was changed; the console is nobody. */
export function namedPerson({ name, role }: AuditActor): string | null {
  return name === consoleName && role === null ? null : name;
}

/** What an operator did for a customer; `caller/record-act.ts` writes it. */
export const actAction = 'customer.act';

export interface AuditEntry {
  actor: AuditActor;
  /** Such as `order.ship`. */
  action: string;
  /** Number or code of what was changed. */
  target: string;
  /** Never holds a secret. */
  detail?: Record<string, unknown>;
  at: Date;
}

/** Notes a change, in the transaction that makes it. */
export async function writeAudit(queries: Queries, { actor, detail = {}, ...entry }: AuditEntry): Promise<void> {
  await queries.insert(audit).values({ ...entry, actor: actor.name, role: actor.role, detail });
}
