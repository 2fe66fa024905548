/** Draws a document on A4. */
import { collect } from './collect.ts';
import { drawTable } from './draw-table.ts';
import { colors, frame, styles } from './paper.ts';
import { lineHeight, openPen, type Pen, type TextStyle } from './pen.ts';
import type { Sheet, SheetBlock, SheetSum } from './sheet.ts';

const width = frame.right - frame.left;
const gap = 14;

/** Writes lines below each other and gives the place below them. */
function writeLines(pen: Pen, texts: readonly string[], x: number, y: number, across: number, style: TextStyle): number {
  let place = y;
  for (const line of texts.flatMap((text) => pen.lines(text, across, style))) {
    pen.write(line, x, place, style);
    place += style.size * lineHeight;
  }
  return place;
}

/** Between a label and its value. */
const apart = 8;
/** Of the room of facts: wider values, such as a buyer's own long number, are broken into lines. */
const widestValue = 0.62;

/** A label and a value per row; the labels take what they need, up to half the room and to what a day or the widest number leaves of it. */
function writeFacts(pen: Pen, facts: readonly (readonly [string, string])[], x: number, y: number, across: number): number {
  const widths = facts.map(([, value]) => pen.widthOf(value, styles.body)).filter((one) => one <= across * widestValue);
  const left = across - apart - Math.max(0, ...widths);
  const labels = Math.min(across / 2, left, Math.max(...facts.map(([label]) => pen.widthOf(label, styles.small)))) + apart;
  let place = y;
  for (const [label, value] of facts) {
    const below = writeLines(pen, [label], x, place + 0.8, labels - apart + 2, styles.small);
    place = Math.max(below, writeLines(pen, [value], x + labels, place, across - labels, styles.body));
  }
  return place;
}

function writeHead(pen: Pen, { seller, title, note }: Sheet): number {
  const half = width / 2 - gap;
  const name = writeLines(pen, [seller.name], frame.left, frame.top, half, styles.company);
  const contact = writeLines(pen, seller.lines, frame.left + width / 2 + gap, frame.top + 3, half, styles.small);
  let place = writeLines(pen, [title], frame.left, Math.max(name, contact) + 2 * gap, width, styles.title) + 4;
  if (note !== null) place = writeLines(pen, [note], frame.left, place, width, styles.body);
  return place + gap;
}

function writeParties(pen: Pen, { parties, facts }: Sheet, y: number): number {
  const column = (width - 2 * gap) / 3;
  const places = parties.map(({ title, lines }, index) => {
    const x = frame.left + index * (column * 0.9 + gap);
    return writeLines(pen, lines, x, writeLines(pen, [title], x, y, column * 0.9, styles.heading) + 2, column * 0.9, styles.body);
  });
  const factsAt = frame.left + 2 * (column * 0.9 + gap);
  return Math.max(...places, writeFacts(pen, facts, factsAt, y, frame.right - factsAt)) + gap * 1.4;
}

/** Where a block of a height begins: on a new page when it does not fit here. */
function room(pen: Pen, y: number, height: number): number {
  if (y + height <= frame.bottom) return y;
  pen.doc.addPage();
  return frame.top;
}

function writeSums(pen: Pen, sums: readonly SheetSum[], y: number): number {
  const left = frame.left + width * 0.42;
  let top = y + 6;
  for (const { label, amount, isTotal } of sums) {
    const style = isTotal ? styles.total : styles.body;
    const amountWidth = pen.widthOf(amount, style);
    const across = frame.right - left - amountWidth - gap;
    const height = pen.lines(label, across, style).length * style.size * lineHeight + (isTotal ? 8 : 2);
    top = room(pen, top, height);
    if (isTotal) pen.rule(left, top + 1, frame.right - left, colors.strong);
    const at = top + (isTotal ? 5 : 0);
    writeLines(pen, [label], left, at, across, style);
    pen.write(amount, frame.right - amountWidth, at, style);
    top += height;
  }
  return top + gap;
}

function writeBlock(pen: Pen, { title, lines, facts }: SheetBlock, y: number): number {
  const across = width * 0.8;
  const rows = lines.flatMap((line) => pen.lines(line, across, styles.body)).length + facts.length + (title === null ? 0 : 1);
  let top = room(pen, y, rows * styles.body.size * lineHeight + 8);
  if (title !== null) top = writeLines(pen, [title], frame.left, top, across, styles.heading) + 2;
  top = writeLines(pen, lines, frame.left, top, across, styles.body);
  if (facts.length > 0) top = writeFacts(pen, facts, frame.left, top + 4, across);
  return top + gap;
}

function writeFooters(pen: Pen, { seller, title, number, page }: Sheet): void {
  const { count } = pen.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pen.doc.switchToPage(index);
    const text = page.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    pen.write(text, frame.right - pen.widthOf(text, styles.small), frame.footer, styles.small);
    const [left = ''] = pen.lines(`${seller.name} · ${title} ${number}`, width * 0.7, styles.small);
    pen.write(left, frame.left, frame.footer, styles.small);
  }
}

/** The bytes of a PDF; the same sheet always gives the same bytes. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { language, prefersJapanese, at, seller } = sheet;
  const pen = openPen({ language, prefersJapanese, at, author: seller.name, title: `${sheet.title} ${sheet.number}` });
  const bytes = collect(pen);
  let y = writeParties(pen, sheet, writeHead(pen, sheet));
  y = drawTable(pen, sheet, y);
  y = writeSums(pen, sheet.sums, y);
  for (const block of sheet.blocks) y = writeBlock(pen, block, y);
  writeFooters(pen, sheet);
  pen.doc.end();
  return bytes;
}
