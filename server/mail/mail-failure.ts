/** Why a mail did not go out, and whether trying again can help. */
const longestReason = 500;

/** The mail server's words in one line. */
export function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : 'unknown';
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, longestReason);
}

/** The same without addresses of people, for the log. */
export function withoutAddresses(reason: string): string {
  return reason.replaceAll(/[^\s<>()"',;:]+@[^\s<>()"',;]+/g, '…');
}

/**
 * The server will not take this mail for this recipient, however often it is tried: 5xx to the recipient or to the text (RFC 5321,
 * 4.2.1). 5xx to the log-in or to the sender is a wrong setting, after whose repair the mail goes out.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
