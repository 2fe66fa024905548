/** Sheets of an OpenDocument spreadsheet, as LibreOffice writes it. */
import type { Spend } from './file-budget.ts';
import { readXml } from './read-xml.ts';
import type { Zip } from './read-zip.ts';
import { type SheetCells, openSheet, showNumber } from './sheet-cells.ts';
import { type Table, cleanCell, longestCell, mostColumns } from './table.ts';
import { unreadable } from './unreadable.ts';

/** LibreOffice keeps an empty list of macros in files that have none. */
const scripts = /^(?:Basic\/[^/]{1,100}\/(?!script-lb\.xml$)[^/]{1,100}\.xml|Scripts\/[^/]{1,100}\/.{1,200})$/;
/** Rows that a writer states once and repeats; empty ones are skipped whatever their number. */
const mostRepeated = 1000;

interface Cell {
  repeated: number;
  spanned: number;
  type: string;
  value: string;
  text: string;
}

export function isOds(zip: Zip): boolean {
  return zip.names.includes('content.xml');
}

export function readOds(zip: Zip, spend: Spend): Table[] {
  if (zip.names.some((name) => scripts.test(name))) throw unreadable('macros');
  const content = zip.read('content.xml');
  const manifest = zip.read('META-INF/manifest.xml');
  if (manifest && isEncrypted(manifest, spend)) throw unreadable('password');
  return content ? readContent(content, spend) : [];
}

function isEncrypted(manifest: Uint8Array, spend: Spend): boolean {
  let found = false;
  readXml(manifest, spend, { open: (name) => (found ||= name === 'encryption-data') });
  return found;
}

/** Attributes go by their names without the prefix. */
function plain(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.slice(name.indexOf(':') + 1), value]));
}

function count(text: string | undefined): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
}

function readContent(content: Uint8Array, spend: Spend): Table[] {
  const sheets: { name: string; cells: SheetCells }[] = [];
  const unshown = new Set<string>();
  let style = '';
  let sheet: SheetCells | null = null;
  let [row, column, columns] = [0, 0, 0];
  let filled: { column: number; text: string; spanned: number }[] = [];
  let repeatedRows = 1;
  let cell: Cell | null = null;
  let aside = 0;
  const openTable = ({ name = '', 'style-name': styleName = '' }: Record<string, string>) => {
    sheet = openSheet(spend);
    [row, columns] = [0, 0];
    if (!unshown.has(styleName)) sheets.push({ name, cells: sheet });
  };
  const openers: Record<string, (attributes: Record<string, string>) => void> = {
    style: ({ name = '' }) => (style = name),
    'table-properties': ({ display }) => display === 'false' && unshown.add(style),
    table: openTable,
    'table-column': (attributes) => {
      const repeated = count(attributes['number-columns-repeated']);
      if (['collapse', 'filter'].includes(attributes['visibility'] ?? '')) sheet?.hide(columns, columns + repeated - 1);
      columns += repeated;
    },
    'table-row': (attributes) => {
      [column, filled, repeatedRows] = [0, [], count(attributes['number-rows-repeated'])];
    },
    'table-cell': (attributes) => {
      const spanned = count(attributes['number-rows-spanned']);
      const repeated = count(attributes['number-columns-repeated']);
      cell = { repeated, spanned, type: attributes['value-type'] ?? '', value: attributes['value'] ?? '', text: '' };
    },
    'covered-table-cell': (attributes) => (column += count(attributes['number-columns-repeated'])),
    annotation: () => (aside += 1),
    p: () => cell && cell.text !== '' && (cell.text += ' '),
    s: () => cell && aside === 0 && (cell.text += ' '),
  };
  const closers: Record<string, () => void> = {
    annotation: () => (aside -= 1),
    'table-cell': () => {
      if (!cell) return;
      const text = showCell(cell);
      const last = text === '' ? column : Math.min(column + cell.repeated, mostColumns);
      for (let at = column; at < last; at += 1) filled.push({ column: at, text, spanned: cell.spanned });
      column += cell.repeated;
      cell = null;
    },
    'table-row': () => {
      const times = filled.length === 0 ? 0 : Math.min(repeatedRows, mostRepeated);
      for (let at = 1; at <= times; at += 1) {
        for (const { column: place, text, spanned } of filled) {
          sheet?.put(row + at, place, text);
          sheet?.merge({ column: place, first: row + at, last: row + at + spanned - 1 });
        }
      }
      row += repeatedRows;
    },
  };
  readXml(content, spend, {
    open: (name, attributes) => openers[name]?.(plain(attributes)),
    text: (text) => {
      if (cell && aside === 0 && cell.text.length <= longestCell) cell.text += text;
    },
    close: (name) => closers[name]?.(),
  });
  return sheets.map(({ name, cells }) => ({ name, rows: cells.rows(), delimiter: null }));
}

/** A figure as the file holds it; `0603` as it is shown. */
function showCell({ type, value, text }: Cell): string {
  const shown = cleanCell(text);
  return type === 'float' && value !== '' && !/^0\d/.test(shown) ? showNumber(Number(value), shown) : shown;
}
