/** A real mail server that keeps what it is sent, for tests. */
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server says to a recipient; null takes the mail. */
export type Verdict = { responseCode: number; message: string } | null;

const takeAll: (recipient: string) => Verdict = () => null;

export async function openMailServer() {
  const received: Email[] = [];
  const raw: string[] = [];
  let judge = takeAll;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const verdict = judge(address);
      done(verdict && Object.assign(new Error(verdict.message), { responseCode: verdict.responseCode }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        PostalMime.parse(bytes).then((mail) => {
          received.push(mail);
          raw.push(bytes.toString('utf8'));
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const place = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    received,
    raw,
    /** Decides about each recipient from now on. */
    judge: (by: (recipient: string) => Verdict) => {
      judge = by;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;
