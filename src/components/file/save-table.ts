import { csvOf } from '#contract/csv.ts';
import { saveCsv } from './save-csv.ts';

/** Rows as a file for a spreadsheet; in a file of its own, for pages on which few save one. */
export function saveTable(fileName: string, rows: Parameters<typeof csvOf>[0]): void {
  saveCsv(fileName, csvOf(rows));
}
