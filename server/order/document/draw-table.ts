/** The lines of a document; the heads of the columns come again on each page. */
import { colors, frame, styles } from './paper.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import type { Sheet, SheetColumn, SheetRow } from './sheet.ts';

const gap = 9;
const pad = 4;

interface Place {
  left: number;
  width: number;
}

interface PlacedColumn extends SheetColumn, Place {
  isPart: boolean;
}

/** Columns get the room of their longest value; the part gets what is left. */
function placeColumns(pen: Pen, { columns, rows }: Sheet): PlacedColumn[] {
  const widths = columns.map(({ head, most }, index) => {
    if (most === 'rest') return null;
    const words = head.split(' ').map((word) => pen.widthOf(word, styles.heading));
    return Math.min(most, Math.max(...words, ...rows.map(({ cells }) => pen.widthOf(cells[index] ?? '', styles.body))) + 0.5);
  });
  const used = widths.reduce<number>((sum, one) => sum + (one ?? 0), 0) + (columns.length - 1) * gap;
  let left: number = frame.left;
  return columns.map((column, index) => {
    const width = widths[index] ?? frame.right - frame.left - used;
    const placed = { ...column, left, width, isPart: column.most === 'rest' };
    left += width + gap;
    return placed;
  });
}

function writeCell(pen: Pen, lines: readonly string[], { left, width }: Place, y: number, style: TextStyle, isRight: boolean): void {
  lines.forEach((line, index) => {
    const x = isRight ? left + width - pen.widthOf(line, style) : left;
    pen.write(line, x, y + index * style.size * lineHeight, style);
  });
}

function writeHead(pen: Pen, columns: readonly PlacedColumn[], y: number): number {
  const cells = columns.map(({ head, width }) => pen.lines(head, width, styles.heading));
  const rows = Math.max(...cells.map(({ length }) => length));
  const step = styles.heading.size * lineHeight;
  columns.forEach((column, index) => {
    const lines = cells[index] ?? [];
    writeCell(pen, lines, column, y + (rows - lines.length) * step, styles.heading, column.isNumber);
  });
  const below = y + rows * step + 2;
  pen.rule(frame.left, below, frame.right - frame.left, colors.strong);
  return below + pad;
}

const styleOf = ({ isPart }: PlacedColumn): TextStyle => (isPart ? styles.heading : styles.body);

interface Cells {
  byColumn: string[][];
  details: string[];
  /** Of the part number alone. */
  partHeight: number;
  height: number;
}

function cellsOf(pen: Pen, row: SheetRow, columns: readonly PlacedColumn[]): Cells {
  const byColumn = columns.map((column, index) => pen.lines(row.cells[index] ?? '', column.width, styleOf(column)));
  const part = columns.findIndex(({ isPart }) => isPart);
  const details = row.details.flatMap((text) => pen.lines(text, columns[part]?.width ?? 0, styles.small));
  const others = Math.max(...byColumn.map(({ length }) => length)) * styles.body.size * lineHeight;
  const partHeight = (byColumn[part]?.length ?? 0) * styles.heading.size * lineHeight;
  const height = Math.max(others, partHeight + details.length * styles.small.size * lineHeight) + 2 * pad;
  return { byColumn, details, partHeight, height };
}

/** Draws all rows and gives the place below them. */
export function drawTable(pen: Pen, sheet: Sheet, y: number): number {
  const columns = placeColumns(pen, sheet);
  let top = writeHead(pen, columns, y);
  for (const row of sheet.rows) {
    const cells = cellsOf(pen, row, columns);
    if (top + cells.height > frame.bottom) {
      pen.doc.addPage();
      top = writeHead(pen, columns, frame.top);
    }
    for (const [index, column] of columns.entries()) {
      writeCell(pen, cells.byColumn[index] ?? [], column, top, styleOf(column), column.isNumber);
    }
    const part = columns.find(({ isPart }) => isPart);
    if (part) writeCell(pen, cells.details, part, top + cells.partHeight, styles.small, false);
    top += cells.height;
    pen.rule(frame.left, top - pad, frame.right - frame.left, colors.rule);
  }
  return top;
}
