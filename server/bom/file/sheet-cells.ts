/** The cells of one sheet while it is read, whatever kind of file it is in. */
import type { Spend } from './file-budget.ts';
import { type TableRow, cleanCell, mostColumns } from './table.ts';
import { unreadable } from './unreadable.ts';

/** Beyond this a sheet holds no bill, but formatted emptiness. */
const mostRows = 20_000;

const mostSheets = 20;

export function checkSheets(sheets: readonly unknown[]): void {
  if (sheets.length > mostSheets) throw unreadable('too_many_sheets', { limit: mostSheets });
}

/** Only what goes down matters: a title over several columns is one text. */
export interface Merged {
  column: number;
  first: number;
  last: number;
}

export interface SheetCells {
  /** Rows count from 1, columns from 0; what is beyond a sheet's limits is left out. */
  put: (row: number, column: number, text: string) => void;
  merge: (merged: Merged) => void;
  /** Columns from the first to the last, both from 0. */
  hide: (first: number, last: number) => void;
  /** All rows down to the last filled one; hidden columns are left out, a text in merged rows stands in each of them. */
  rows: () => TableRow[];
}

export function openSheet(spend: Spend): SheetCells {
  const rows = new Map<number, string[]>();
  const hidden = new Set<number>();
  const merged: Merged[] = [];
  const put = (row: number, column: number, text: string) => {
    if (!(row >= 1 && row <= mostRows && column >= 0 && column < mostColumns)) return;
    const cells = rows.get(row) ?? [];
    spend('places', Math.max(0, column + 1 - cells.length));
    spend('characters', text.length);
    while (cells.length < column) cells.push('');
    cells[column] = text;
    rows.set(row, cells);
  };
  /** A figure stays where it is: it counts once, however many rows it stands beside. */
  const fillDown = ({ column, first, last }: Merged) => {
    const text = rows.get(first)?.[column] ?? '';
    if (text === '' || !Number.isNaN(Number(text))) return;
    const end = Math.min(last, mostRows);
    spend('mergedRows', Math.max(0, end - first));
    for (let row = first + 1; row <= end; row += 1) if (rows.has(row)) put(row, column, text);
  };
  return {
    put,
    merge: (one) => {
      if (one.last > one.first) merged.push(one);
    },
    hide: (first, last) => {
      for (let column = Math.max(0, first); column <= Math.min(last, mostColumns - 1); column += 1) {
        spend('hiddenColumns', 1);
        hidden.add(column);
      }
    },
    rows: () => {
      for (const one of merged) fillDown(one);
      return [...rows]
        .toSorted(([a], [b]) => a - b)
        .map(([row, cells]) => ({ row, cells: Array.from(cells, (cell) => cell ?? '').filter((_, column) => !hidden.has(column)) }));
    },
  };
}

/** 4.7000000000000002 and 1.5E+03 are how files hold 4.7 and 1500. */
export function showNumber(number: number, written = ''): string {
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : cleanCell(written);
}
