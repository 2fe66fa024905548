/** Cells of one sheet of an XLSX file as texts. */
import type { Spend } from './file-budget.ts';
import { readXml } from './read-xml.ts';
import { type Merged, openSheet, showNumber } from './sheet-cells.ts';
import { type TableRow, cleanCell, longestCell } from './table.ts';

interface Cell {
  row: number;
  column: number;
  type: string;
}

/** All rows; `texts` are those that cells name by number, each as a cell shows it. */
export function readSheet(sheet: Uint8Array, texts: readonly string[], spend: Spend): TableRow[] {
  const cells = openSheet(spend);
  let cell: Cell = { row: 0, column: -1, type: 'n' };
  let value: string | null = null;
  let isSpoken = false;
  readXml(sheet, spend, {
    open: (name, attributes) => {
      if (name === 'row') cell = { row: Number(attributes['r'] ?? cell.row + 1), column: -1, type: 'n' };
      else if (name === 'c') cell = { ...placeOf(attributes['r'], cell), type: attributes['t'] ?? 'n' };
      else if (name === 'v' || (name === 't' && !isSpoken)) value ??= '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 'col' && isTrue(attributes['hidden'])) {
        cells.hide(Math.trunc(Number(attributes['min'] ?? 0)) - 1, Number(attributes['max'] ?? 0) - 1);
      } else if (name === 'mergeCell') for (const one of readMerged(attributes['ref'] ?? '')) cells.merge(one);
    },
    text: (text) => {
      if (value !== null && !isSpoken && value.length <= longestCell) value += text;
    },
    close: (name) => {
      if (name === 'rPh') isSpoken = false;
      if (name !== 'c' || value === null) return;
      cells.put(cell.row, cell.column, showValue(value, cell.type, texts));
      value = null;
    },
  });
  return cells.rows();
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

function readMerged(reference: string): Merged[] {
  const found = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference);
  return found ? [{ column: columnOf(found[1] ?? ''), first: Number(found[2]), last: Number(found[3]) }] : [];
}

function showValue(value: string, type: string, texts: readonly string[]): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'e') return '';
  if (type === 'n' && value.trim() !== '') return showNumber(Number(value), value);
  return cleanCell(value);
}
