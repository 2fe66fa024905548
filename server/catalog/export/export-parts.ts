/** Parts of the shop as a file that the import takes, with columns or as JSON lines. */
import { csvHead, csvLine } from '#contract/csv.ts';
import type { Database, Queries } from '#server/db/client.ts';
import type { CategoryEntry, Reference } from '#server/search/reference.ts';
import { letOthers } from '#server/kernel/slices.ts';
import { columnsOf, type Decimal, emptyExtent, extend } from './csv-columns.ts';
import { readRecords, type ReadOptions } from './read-records.ts';

export interface ExportOptions extends ReadOptions {
  /** A comma goes with semicolons between the cells, as spreadsheets of such languages write them. */
  decimal: Decimal;
  /** Refuses by a throw when there are more. */
  mostParts?: number;
}

/** More parts than were asked for. */
export class TooManyParts extends Error {}

/** All reads see the shop as it was at the first. */
export function atOneMoment<Result>(db: Database, read: (queries: Queries) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** Lines with their ends, the names of the columns first. Reads twice: columns are those that any part fills. */
export async function* csvLines(
  queries: Queries,
  reference: Reference,
  categories: readonly CategoryEntry[],
  { decimal, mostParts = Infinity, ...options }: ExportOptions,
): AsyncGenerator<string> {
  const extent = emptyExtent();
  for await (const record of readRecords(queries, reference, categories, options)) {
    extend(extent, record);
    if (extent.parts > mostParts) throw new TooManyParts();
    await letOthers();
  }
  const columns = columnsOf(extent, reference, decimal);
  const separator = decimal === ',' ? ';' : ',';
  yield csvHead(
    columns.map(({ name }) => name),
    separator,
  );
  for await (const record of readRecords(queries, reference, categories, options)) {
    yield csvLine(
      columns.map(({ cell }) => cell(record)),
      separator,
    );
    await letOthers();
  }
}

/** One part in each line. */
export async function* jsonLines(
  queries: Queries,
  reference: Reference,
  categories: readonly CategoryEntry[],
  options: ReadOptions,
): AsyncGenerator<string> {
  for await (const record of readRecords(queries, reference, categories, options)) {
    yield `${JSON.stringify(record)}\n`;
    await letOthers();
  }
}
