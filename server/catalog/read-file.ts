/** Reads an operator's file row by row, so that its size does not matter. */
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { type CastingContext, CsvError, parse } from 'csv-parse';
import { fieldIssue } from '#contract/api/field-issue.ts';
import { readHeader } from './csv-record.ts';
import { incomingRecord } from './part-record.ts';
import { mostOfARow, PartProblems, type RowProblem } from './problem.ts';
import type { PartRow } from './part-row.ts';

export type FileFormat = 'csv' | 'jsonl';

/** Signs of a row, and columns of a header: a part with every word and every packaging has a tenth of that. */
const longestRow = 256 * 1024;
const mostColumns = 2000;

/** CSV by `.csv` and `.tsv`, JSON lines by `.jsonl`, `.ndjson` and `.json`; null for anything else. */
export function formatOf(path: string): FileFormat | null {
  if (/\.(csv|tsv)$/i.test(path)) return 'csv';
  return /\.(jsonl|ndjson|json)$/i.test(path) ? 'jsonl' : null;
}

interface Reading {
  /** Gets the bytes read so far. */
  onBytes?: (bytes: number) => void;
  /** Whether nothing but parts that the shop has is of interest. */
  areKnown?: boolean;
}

/** Rows with their line numbers. A header that does not fit throws `PartProblems`. */
export function readPartFile(
  path: string,
  format: FileFormat,
  { onBytes = () => {}, areKnown = false }: Reading = {},
): AsyncGenerator<PartRow> {
  const file = createReadStream(path);
  let bytes = 0;
  const counted = file.pipe(
    new Transform({
      transform(piece: Buffer, _, done) {
        bytes += piece.length;
        onBytes(bytes);
        done(null, piece);
      },
    }),
  );
  file.once('error', (error) => counted.destroy(error));
  return format === 'csv' ? csvRows(counted, path, areKnown) : jsonRows(counted);
}

/** How many rows `readPartFile` will give, for whoever wants to know how far it is; those up to where a file cannot be read. */
export async function countRows(path: string, format: FileFormat): Promise<number> {
  let rows = format === 'csv' ? -1 : 0; // a header is none
  const count = (text: unknown): void => void (rows += Number(typeof text !== 'string' || contentOf(text) !== ''));
  const file = createReadStream(path);
  const pieces = format === 'csv' ? file.pipe(parse(csvFormat(path))) : createInterface({ input: file, crlfDelay: Infinity });
  try {
    for await (const piece of pieces) count(piece);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error; // told by whoever reads the rows
  }
  return Math.max(0, rows);
}

/** What parts the names of the columns parts all cells: a decimal comma between semicolons is none. */
function delimiterOf(path: string): ',' | ';' {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(longestRow);
    const names =
      start
        .toString('utf8', 0, readSync(file, start))
        .replace(/^\s+/, '')
        .split(/[\r\n]/, 1)[0] ?? '';
    return names.split(';').length > names.split(',').length ? ';' : ',';
  } finally {
    closeSync(file);
  }
}

const csvFormat = (path: string) => ({
  bom: true,
  delimiter: /\.tsv$/i.test(path) ? '\t' : delimiterOf(path),
  skip_empty_lines: true,
  relax_column_count: true,
  max_record_size: longestRow,
  cast: withinRow,
});

/** Ends a row of cells without end while it is read: empty ones have no size. */
function withinRow(cell: string, { index, lines }: CastingContext): string {
  if (index >= mostColumns) throw new CsvError('CSV_MAX_RECORD_SIZE', 'Too many cells', undefined, { lines });
  return cell;
}

const contentOf = (text: string): string => text.replace(/^\ufeff/, '').trim();

async function* csvRows(file: Transform, path: string, areKnown: boolean): AsyncGenerator<PartRow> {
  const rows = file.pipe(parse({ ...csvFormat(path), info: true }));
  file.once('error', (error) => rows.destroy(error));
  let header: ReturnType<typeof readHeader> | null = null;
  let width = 0;
  try {
    for await (const row of rows) {
      const { record, info } = row as { record: string[]; info: { lines: number } }; // csv-parse types its rows as any
      if (header === null) {
        header = checkedHeader(record, areKnown);
        width = record.length;
      } else if (record.length > width) yield faulty(info.lines, { field: '', code: 'mismatch', value: `${record.length} cells` });
      else yield toRow(info.lines, header.toRecord(record));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const code = error.code === 'CSV_MAX_RECORD_SIZE' ? 'too_long' : 'invalid_format';
    yield faulty(typeof error['lines'] === 'number' ? error['lines'] : 0, { field: '', code, value: error.code });
  }
}

function checkedHeader(names: readonly string[], areKnown: boolean): ReturnType<typeof readHeader> {
  if (names.length > mostColumns)
    throw new PartProblems([{ line: 1, field: 'header', code: 'too_long', value: `${names.length} columns` }]);
  const header = readHeader(
    names.map((name) => name.trim()),
    areKnown,
  );
  const problems = [
    ...header.unknown.map((value): RowProblem => ({ line: 1, field: 'header', code: 'not_allowed', value })),
    ...header.missing.map((value): RowProblem => ({ line: 1, field: 'header', code: 'required', value })),
  ];
  if (problems.length > 0) throw new PartProblems(problems);
  return header;
}

async function* jsonRows(file: Transform): AsyncGenerator<PartRow> {
  let line = 0;
  for await (const text of createInterface({ input: file, crlfDelay: Infinity })) {
    line += 1;
    const content = contentOf(text);
    if (content === '') continue;
    yield jsonRow(line, content);
  }
}

function jsonRow(line: number, content: string): PartRow {
  const value = content.slice(0, 40);
  if (content.length > longestRow) return faulty(line, { field: '', code: 'too_long', value });
  const parsed = parseJson(content);
  return parsed.ok ? toRow(line, parsed.value) : faulty(line, { field: '', code: 'invalid_format', value });
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false }; // reported with its line by the caller
  }
}

const faulty = (line: number, problem: Omit<RowProblem, 'line'>): PartRow => ({ line, problems: [{ line, ...problem }] });

/** A row as a part, or what is wrong with it. */
export function toRow(line: number, raw: unknown): PartRow {
  const parsed = incomingRecord.safeParse(raw, { reportInput: true });
  if (parsed.success) return { line, record: parsed.data };
  const problems = parsed.error.issues.slice(0, mostOfARow).map((issue): RowProblem => {
    const { input } = issue;
    const value = typeof input === 'string' || typeof input === 'number' ? { value: String(input).slice(0, 80) } : {};
    return { line, field: issue.path.join('.'), code: fieldIssue(issue).code, ...value };
  });
  return { line, problems };
}
