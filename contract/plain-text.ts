/** What a text from outside must be like, with and without a schema around it (`docs/api.md` section 1). */

/** Half of a character that a program has cut in two is no text either: no UTF-8 stands for it, and the database refuses it. */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const controlCharacter = /[\u0000-\u0008\u000b-\u001f\u007f]|\p{Surrogate}/u;

/** Without control characters other than tab and line feed. */
export const isPlain = (text: string): boolean => !controlCharacter.test(text);

/** NFC, line feeds alone between lines, no blanks around it. */
export const tidyText = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim();

/** Whether a text has `least` code points or more. A code point has two units at most, so few texts are counted. */
export const isAsLongAs = (text: string, least: number): boolean => text.length >= 2 * least || [...text].length >= least;

/** Whether a text has `most` code points or fewer. */
export const isWithin = (text: string, most: number): boolean =>
  text.length <= most || (text.length <= 2 * most && [...text].length <= most);

/** The name of a record in an address: lower-case letters, digits and single hyphens. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const longestSlug = 160;
