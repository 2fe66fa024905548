/** Draws labels of parcels, one on each page: the sender small above, the receiver as large as it fits, and what the parcel is below. */
import type { LabelSize } from '#contract/api/document.ts';
import { collect } from './collect.ts';
import type { Label, LabelSheet } from './label-sheet.ts';
import { colors, styles } from './paper.ts';
import { lineHeight, openPen, type Pen, type TextStyle } from './pen.ts';

const millimetre = 72 / 25.4;
/** Width and height in millimetres. */
const sheets: Record<LabelSize, [number, number]> = { a6: [105, 148], '100x150': [100, 150] };
/** Millimetres that printers of labels leave white. */
const margin = 6;
const gap = 8;
/** Sizes of the receiver's letters, in points; the first that fits is taken, so that no line is lost. */
const sizes = [17, 15, 13, 11, 9, 7.5];

interface Place {
  left: number;
  top: number;
  width: number;
  bottom: number;
}

const heightOf = (lines: readonly string[], { size }: TextStyle): number => lines.length * size * lineHeight;

/** Writes lines below each other and gives the place below them. */
function write(pen: Pen, lines: readonly string[], left: number, top: number, style: TextStyle): number {
  lines.forEach((line, index) => pen.write(line, left, top + index * style.size * lineHeight, style));
  return top + heightOf(lines, style);
}

function broken(pen: Pen, texts: readonly string[], width: number, style: TextStyle): string[] {
  return texts.flatMap((text) => pen.lines(text, width, style));
}

/** The largest letters in which an address has room. */
function fitting(pen: Pen, receiver: readonly string[], width: number, height: number): { lines: string[]; style: TextStyle } {
  const tries = sizes.map((size) => {
    const style = { size, isBold: true };
    return { style, lines: broken(pen, receiver, width, style) };
  });
  const fits = tries.find(({ lines, style }) => heightOf(lines, style) <= height);
  return fits ?? (tries.at(-1) as (typeof tries)[number]); // there are sizes
}

function drawLabel(pen: Pen, { sender, receiver, parcel, facts }: Label, { left, top, width, bottom }: Place): void {
  const above = write(pen, [sender.title], left, top, styles.small);
  const line = write(pen, broken(pen, sender.lines, width, styles.body), left, above, styles.body) + gap;
  pen.rule(left, line, width, colors.strong);
  const below = broken(pen, facts, width, styles.body);
  const foot = bottom - heightOf([parcel], styles.total) - heightOf(below, styles.body);
  pen.rule(left, foot - gap, width, colors.strong);
  write(pen, below, left, write(pen, [parcel], left, foot, styles.total), styles.body);
  const head = write(pen, [receiver.title], left, line + gap, styles.small) + 2;
  const { lines, style } = fitting(pen, receiver.lines, width, foot - 2 * gap - head);
  write(pen, lines, left, head, style);
}

/** The bytes of a PDF; the same labels always give the same bytes. */
export async function drawLabels(sheet: LabelSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { language, prefersJapanese, title, author, at, labels } = sheet;
  const [width, height] = sheets[sheet.size].map((length) => length * millimetre) as [number, number]; // as many as before
  const pen = openPen({ language, prefersJapanese, title, author, at, size: [width, height] });
  const bytes = collect(pen);
  const white = margin * millimetre;
  const place = { left: white, top: white, width: width - 2 * white, bottom: height - white };
  labels.forEach((label, index) => {
    if (index > 0) pen.doc.addPage();
    drawLabel(pen, label, place);
  });
  pen.doc.end();
  return bytes;
}
