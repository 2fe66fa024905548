/** Tests of very many cases try a part of them, always the same, in `npm run unit`; `npm run test:whole` tries all. */

const isWhole = process.env['TEST_WHOLE'] === 'on';

/** Each n-th case; `start` begins elsewhere, so that a second list of them varies which of the first it meets. */
export function someOf<Case>(cases: readonly Case[], every: number, start = 0): readonly Case[] {
  return isWhole ? cases : cases.filter((_, at) => (at + start) % every === 0);
}
