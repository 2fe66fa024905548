/** How somebody becomes the first owner without a console: by a link that the shop tells at its start as long as nobody has got in. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq, isNotNull, or, sql } from 'drizzle-orm';
import type { becomeOwner as becomeCall } from '#contract/api/admin/people.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorPerson } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { adminAddress } from '#server/admin/admin-address.ts';
import { writeInvitation } from './invitation.ts';
import { newPerson } from './people.ts';

type Deps = Pick<StoreDeps, 'db' | 'signingKey' | 'settings'>;

/** The same in all processes of a shop, and after each start; who reads what the shop writes at its start may run it anyway. */
function tokenOf({ signingKey }: Pick<StoreDeps, 'signingKey'>): string {
  return `fo_${createHmac('sha256', signingKey).update('first owner').digest('base64url')}`;
}

/** Whether nobody has ever got in. */
async function isOwnerless(queries: Queries): Promise<boolean> {
  return (await queries.$count(operatorPerson, isNotNull(operatorPerson.passwordHash))) === 0;
}

/** Where somebody becomes the first owner; null once anybody has got in. */
export async function firstOwnerLink(deps: Deps): Promise<string | null> {
  return (await isOwnerless(deps.db)) ? `${adminAddress(deps.settings)}#owner=${tokenOf(deps)}` : null;
}

/** Makes the first owner, who goes on as an invited person does. `link_expired` for another token, and once anybody has got in. */
export async function becomeOwner(
  { token, name, email: given }: ParsedRequestOf<typeof becomeCall>,
  { deps, now }: Call,
): Promise<ResponseOf<typeof becomeCall>> {
  const expected = Buffer.from(tokenOf(deps));
  const shown = Buffer.from(token);
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) throw new StoreError('link_expired');
  const email = given.toLowerCase();
  return transact(deps.db, async (queries) => {
    // Two at once: the second one waits, and finds the first.
    await queries.execute(sql`lock table ${operatorPerson} in share row exclusive mode`);
    if (!(await isOwnerless(queries))) throw new StoreError('link_expired');
    // Whoever began before and never came to the end begins anew.
    await queries.delete(operatorPerson).where(or(eq(operatorPerson.email, email), eq(operatorPerson.name, name)));
    const person = await newPerson(queries, { name, email, role: 'owner' }, now);
    await writeAudit(queries, { actor: { name, role: 'owner' }, action: 'person.first-owner', target: name, detail: { email }, at: now });
    return { invitation: (await writeInvitation(deps, queries, person.id, now)).token };
  });
}
