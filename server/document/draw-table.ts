/** The lines of a document; the heads of the columns come again on each page. */
import { colors, frame, styles } from './paper.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import type { Sheet, SheetRow } from './sheet.ts';

type Column = keyof Sheet['columns'];

const order: readonly Column[] = ['position', 'part', 'quantity', 'unitPrice', 'tax', 'total'];
const gap = 9;
const pad = 4;

interface Place {
  left: number;
  width: number;
}

/** Numbers get the room of their longest value; the part gets what is left. */
function placesOf(pen: Pen, { columns, rows }: Sheet): Record<Column, Place> {
  const room = (column: Exclude<Column, 'part'>, most: number) => {
    const head = Math.max(...columns[column].split(' ').map((word) => pen.widthOf(word, styles.heading)));
    return Math.min(most, Math.max(head, ...rows.map((row) => pen.widthOf(row[column], styles.body))) + 0.5);
  };
  const widths = {
    position: room('position', 30),
    quantity: room('quantity', 70),
    unitPrice: room('unitPrice', 95),
    tax: room('tax', 50),
    total: room('total', 110),
  };
  const used = Object.values(widths).reduce((sum, one) => sum + one + gap, 0);
  const all = { ...widths, part: frame.right - frame.left - used };
  let left: number = frame.left;
  const place = (column: Column): Place => {
    const at = { left, width: all[column] };
    left += at.width + gap;
    return at;
  };
  const [position, part, quantity, unitPrice, tax, total] = order.map(place) as [Place, Place, Place, Place, Place, Place]; // six columns, six places
  return { position, part, quantity, unitPrice, tax, total };
}

const isNumber = (column: Column) => column !== 'part' && column !== 'position';

function writeCell(pen: Pen, lines: readonly string[], { left, width }: Place, y: number, style: TextStyle, isRight: boolean): void {
  lines.forEach((line, index) => {
    const x = isRight ? left + width - pen.widthOf(line, style) : left;
    pen.write(line, x, y + index * style.size * lineHeight, style);
  });
}

function writeHead(pen: Pen, { columns }: Sheet, places: Record<Column, Place>, y: number): number {
  const cells = order.map((column) => pen.lines(columns[column], places[column].width, styles.heading));
  const rows = Math.max(...cells.map(({ length }) => length));
  const step = styles.heading.size * lineHeight;
  order.forEach((column, index) => {
    const lines = cells[index] ?? [];
    writeCell(pen, lines, places[column], y + (rows - lines.length) * step, styles.heading, isNumber(column));
  });
  const below = y + rows * step + 2;
  pen.rule(frame.left, below, frame.right - frame.left, colors.strong);
  return below + pad;
}

interface Cells {
  byColumn: Record<Column, string[]>;
  details: string[];
  height: number;
}

function cellsOf(pen: Pen, row: SheetRow, places: Record<Column, Place>): Cells {
  const lines = (column: Column, style: TextStyle) => pen.lines(row[column], places[column].width, style);
  const byColumn = {
    position: lines('position', styles.body),
    part: lines('part', styles.heading),
    quantity: lines('quantity', styles.body),
    unitPrice: lines('unitPrice', styles.body),
    tax: lines('tax', styles.body),
    total: lines('total', styles.body),
  };
  const details = row.details.flatMap((text) => pen.lines(text, places.part.width, styles.small));
  const numbers = Math.max(...order.map((column) => byColumn[column].length)) * styles.body.size * lineHeight;
  const part = byColumn.part.length * styles.heading.size * lineHeight + details.length * styles.small.size * lineHeight;
  return { byColumn, details, height: Math.max(numbers, part) + 2 * pad };
}

/** Draws all rows and gives the place below them. */
export function drawTable(pen: Pen, sheet: Sheet, y: number): number {
  const places = placesOf(pen, sheet);
  let top = writeHead(pen, sheet, places, y);
  for (const row of sheet.rows) {
    const cells = cellsOf(pen, row, places);
    if (top + cells.height > frame.bottom) {
      pen.doc.addPage();
      top = writeHead(pen, sheet, places, frame.top);
    }
    for (const column of order) {
      const style = column === 'part' ? styles.heading : styles.body;
      writeCell(pen, cells.byColumn[column], places[column], top, style, isNumber(column));
    }
    const detailsAt = top + cells.byColumn.part.length * styles.heading.size * lineHeight;
    writeCell(pen, cells.details, places.part, detailsAt, styles.small, false);
    top += cells.height;
    pen.rule(frame.left, top - pad, frame.right - frame.left, colors.rule);
  }
  return top;
}
