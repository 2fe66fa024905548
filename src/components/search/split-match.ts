/** Letters and digits only: hyphens, slashes and case do not tell part numbers apart when they are searched. */
function plain(text: string): { letters: string; places: number[] } {
  const places = [...text].flatMap((letter, index) => (/[\p{L}\p{N}]/u.test(letter) ? [index] : []));
  return { letters: places.map((index) => text[index]?.toLowerCase() ?? '').join(''), places };
}

/** Cuts a part number into before, matched and after, for the text that was typed; without a match all of it is before. */
export function splitMatch(partNumber: string, typed: string): [before: string, match: string, after: string] {
  const { letters, places } = plain(partNumber);
  const wanted = plain(typed).letters;
  const at = wanted === '' ? -1 : letters.indexOf(wanted);
  const start = places[at];
  const end = places[at + wanted.length - 1];
  if (start === undefined || end === undefined) return [partNumber, '', ''];
  return [partNumber.slice(0, start), partNumber.slice(start, end + 1), partNumber.slice(end + 1)];
}
