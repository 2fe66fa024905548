/** Parts of the shop for the standard values of a parts list. */
import type { Row } from './define.ts';
import { chipResistors, type CoilUse, equalTo, inductors, type PartSearch } from './parts.ts';

/** C0G is made up to about the first, film capacitors up to the second, F. */
const [greatestC0g, greatestFilm] = [100e-9, 10e-6];

/** Capacitors that keep their value over voltage and temperature, as filters need it; none where there are no such. */
export function stableCapacitors(label: string, capacitance: number | null | undefined): PartSearch[] {
  if (typeof capacitance !== 'number' || !(capacitance > 0) || capacitance > greatestFilm) return [];
  const filters = { capacitance: equalTo(capacitance) };
  return capacitance <= greatestC0g
    ? [{ label, partClass: 'mlcc', filters: { ...filters, dielectric: 'c0g' } }]
    : [{ label, partClass: 'film-capacitors', filters }];
}

const filmOnly = (label: string, capacitance: number): PartSearch[] =>
  capacitance <= greatestFilm ? [{ label, partClass: 'film-capacitors', filters: { capacitance: equalTo(capacitance) } }] : [];

const keyOf = ({ partClass, filters }: PartSearch) => [partClass, ...Object.values(filters)].join(' ');

interface Wishes {
  /** Searches that come first. */
  first?: readonly PartSearch[];
  /** Key of the words of a part; its reference in small letters without it. */
  labelOf?: (row: Row) => string;
  /** Film capacitors even where there are ceramic ones. */
  film?: true;
  coils?: CoilUse;
}

/** Searches for the parts of a list, each standard value once. */
export function listedParts(rows: readonly Row[] | undefined, { first = [], labelOf, film, coils }: Wishes = {}): PartSearch[] {
  const found = (rows ?? []).flatMap((row) => {
    const { kind, standard } = row;
    if (typeof standard !== 'number') return [];
    const label = labelOf ? labelOf(row) : String(row['ref']).toLowerCase();
    const searches =
      kind === 'R'
        ? chipResistors(label, standard)
        : kind === 'L'
          ? inductors(label, standard, coils)
          : film
            ? filmOnly(label, standard)
            : stableCapacitors(label, standard);
    return searches.map((search) => ({ ...search, places: [String(row['ref'])] }));
  });
  const byKey = Map.groupBy(found, keyOf);
  const each = [...byKey.values()].flatMap(([search, ...others]) =>
    search ? [{ ...search, places: [search, ...others].flatMap(({ places }) => places) }] : [],
  );
  return [...first, ...each];
}
