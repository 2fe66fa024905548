/** Lines as people type them: a part, and how many. */

const pieceWords =
  '(?:x|×|\\*|pcs?\\.?|pieces?|stk\\.?|stück|st\\.?|шт\\.?|pièces?|pzas?\\.?|piezas?|peças?|adet|buah|नग|पीस|個|ヶ|个|只|片)';
const amount = '(\\d{1,7})';

const before = new RegExp(`^${amount}\\s*${pieceWords}\\s*[:.-]?\\s+(\\S.*)$`, 'iu');
const times = new RegExp(`^(\\S.*?)\\s*[\\s(\\[]\\s*(?:x|×|\\*)\\s*${amount}\\s*[)\\]]?$`, 'iu');
const after = new RegExp(`^(\\S.*?)\\s*[\\s,:;=-]\\s*${amount}\\s*${pieceWords}$`, 'iu');
const codeThenNumber = /^(\S+)\s+([1-9]\d{0,6})$/u;
const numberThenCode = /^([1-9]\d{0,6})\s+(\S+)$/u;

/** Part and quantity of a line; without a quantity the second is empty. `10k 0603` is one part, not 603 of them. */
export function readFreeLine(line: string): [part: string, quantity: string] {
  const first = before.exec(line);
  if (first) return [first[2] ?? '', first[1] ?? ''];
  const marked = times.exec(line) ?? after.exec(line) ?? codeThenNumber.exec(line);
  if (marked) return [marked[1] ?? '', marked[2] ?? ''];
  const counted = numberThenCode.exec(line);
  // A number before a code is a quantity; before a unit it is a value.
  if (counted && isCode(counted[2] ?? '')) return [counted[2] ?? '', counted[1] ?? ''];
  return [line, ''];
}

function isCode(word: string): boolean {
  return word.length >= 4 && /\d/.test(word) && /\p{L}/u.test(word);
}
