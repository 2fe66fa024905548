/** What says that a part stays off the board. */
import { codeKey, fold } from '#server/rules/fold.ts';
import { saysFitted } from './column-words.ts';

const negative = keys(
  'no, n, false, 0, nein, нет, नहीं, non, não, nao, tidak, hayır, hayir, いいえ, 無, 否, 无, -, off, ✗, ✘, ×, ☐, not fitted, dnp, dnf, dni, dnm, nc, nicht, unbestückt',
);
const phrases = [
  'do not (?:populate|place|fit|install|mount|assemble|stuff)',
  'not (?:fitted|populated|placed|mounted|installed)',
  'no[ -]?(?:pop|fit|stuff|load|mount)',
  'nicht best[uü]ckt?(?:en)?',
  'unbest[uü]ckt',
  'не (?:устанавливать|монтировать|ставить|запаивать)',
  'न लगाएं',
  'non mont[eé]e?',
  'ne pas monter',
  'n[aã]o (?:montar|montado|popular)',
  '(?:tidak|jangan) dipasang',
  'takılmayacak',
  '未実装|実装しない|実装不要|未搭載',
  'no (?:montar|montado|poblar|colocar)',
  '不贴装?|不装|不焊接?|空贴|不上件',
];
const anywhere = new RegExp(`(?<![\\p{L}\\p{N}])(?:DN[PFIM]|${phrases.join('|')})(?![\\p{Script=Latin}\\p{N}])`, 'iu');
/** `NC` in a description may be a normally closed switch. */
const alone = /^(?:NC|N\.C\.|N\/C|NP|NM|n\.?\s?b\.?|✗|✘|not connected)$|[/( ]NC\)?$/iu;

function keys(list: string): Set<string> {
  return new Set(list.split(',').map((word) => keyOf(word)));
}

function keyOf(text: string): string {
  return codeKey(text) || fold(text);
}

/** Whether a cell of the column for such words says so; the column's name tells which way round it is meant. */
export function isLeftOff(header: string, cell: string): boolean {
  if (cell === '') return false;
  const says = keyOf(cell);
  if (saysFitted(header)) return negative.has(says) || anywhere.test(cell);
  // A cross marks the part in such a column, and so does any word that is no "no".
  return /^[✗✘×x]$/iu.test(cell) || anywhere.test(cell) || alone.test(cell) || !negative.has(says);
}

/** Whether a value, a part number or a description says so. */
export function saysLeftOff(cell: string): boolean {
  return anywhere.test(cell) || alone.test(cell);
}

/** Rows that add up what stands above them. */
const totals =
  /^(?:(?:grand|sub)[ -]?total|total|sum|summe|gesamt|zwischensumme|итого|всего|कुल|कुल योग|somme|soma|jumlah total|toplam|genel toplam|合計|総計|小計|suma|总计|合计|小计|总数)(?=[\s:：=]|$)/iu;

export function isTotal(cell: string): boolean {
  return totals.test(cell);
}
