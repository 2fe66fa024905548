import { eq, sql } from 'drizzle-orm';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { audit } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { actAction } from './audit.ts';
import type { Call } from './call.ts';

/** Of a request and an answer, what says which thing it was about; words and addresses of the customer are no part of the audit. */
const about = ['order_no', 'inquiry_no', 'return_no', 'address_id'] as const;

function thingIn(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const fields = new Map(Object.entries(body));
  const own = about.flatMap((name) => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const inside = ['order', 'inquiry'].map((name) => thingIn(fields.get(name)));
  return Object.assign({}, ...inside, Object.fromEntries(own));
}

/**
 * Writes down what an operator does for a customer: before it is done, so that nothing is done without a trace,
 * and afterwards what it was about, or why it was refused.
 */
export async function recordAct<Result>(
  { kind, path }: AnyEndpoint,
  { account, deps: { db }, now }: Call,
  body: Record<string, unknown>,
  run: () => Promise<Result>,
): Promise<Result> {
  if (kind === 'query' || !account?.impersonation) return run();
  const { id, actor, reason } = account.impersonation;
  const detail = { impersonation: id, call: path.replace('/api/store/', ''), ...thingIn(body), reason };
  const entry = { at: now, actor: actor.name, role: actor.role, action: actAction, target: account.email, detail };
  const [row] = await db.insert(audit).values(entry).returning({ id: audit.id });
  const add = (more: Record<string, string>) =>
    db
      .update(audit)
      .set({ detail: sql`${audit.detail} || ${JSON.stringify(more)}::jsonb` })
      .where(eq(audit.id, row?.id ?? 0));
  try {
    const answer = await run();
    const more = thingIn(answer);
    if (Object.keys(more).length > 0) await add(more);
    return answer;
  } catch (error) {
    await add({ refused: error instanceof StoreError ? error.code : 'internal' });
    throw error;
  }
}
