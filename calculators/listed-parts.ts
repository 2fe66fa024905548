/** Parts of the shop for the standard values of a parts list. */
import type { Row } from './define.ts';
import { chipResistors, equalTo, inductors, type PartSearch } from './parts.ts';

/** More kinds of parts than this nobody reads at once. */
const most = 4;
/** C0G is made up to about the first, film capacitors up to the second, F. */
const [greatestC0g, greatestFilm] = [100e-9, 10e-6];

/** Capacitors that keep their value over voltage and temperature, as filters need it; none where there are no such. */
export function stableCapacitors(label: string, capacitance: number | null | undefined): PartSearch[] {
  if (typeof capacitance !== 'number' || !(capacitance > 0) || capacitance > greatestFilm) return [];
  const filters = { capacitance: equalTo(capacitance) };
  return capacitance <= greatestC0g
    ? [{ label, category: 'mlcc', filters: { ...filters, dielectric: 'c0g' } }]
    : [{ label, category: 'film-capacitors', filters }];
}

const filmOnly = (label: string, capacitance: number): PartSearch[] =>
  capacitance <= greatestFilm ? [{ label, category: 'film-capacitors', filters: { capacitance: equalTo(capacitance) } }] : [];

const keyOf = ({ category, filters }: PartSearch) => [category, ...Object.values(filters)].join(' ');

interface Wishes {
  /** Searches that come first. */
  first?: readonly PartSearch[];
  /** Key of the words of a part; its reference in small letters without it. */
  labelOf?: (row: Row) => string;
  /** Film capacitors even where there are ceramic ones. */
  film?: true;
}

/** Searches for the parts of a list, each standard value once. */
export function listedParts(rows: readonly Row[] | undefined, { first = [], labelOf, film }: Wishes = {}): PartSearch[] {
  const found = (rows ?? []).flatMap((row) => {
    const { kind, standard } = row;
    if (typeof standard !== 'number') return [];
    const label = labelOf ? labelOf(row) : String(row['ref']).toLowerCase();
    if (kind === 'R') return chipResistors(label, standard);
    if (kind === 'L') return inductors(label, standard);
    return film ? filmOnly(label, standard) : stableCapacitors(label, standard);
  });
  const keys = found.map(keyOf);
  return [...first, ...found.filter((search, index) => keys.indexOf(keyOf(search)) === index)].slice(0, most);
}
