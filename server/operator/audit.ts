/** Who changed what, when (`docs/api.md` 5.6). */
import type { Queries } from '#server/db/client.ts';
import { audit } from '#server/db/schema.ts';

/** The name under which the console works. */
export const consoleActor = 'console';

export interface AuditEntry {
  /** Name of the key, or `console`. */
  actor: string;
  /** Such as `order.ship`. */
  action: string;
  /** Number or code of what was changed. */
  target: string;
  /** Never holds a secret. */
  detail?: Record<string, unknown>;
  at: Date;
}

/** Notes a change, in the transaction that makes it. */
export async function writeAudit(queries: Queries, { detail = {}, ...entry }: AuditEntry): Promise<void> {
  await queries.insert(audit).values({ ...entry, detail });
}
