export interface Droppable {
  /** How much is lost without it. */
  loss: number;
}

/**
 * Places of the conditions to drop so that something meets the others: as few as can be, and among as few those that lose least.
 * `failures` are the combinations of conditions that things fail, as bits: what one fails is what must be dropped to find it.
 * `isEnough` tells whether what is left says enough. Null when nothing does.
 */
export function fewestDropped(
  failures: readonly number[],
  conditions: readonly Droppable[],
  isEnough: (dropped: readonly number[]) => boolean,
): number[] | null {
  const loss = (places: readonly number[]) => places.reduce((total, place) => total + (conditions[place]?.loss ?? 0), 0);
  const [best] = failures
    .map((failed) => conditions.flatMap((_, place) => ((failed & (1 << place)) === 0 ? [] : [place])))
    .filter(isEnough)
    .toSorted((a, b) => a.length - b.length || loss(a) - loss(b));
  return best ?? null;
}

/** Which tests rows fail, as bits from the first one on, each combination once. */
export function failuresOf(rows: Iterable<number>, tests: readonly ((row: number) => boolean)[]): number[] {
  const failures = new Set<number>();
  for (const row of rows) {
    let failed = 0;
    for (let place = 0; place < tests.length; place += 1) {
      if (!tests[place]?.(row)) failed |= 1 << place;
    }
    failures.add(failed);
  }
  return [...failures];
}
