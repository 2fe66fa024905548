/** Kept between calls: thousands of numbers are compared at once. Longer texts get their own. */
let rows = [new Int32Array(128), new Int32Array(128), new Int32Array(128)];

/**
 * Edits between two texts when a swap of two neighbours counts as one (optimal string alignment);
 * gives up beyond `limit` and answers `limit + 1`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(from.length - to.length) > limit) return tooMany;
  if (to.length + 2 > (rows[0]?.length ?? 0)) rows = rows.map(() => new Int32Array(to.length * 2));
  let [beforePrevious = rows[0], previous = rows[1], current = rows[2]] = rows;
  if (!beforePrevious || !previous || !current) return tooMany;
  for (let column = 0; column <= to.length; column += 1) previous[column] = Math.min(column, tooMany);
  for (let row = 1; row <= from.length; row += 1) {
    // Further from the diagonal there are more edits than allowed.
    const first = Math.max(1, row - limit);
    const last = Math.min(to.length, row + limit);
    current[first - 1] = first === 1 ? Math.min(row, tooMany) : tooMany;
    let least = current[first - 1] ?? tooMany;
    for (let column = first; column <= last; column += 1) {
      const same = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        tooMany,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from.charCodeAt(row - 1) === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      if (isSwapped) best = Math.min(best, (beforePrevious[column - 2] ?? 0) + 1);
      current[column] = best;
      least = Math.min(least, best);
    }
    if (least > limit) return tooMany;
    current[last + 1] = tooMany;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(previous[to.length] ?? tooMany, tooMany);
}

/** How many edits a part number of this length may be away and still be meant (`docs/api.md` 5.1): 1 from 5 characters, 2 from 9. */
export function allowedEdits(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}
