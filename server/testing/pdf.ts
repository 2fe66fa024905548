/** Reads a PDF back, for tests. */
import { OPS, getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function readPages<Read>(bytes: Uint8Array, read: (page: PDFPageProxy) => Promise<Read>): Promise<Read[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => read(await file.getPage(number))));
  await task.destroy();
  return pages;
}

/** The text of each page, pieces of a line joined by one space. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const pages = await readPages(bytes, async (page) => {
    const { items } = await page.getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return pages.map((text) => text.replace(/\s+/gu, ' '));
}

/** Whether any letters are drawn with an outline. */
export async function hasOutlinedText(bytes: Uint8Array): Promise<boolean> {
  const pages = await readPages(bytes, async (page) => {
    const { fnArray, argsArray } = await page.getOperatorList();
    return fnArray.some((operator, at) => operator === OPS.setTextRenderingMode && Number((argsArray[at] as unknown[])[0]) === 2);
  });
  return pages.some(Boolean);
}

interface Piece {
  text: string;
  left: number;
  right: number;
  bottom: number;
}

/** Points. Baselines of a label and the value beside it differ by less than lines do; pieces of one text stand closer than columns. */
const sameLine = 4;
const sameText = 3;

async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
    return [{ text: item.str, left, right: left + item.width, bottom }];
  });
}

function lineOf(pieces: readonly Piece[]): string {
  const sorted = pieces.toSorted((one, other) => one.left - other.left);
  return sorted.map(({ text, left }, at) => (left - (sorted[at - 1]?.right ?? left) < sameText ? text : `   ${text}`)).join('');
}

/** The lines of all pages from top to bottom, three blanks between columns. */
export async function pdfLines(bytes: Uint8Array): Promise<string[]> {
  const pages = await readPages(bytes, async (page) => {
    const lines: Piece[][] = [];
    for (const piece of (await piecesOf(page)).toSorted((one, other) => other.bottom - one.bottom)) {
      const line = lines.at(-1);
      if (line?.[0] && line[0].bottom - piece.bottom < sameLine) line.push(piece);
      else lines.push([piece]);
    }
    return lines.map(lineOf);
  });
  return pages.flat();
}
