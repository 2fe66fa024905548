/** The lines of a bill in a text or a file. */
import { type BomAnswer, type BomColumn, mostBomLines, mostBomSkips } from '#contract/api/bom.ts';
import { StoreError, invalidField } from '#server/kernel/store-error.ts';
import { type FoundHeader, endOf, findHeader, headerAt, noHeader } from './find-header.ts';
import { type Mapping, guessColumns } from './guess-columns.ts';
import { joinTables, otherTables } from './other-tables.ts';
import { type ReadLines, type SourceLine, readLines } from './read-lines.ts';
import { splitTables } from './file/split-tables.ts';
import { type Table, type TableRow, isEmptyRow } from './file/table.ts';
import { unreadable } from './file/unreadable.ts';

export interface BomChoices {
  sheet?: string | undefined;
  all_sheets?: boolean | undefined;
  header_row?: number | undefined;
  mapping?: Mapping | undefined;
  cut?: boolean | undefined;
  /** Rows that are parts whatever they look like. */
  fitted?: readonly number[] | undefined;
}

type Answered = 'sheets' | 'other_sheets' | 'sheet' | 'header_row' | 'delimiter' | 'left_out' | 'rows' | 'skipped';
export interface ReadBom extends Pick<BomAnswer, Answered> {
  columns: BomColumn[];
  lines: SourceLine[];
}

/** Rows shown to somebody whose file held no parts. */
const shownRows = 3;
/** As much of a row as tells which one it is. */
const shownText = 200;

export function readBom(given: readonly Table[], choices: BomChoices): ReadBom {
  const tables = splitTables(given);
  const { table, found } = chooseTable(tables, choices);
  const { header, rows } = splitHeader(table, found, choices.header_row);
  const body = rows.slice(endOf(header)).filter((row) => !isEmptyRow(row));
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), header.names.length);
  const headers = Array.from({ length: width }, (_, column) => header.names[column] ?? '');
  const byColumn = headers.map((_, column) => body.map(({ cells }) => cells[column] ?? ''));
  const columns = guessColumns(
    table.delimiter === ' ' ? ['', ''] : headers,
    byColumn,
    table.delimiter === ' ' ? { A: 'mpn', B: 'quantity', ...choices.mapping } : choices.mapping,
  );
  const above = rows.slice(0, Math.max(0, header.index)).filter((row) => !isEmptyRow(row));
  const read = readLines(
    headers,
    columns,
    { above, header: rows.slice(Math.max(0, header.index), endOf(header)), body },
    new Set(choices.fitted),
  );
  const headerRow = rows[header.index]?.row ?? 0;
  const sheets = tables.flatMap(({ name }) => name ?? []);
  if (read.lines.length === 0) throw unreadable('not_a_table', { line: headerRow, found: sampleOf(table), sheets });
  if (read.lines.length > mostBomLines && !choices.cut)
    throw new StoreError('bom_too_long', { data: { limit: mostBomLines, lines: read.lines.length } });
  return {
    columns,
    sheets,
    other_sheets: choices.all_sheets
      ? otherTables(tables, table, header).filter((one) => !one.is_alike)
      : otherTables(tables, table, header),
    sheet: table.name,
    header_row: headerRow,
    delimiter: table.delimiter,
    ...summarise(read, body.length + above.length),
  };
}

function summarise({ lines, joined, skipped }: ReadLines, read: number): Pick<ReadBom, 'lines' | 'left_out' | 'rows' | 'skipped'> {
  return {
    lines: lines.slice(0, mostBomLines),
    left_out: Math.max(0, lines.length - mostBomLines),
    rows: { read, joined, skipped: skipped.length },
    skipped: skipped.slice(0, mostBomSkips).map(({ row, cells, reason }) => ({ row, reason, text: textOf(cells) })),
  };
}

/** The sheet asked for, else the one with the best header. */
function chooseTable(tables: readonly Table[], { sheet, all_sheets: isAll }: BomChoices): { table: Table; found: FoundHeader } {
  const rated = tables
    .filter(({ name }) => sheet === undefined || name === sheet)
    .map((table) => ({ table, found: findHeader(table.rows) }));
  const best = rated.toSorted((a, b) => b.found.score - a.found.score)[0];
  if (!best) throw invalidField('sheet', { code: 'not_allowed' });
  return isAll ? { ...best, table: joinTables(tables, best.table, best.found) } : best;
}

function splitHeader(table: Table, found: FoundHeader, asked: number | undefined): { header: FoundHeader; rows: TableRow[] } {
  const { rows } = table;
  if (asked === undefined) return { header: table.delimiter === ' ' ? noHeader : found, rows };
  const at = rows.findIndex(({ row }) => row === asked);
  if (asked > 0 && at < 0) throw invalidField('header_row', { code: 'out_of_range' });
  return { header: at < 0 ? noHeader : headerAt(rows, at), rows };
}

function sampleOf({ rows }: Table): string[] {
  return rows
    .filter((row) => !isEmptyRow(row))
    .slice(0, shownRows)
    .map(({ cells }) => textOf(cells));
}

function textOf(cells: readonly string[]): string {
  return cells
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, shownText);
}
