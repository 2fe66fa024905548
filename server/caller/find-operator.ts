import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { type AnyEndpoint, type OperatorScope, operatorScopes } from '#contract/api/endpoint.ts';
import type { Call, Operator, StoreDeps, StoreEnv } from './call.ts';
import { consoleName } from './audit.ts';
import { hashOf } from './caller.ts';
import { operatorKey } from '#server/db/schema.ts';
import { mayCall, rightsOfRole } from '#server/rules/operator-role.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { findSession } from './operator-session.ts';
import { minute } from '#contract/durations.ts';

const consoleOperator: Operator = { id: consoleName, name: consoleName, ...rightsOfRole.owner, session: null, isConsole: true };

const format = /^Bearer ((?:ok|os)_[A-Za-z0-9_-]{43})$/;

function isScope(name: string): name is OperatorScope {
  return operatorScopes.some((scope) => scope === name);
}

/** Whose session or key a call of section 5.6 came with; null for every other call. One that does not allow the call is refused. */
export async function operatorOf(c: Context<StoreEnv>, deps: StoreDeps, endpoint: AnyEndpoint): Promise<Operator | null> {
  if (endpoint.access !== 'operator') return null;
  if (c.env?.isConsole) return consoleOperator;
  const header = c.req.header('Authorization');
  if (header === undefined) throw new StoreError('auth_required');
  const token = format.exec(header)?.[1];
  // A customer's token is known to be no operator's, whether it is good or not.
  if (token === undefined) throw new StoreError('access_denied');
  const found = token.startsWith('os_') ? await findSession(deps, token) : await findKey(deps, token);
  if (!found) throw new StoreError('token_invalid');
  if (!mayCall(found, endpoint)) throw new StoreError('access_denied');
  return found;
}

async function findKey({ db, clock }: StoreDeps, key: string): Promise<Operator | null> {
  const its = and(eq(operatorKey.keyHash, hashOf(key)), isNull(operatorKey.revokedAt));
  const [row] = await db.select().from(operatorKey).where(its);
  if (!row) return null;
  const now = clock();
  // Once a minute is exact enough, and spares a write on every request.
  const stale = or(isNull(operatorKey.lastUsedAt), lt(operatorKey.lastUsedAt, new Date(now.getTime() - minute)));
  await db.update(operatorKey).set({ lastUsedAt: now }).where(and(its, stale));
  return { id: row.id, name: row.name, scopes: row.scopes.filter(isScope), readOnly: false, session: null, isConsole: false };
}

/** The operator of a call that only operators may make. */
export function operatorOfCall({ operator }: Pick<Call, 'operator'>): Operator {
  if (!operator) throw new StoreError('auth_required');
  return operator;
}
