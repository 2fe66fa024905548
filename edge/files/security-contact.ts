/** Whom to tell of a hole (RFC 9116): the shop's own address for mails; nothing where the operator has named none. */
import type { ReadStore } from '#edge/cache/read-through.ts';
import { addressOf } from '#edge/address.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import type { EdgeOptions } from '#edge/edge-options.ts';
import { errorAnswer } from '#edge/error-answer.ts';
import { askSite } from '#edge/site-told.ts';
import { day } from '#contract/durations.ts';

export const securityContactPath = '/.well-known/security.txt';

/** Days that whoever has read it may rely on it; the standard asks for less than a year. */
const lasting = 30;

export function securityContact({ siteName = 'Partwright', now = Date.now }: EdgeOptions, readStore: ReadStore) {
  return async (c: EdgeContext): Promise<Response> => {
    const { email } = await askSite(c, readStore, siteName);
    if (email === '') return errorAnswer(c, 'not_found');
    // Whole days, so that all readers of a day get the same file.
    const expires = new Date((Math.floor(now() / day) + lasting) * day).toISOString();
    const canonical = new URL(securityContactPath, addressOf(c, c.get('locale').key, '/')).href;
    c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=3600');
    return c.text(`Contact: mailto:${encodeURI(email)}\nExpires: ${expires}\nCanonical: ${canonical}\n`);
  };
}
