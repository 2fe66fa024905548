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

const pieces = /^(\d[\d.,' ]{0,15}) ?(?:in stock|available|pcs|pieces)$/i;

const readers: Readonly<Record<string, (cell: string) => string>> = {
  lifecycle: said(lifecycles),
  rohs: said(rohsStates),
  lead_time_days: inDays,
  stock: (cell) => pieces.exec(cell)?.[1]?.trim() ?? cell,
};

export function plainValue(target: string, cell: string): string {
  return Object.hasOwn(readers, target) ? (readers[target]?.(cell.trim()) ?? cell) : cell;
}
