/** Spreadsheets as XML, which Excel of 2003 and many programs write with the ending `.xls`. */
import type { Spend } from './file-budget.ts';
import { readXml } from './read-xml.ts';
import { type SheetCells, checkSheets, openSheet, showNumber } from './sheet-cells.ts';
import { type Table, cleanCell, longestCell } from './table.ts';

export function readOldXml(bytes: Uint8Array, spend: Spend): Table[] {
  const sheets: { name: string; cells: SheetCells }[] = [];
  let cells: SheetCells | null = null;
  let [row, column] = [0, 0];
  let [type, text, aside] = ['', '', 0];
  let isData = false;
  const openers: Record<string, (attributes: Record<string, string>) => void> = {
    Worksheet: (attributes) => {
      [cells, row] = [openSheet(spend), 0];
      sheets.push({ name: attributes['ss:Name'] ?? '', cells });
    },
    Row: (attributes) => ([row, column] = [place(attributes['ss:Index'], row), 0]),
    Cell: (attributes) => {
      column = place(attributes['ss:Index'], column);
      const down = Number(attributes['ss:MergeDown'] ?? 0);
      if (down > 0) cells?.merge({ column: column - 1, first: row, last: row + down });
    },
    Comment: () => (aside += 1),
    Data: (attributes) => ([isData, type, text] = [aside === 0, attributes['ss:Type'] ?? '', '']),
  };
  readXml(bytes, spend, {
    open: (name, attributes) => openers[name]?.(attributes),
    text: (part) => {
      if (isData && text.length <= longestCell) text += part;
    },
    close: (name) => {
      if (name === 'Comment') aside -= 1;
      if (name !== 'Data' || !isData) return;
      isData = false;
      cells?.put(row, column - 1, type === 'Number' ? showNumber(Number(text), text) : cleanCell(text));
    },
  });
  checkSheets(sheets);
  return sheets.map(({ name, cells: one }) => ({ name, rows: one.rows(), delimiter: null }));
}

/** Where it says, or the next. */
function place(index: string | undefined, last: number): number {
  const stated = Number(index ?? last + 1);
  return Number.isInteger(stated) && stated > last ? stated : last + 1;
}
