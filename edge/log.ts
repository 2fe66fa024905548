/** One JSON line about something that went wrong, in the form of the store's log. Never pass addresses, queries or headers of visitors. */
export function logTrouble(level: 'warn' | 'error', event: string, requestId: string | null, reason: unknown): void {
  const text = level === 'error' && reason instanceof Error ? (reason.stack ?? String(reason)) : String(reason);
  const cause = reason instanceof Error && reason.cause instanceof Error ? { cause: String(reason.cause) } : {};
  const line = { time: new Date().toISOString(), level, event, ...(requestId === null ? {} : { request_id: requestId }), reason: text };
  console[level](JSON.stringify({ ...line, ...cause }));
}
