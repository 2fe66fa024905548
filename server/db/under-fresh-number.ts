import { StoreError } from '#server/kernel/store-error.ts';

const draws = 3;

/**
 * Writes a row under a number that `write` draws by chance, and gives the row. `write` leaves a number that is taken already alone and gives no row;
 * then another is drawn. A StoreError `unavailable` after three.
 */
export async function underFreshNumber<Row>(write: () => PromiseLike<readonly Row[]>): Promise<Row> {
  for (let attempt = 0; attempt < draws; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether a number is taken has to be known before the next draw
    const [row] = await write();
    if (row) return row;
  }
  throw new StoreError('unavailable');
}
