/** Tells faults of the database apart by the codes of PostgreSQL and of the socket. */

/** Nobody waits for the answer any more. */
export class CallEnded extends Error {}

/** Classes 08 (connection) and 53 (resources), shutdown, limits of time, deadlock and serialisation failure: worth another try later. */
const passing = /^(08|53)|^(57P0[1-3]|57014|55P03|25P03|40001|40P01|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;
const passingMessage =
  /Connection terminated|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after calling end/;

/** The innermost cause: the query builder wraps what the driver throws. */
export function rootCause(error: unknown): unknown {
  let current = error;
  while (current instanceof Error && current.cause !== undefined) current = current.cause;
  return current;
}

export function databaseCode(error: unknown): string | null {
  const cause = rootCause(error);
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
}

/** Whether the database cannot answer now, as opposed to refusing a statement. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = rootCause(error);
  if (cause instanceof CallEnded) return true;
  const code = databaseCode(error);
  if (code !== null && passing.test(code)) return true;
  return cause instanceof Error && passingMessage.test(cause.message);
}

/** Whether the database lives and has no connection to spare, or this process has none. */
export function hasNoConnection(error: unknown): boolean {
  const cause = rootCause(error);
  return databaseCode(error) === '53300' || (cause instanceof Error && cause.message.startsWith('timeout exceeded when trying to connect'));
}

/** Whether a transaction lost against another one and may simply run again. */
export function isLostRace(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40001' || code === '40P01';
}
