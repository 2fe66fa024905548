/** Designators on the board: `R1-R4, R7` are five. */

/** A slip such as R1-R99999 must not fill the memory. */
const longestRange = 5000;
/** Of one row: boards with more parts of one kind are made of panels. */
export const mostReferences = 5000;

const range = /^(\p{L}+_?)(\d+)-(?:(\p{L}+_?))?(\d+)$/u;

/** References that a row may name, again ones and all. */
const mostNamed = 4 * mostReferences;
/** Of a whole bill. */
export const mostOfBill = 50_000;

/**
 * The single references of a text with ranges, in order and each once; null when they are too many. `R1-4` is a range,
 * unless the row's quantity says that it is one part.
 */
export function readReferences(text: string, quantity: number | null = null): string[] | null {
  const tokens = splitReferences(text);
  const full = expand(tokens, true);
  const bare = expand(tokens, false);
  return quantity !== null && full?.length !== quantity && bare?.length === quantity ? bare : full;
}

function splitReferences(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/\.{2,}|[-\u2010-\u2015\u2212~\u301c]/gu, '-')
      .replace(/\s+/gu, ' ')
      // One space on each side is all there is by now.
      .replace(/ ?- ?(?=[\p{L}\d])/gu, '-')
      .split(/[\s,;:、。・|/&+"'()[\]]+/u)
      .filter((token) => token !== '' && token !== '-')
  );
}

function expand(tokens: readonly string[], shortRanges: boolean): string[] | null {
  const all = new Set<string>();
  let named = 0;
  for (const token of tokens) {
    const references = expandToken(token, shortRanges);
    named += references.length;
    if (named > mostNamed) return null;
    for (const reference of references) all.add(reference);
  }
  return all.size > mostReferences ? null : [...all];
}

function expandToken(token: string, shortRanges: boolean): string[] {
  const found = range.exec(token);
  if (!found) return [token];
  const [, prefix = '', from = '', other, to = ''] = found;
  const [start, end] = [Number(from), Number(to)];
  const isRange = other === undefined ? shortRanges && end > start : other.toUpperCase() === prefix.toUpperCase() && end >= start;
  if (!isRange || end - start >= longestRange) return [token];
  const width = from.startsWith('0') ? from.length : 0;
  return Array.from({ length: end - start + 1 }, (_, index) => prefix + String(start + index).padStart(width, '0'));
}

/** Whether a text reads as references: letters and a number, alone or in a list. */
export function looksLikeReferences(text: string): boolean {
  const tokens = splitReferences(text);
  return tokens.length > 0 && tokens.every((token) => /^\p{L}{1,5}_?\d{1,5}\p{L}?(?:-(?:\p{L}{1,5}_?)?\d{1,5})?$/u.test(token));
}

const designators = new Set(
  'A AE AR AT B BAT BR BT BZ C CB CE CN CON CP CR D DA DD DL DS E F FB FD FID FL G GND H HS HW IC J JP JR K L LD LED LS M MH MIC MK MOD N NT OK OSC P PCB PS Q R RA RL RLY RN RP RR RT RV S SB SP ST SW SWD T TB TH TP TR TVS U UN V VD VR VT W X XA XP XS XT XTAL Y Z ZD'.split(
    ' ',
  ),
);

/** The same, with the letters that circuits use: `LM358N` is a part. */
export function areSurelyReferences(text: string): boolean {
  return looksLikeReferences(text) && splitReferences(text).every((token) => designators.has(prefixOf(token)));
}

/** Letters before the number of the first reference: `R` of `R12`. */
export function referencePrefix(references: readonly string[]): string {
  return prefixOf(references[0] ?? '');
}

function prefixOf(reference: string): string {
  return /^\p{L}+/u.exec(reference)?.[0]?.toUpperCase() ?? '';
}
