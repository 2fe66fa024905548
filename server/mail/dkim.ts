/** Signatures of mails (DKIM, RFC 6376) by a key of the operator's own; without them the mail server may sign. */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SetupError } from '#server/kernel/setup-error.ts';

/** The public half of the key stands in the name service at `<selector>._domainkey.<domain>`. */
export interface DkimSettings {
  domain: string;
  selector: string;
  /** A private key in PEM. */
  keyFile: string;
}

/** As nodemailer takes them; throws a `SetupError` of one line where the file holds no key. */
export function dkimOptions({ domain, selector, keyFile }: DkimSettings) {
  try {
    return { domainName: domain, keySelector: selector, privateKey: createPrivateKey(readFileSync(keyFile)) };
  } catch (error) {
    // What is wrong with it may quote the key.
    throw new SetupError(`DKIM_KEY_FILE must name a file with a private key in PEM that the shop may read, not "${keyFile}".`, {
      cause: error,
    });
  }
}
