import { fold } from '#server/rules/fold.ts';

/** Text as it stands in an address: small letters and digits with single hyphens, at most 150 long; empty when nothing is left. */
export function toSlug(text: string): string {
  return fold(text)
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 150)
    .replace(/^-|-$/g, '');
}
