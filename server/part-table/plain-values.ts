/** What cells of foreign lists say in their own words, in those of the import's format; what is none of them stays, to be told. */

type Meanings = readonly (readonly [said: RegExp, value: string])[];

const lifecycles: Meanings = [
  [/^(?:active|in production|production)$/i, 'active'],
  [/^(?:nrnd|not (?:recommended )?for new designs?)$/i, 'nrnd'],
  [/^(?:last time buy|ltb)$/i, 'last_time_buy'],
  [/^(?:obsolete|discontinued|end of life|eol)$/i, 'obsolete'],
  [/^(?:preview|preliminary)$/i, 'preview'],
];

const rohsStates: Meanings = [
  [/^(?:yes|y|true|compliant|rohs ?3? compliant|rohs)$/i, 'compliant'],
  [/^(?:exempt|(?:rohs )?compliant (?:by|with) exemption)$/i, 'exempt'],
  [/^(?:no|n|false|(?:rohs )?(?:non|not)[ -]compliant)$/i, 'non_compliant'],
];

const said = (words: Meanings) => (cell: string) => words.find(([form]) => form.test(cell))?.[1] ?? cell;

const duration = /^(\d{1,3}) ?(weeks?|wks?|wochen|days?|tage)$/i;

function inDays(cell: string): string {
  const [, count = '', unit = ''] = duration.exec(cell) ?? [];
  if (count === '') return cell;
  return String(Number(count) * (unit.toLowerCase().startsWith('w') ? 7 : 1));
}

/** A day whose parts cannot be taken for each other: the year in front, or points between day and month. */
const yearFirst = /^(2\d{3})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(2\d{3})$/;

function asDay(cell: string): string {
  const [, year, month, day] = yearFirst.exec(cell) ?? [];
  if (year && month && day) return writtenDay(year, month, day);
  const [, first, second, last] = dayFirst.exec(cell) ?? [];
  return first && second && last ? writtenDay(last, second, first) : cell;
}

const writtenDay = (year: string, month: string, day: string): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const pieces = /^(\d[\d.,' ]{0,15}) ?(?:in stock|available|pcs|pieces)$/i;

const readers: Readonly<Record<string, (cell: string) => string>> = {
  lifecycle: said(lifecycles),
  rohs: said(rohsStates),
  lead_time_days: inDays,
  last_buy_date: asDay,
  stock: (cell) => pieces.exec(cell)?.[1]?.trim() ?? cell,
};

export function plainValue(target: string, cell: string): string {
  return Object.hasOwn(readers, target) ? (readers[target]?.(cell.trim()) ?? cell) : cell;
}
