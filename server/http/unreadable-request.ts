/** What comes over a connection and is no request that can be read: a head of more than 16 KiB, or no HTTP at all. */
import type { Duplex } from 'node:stream';

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
/** Milliseconds in which the sender may come to their end. */
const patience = 2000;

const refused = new WeakSet<Duplex>();

/**
 * Answers, and hears the sender out for a while: a connection that is cut while they still write is reset, and their answer with it. Behind a
 * proxy that would be a 502 for what is a 431.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // What still comes is as unreadable, and told each time.
  if (refused.has(socket)) return;
  refused.add(socket);
  if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(socket)) return void socket.destroy();
  socket.end(`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.resume();
  setTimeout(() => socket.destroy(), patience).unref();
}

/** Whether an earlier request of the connection is being answered, as Node itself looks for it. */
function isAnswering(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return typeof answer === 'object' && answer !== null && 'headersSent' in answer && answer.headersSent === true;
}
