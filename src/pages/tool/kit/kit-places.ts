/** The places of a circuit that a kit fills: searches that are ways to fill the same place are one. */
import type { ShopSearch } from '#src/pages/tool/results/use-shop-searches.ts';

export interface KitPlace {
  /** The same as long as the circuit has the place, whatever its value. */
  key: string;
  searches: readonly [ShopSearch, ...ShopSearch[]];
  /** Such as `R1`, `R2`; none where the circuit names none. */
  references: readonly string[];
  /** Pieces that the circuit has. */
  pieces: number;
}

function place(key: string, first: ShopSearch, ...others: ShopSearch[]): KitPlace {
  const references = first.places ?? [];
  const pieces = references.length > 0 ? references.length : (first.pieces ?? 1);
  return { key, searches: [first, ...others], references, pieces };
}

export function kitPlaces(searches: readonly ShopSearch[]): KitPlace[] {
  const grouped = Map.groupBy(searches, (search) => search.place ?? search.places?.join(' ') ?? search.label);
  return [...grouped].flatMap(([key, [first, ...others]]) => (first ? [place(key, first, ...others)] : []));
}
