/** The lines of a bill in a text or a file. */
import { type BomAnswer, type BomColumn, mostBomLines } from '#contract/api/bom.ts';
import { StoreError, invalidField } from '#server/store-error.ts';
import { type FoundHeader, findHeader } from './find-header.ts';
import { type Mapping, guessColumns } from './guess-columns.ts';
import { type SourceLine, readLines } from './read-lines.ts';
import { type Table, type TableRow, isEmptyRow } from './table.ts';
import { unreadable } from './unreadable.ts';

export interface BomChoices {
  sheet?: string | undefined;
  header_row?: number | undefined;
  mapping?: Mapping | undefined;
  cut?: boolean | undefined;
}

export interface ReadBom extends Pick<BomAnswer, 'sheets' | 'sheet' | 'header_row' | 'delimiter' | 'left_out'> {
  columns: BomColumn[];
  lines: SourceLine[];
}

/** Rows shown to somebody whose file held no parts. */
const shownRows = 3;

export function readBom(tables: readonly Table[], choices: BomChoices): ReadBom {
  const { table, found } = chooseTable(tables, choices);
  const { header, body, row } = splitHeader(table, found, choices.header_row);
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const headers = Array.from({ length: width }, (_, column) => header[column] ?? '');
  const byColumn = headers.map((_, column) => body.map(({ cells }) => cells[column] ?? ''));
  const columns = guessColumns(
    table.delimiter === ' ' ? ['', ''] : headers,
    byColumn,
    table.delimiter === ' ' ? { A: 'mpn', B: 'quantity', ...choices.mapping } : choices.mapping,
  );
  const lines = readLines(headers, columns, body);
  if (lines.length === 0)
    throw unreadable('not_a_table', { line: row, found: sampleOf(table), sheets: tables.flatMap(({ name }) => name ?? []) });
  if (lines.length > mostBomLines && !choices.cut)
    throw new StoreError('bom_too_long', { data: { limit: mostBomLines, lines: lines.length } });
  return {
    columns,
    lines: lines.slice(0, mostBomLines),
    sheets: tables.flatMap(({ name }) => name ?? []),
    sheet: table.name,
    header_row: row,
    delimiter: table.delimiter,
    left_out: Math.max(0, lines.length - mostBomLines),
  };
}

/** The sheet asked for, else the one with the best header. */
function chooseTable(tables: readonly Table[], { sheet }: BomChoices): { table: Table; found: FoundHeader } {
  const rated = tables
    .filter(({ name }) => sheet === undefined || name === sheet)
    .map((table) => ({ table, found: findHeader(table.rows) }));
  const best = rated.toSorted((a, b) => b.found.score - a.found.score)[0];
  if (!best) throw invalidField('sheet', { code: 'not_allowed' });
  return best;
}

function splitHeader(table: Table, { index }: FoundHeader, asked: number | undefined): { header: string[]; body: TableRow[]; row: number } {
  const { rows } = table;
  const at = asked === undefined ? (table.delimiter === ' ' ? -1 : index) : rows.findIndex(({ row }) => row === asked);
  const header = rows[at];
  if (asked !== undefined && asked > 0 && !header) throw invalidField('header_row', { code: 'out_of_range' });
  return { header: header?.cells ?? [], body: rows.slice(at + 1).filter((row) => !isEmptyRow(row)), row: header?.row ?? 0 };
}

function sampleOf({ rows }: Table): string[] {
  return rows
    .filter((row) => !isEmptyRow(row))
    .slice(0, shownRows)
    .map(({ cells }) =>
      cells
        .filter((cell) => cell !== '')
        .join(' · ')
        .slice(0, 200),
    );
}
