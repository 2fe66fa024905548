/** Cells of one sheet as texts. */
import type { Spend } from './file-budget.ts';
import { readXml } from './read-xml.ts';
import { type TableRow, cleanCell, longestCell, mostColumns } from './table.ts';

/** Beyond this a sheet holds no bill, but formatted emptiness. */
const mostRows = 20_000;

interface Cell {
  row: number;
  column: number;
  type: string;
}

interface Merged {
  column: number;
  first: number;
  last: number;
}

/**
 * All rows down to the last filled one; hidden columns are left out, a text in merged rows stands in each of them.
 * `texts` are those that cells name by number, each as a cell shows it.
 */
export function readSheet(sheet: Uint8Array, texts: readonly string[], spend: Spend): TableRow[] {
  const rows = new Map<number, string[]>();
  const hidden = new Set<number>();
  const merged: Merged[] = [];
  let cell: Cell = { row: 0, column: -1, type: 'n' };
  let value: string | null = null;
  let isSpoken = false;
  readXml(sheet, spend, {
    open: (name, attributes) => {
      if (name === 'row') cell = { row: Number(attributes['r'] ?? cell.row + 1), column: -1, type: 'n' };
      else if (name === 'c') cell = { ...placeOf(attributes['r'], cell), type: attributes['t'] ?? 'n' };
      else if (name === 'v' || (name === 't' && !isSpoken)) value ??= '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 'col' && isTrue(attributes['hidden'])) hide(hidden, attributes, spend);
      else if (name === 'mergeCell') merged.push(...readMerged(attributes['ref'] ?? ''));
    },
    text: (text) => {
      if (value !== null && !isSpoken && value.length <= longestCell) value += text;
    },
    close: (name) => {
      if (name === 'rPh') isSpoken = false;
      if (name !== 'c' || value === null) return;
      if (cell.row >= 1 && cell.row <= mostRows && cell.column < mostColumns) put(rows, cell, showValue(value, cell.type, texts), spend);
      value = null;
    },
  });
  for (const one of merged) fillDown(rows, one, spend);
  return visibleRows(rows, hidden);
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}

/** `C7`, or the cell after the last one where the writer left its place out. */
function placeOf(reference: string | undefined, { row, column }: Cell): Pick<Cell, 'row' | 'column'> {
  const found = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference ?? '');
  return found ? { row: Number(found[2]), column: columnOf(found[1] ?? '') } : { row, column: column + 1 };
}

function columnOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + (letter.codePointAt(0) ?? 64) - 64, 0) - 1;
}

function hide(hidden: Set<number>, { min = '0', max = '0' }: Record<string, string>, spend: Spend): void {
  const [first, last] = [Math.max(1, Math.trunc(Number(min))), Math.min(Number(max), mostColumns)];
  for (let column = first; column <= last; column += 1) {
    spend('hiddenColumns', 1);
    hidden.add(column - 1);
  }
}

/** Only what goes down matters: a title over several columns is one text. */
function readMerged(reference: string): Merged[] {
  const found = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference);
  const [first, last] = [Number(found?.[2] ?? 0), Number(found?.[3] ?? 0)];
  return found && last > first ? [{ column: columnOf(found[1] ?? ''), first, last: Math.min(last, mostRows) }] : [];
}

function put(rows: Map<number, string[]>, { row, column }: Pick<Cell, 'row' | 'column'>, text: string, spend: Spend): void {
  const cells = rows.get(row) ?? [];
  spend('places', Math.max(0, column + 1 - cells.length));
  spend('characters', text.length);
  while (cells.length < column) cells.push('');
  cells[column] = text;
  rows.set(row, cells);
}

function showValue(value: string, type: string, texts: readonly string[]): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'e') return '';
  if (type === 'n' && value.trim() !== '') return showNumber(Number(value), value);
  return cleanCell(value);
}

/** 4.7000000000000002 and 1.5E+03 are how the file holds 4.7 and 1500. */
function showNumber(number: number, written: string): string {
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : cleanCell(written);
}

/** A figure stays where it is: it counts once, however many rows it stands beside. */
function fillDown(rows: Map<number, string[]>, { column, first, last }: Merged, spend: Spend): void {
  const text = rows.get(first)?.[column] ?? '';
  if (text === '' || !Number.isNaN(Number(text))) return;
  spend('mergedRows', last - first);
  for (let row = first + 1; row <= last; row += 1) if (rows.has(row)) put(rows, { row, column }, text, spend);
}

function visibleRows(rows: ReadonlyMap<number, string[]>, hidden: ReadonlySet<number>): TableRow[] {
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([row, cells]) => ({ row, cells: Array.from(cells, (cell) => cell ?? '').filter((_, column) => !hidden.has(column)) }));
}
