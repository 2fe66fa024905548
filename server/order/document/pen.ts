/** Writes text of any script on pages of a PDF: measures, breaks and places it. Lengths in points, from the top left corner. */
import Pdf from 'pdfkit';
import { breakLines } from './break-lines.ts';
import { type Covers, fontRuns, type Run } from './choose-font.ts';
import { type FontName, readFont } from './font-files.ts';

export interface TextStyle {
  size: number;
  isBold?: boolean;
  color?: string;
}

/** What of a font of pdfkit is used beyond its types. */
interface OpenFont {
  font: { hasGlyphForCodePoint(code: number): boolean };
}

export const lineHeight = 1.4;
/** Where letters stand in their line. */
const baseline = 1.06;
const ink = '#14181c';
/** Of the outline that makes letters bold, as a share of their size. */
const outline = 0.035;
const shaped = /\p{Script=Devanagari}/u;

export interface Page {
  language: string;
  prefersJapanese: boolean;
  title: string;
  author: string;
  at: string;
  /** A4 where nothing else is said; width and height in points. */
  size?: [number, number];
}

export function openPen({ language, prefersJapanese, title, author, at, size: sheet }: Page) {
  const doc = new Pdf({
    size: sheet ?? 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(at) },
  });
  const opened = new Map<FontName, OpenFont['font']>();
  const widths = new Map<string, number>();

  function use(name: FontName): OpenFont['font'] {
    const known = opened.get(name);
    doc.font(known ? name : registered(name));
    // The open font is not part of pdfkit's types.
    const { font } = Reflect.get(doc, '_font') as OpenFont;
    opened.set(name, font);
    return font;
  }

  function registered(name: FontName): FontName {
    doc.registerFont(name, readFont(name));
    return name;
  }

  const covers: Covers = (name, text) => {
    const font = opened.get(name) ?? use(name);
    return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) || /[\u00ad\u200b-\u200d\n]/.test(letter));
  };
  const runsOf = (text: string, isBold = false): Run[] => fontRuns(text, { isBold, prefersJapanese, covers });

  function runWidth({ font, text }: Run, size: number): number {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size;
    use(font);
    const width = doc.fontSize(1000).widthOfString(text) / 1000;
    widths.set(key, width);
    return width * size;
  }

  const widthOf = (text: string, { size, isBold }: TextStyle): number =>
    text === '' ? 0 : runsOf(text, isBold).reduce((sum, run) => sum + runWidth(run, size), 0);

  /** What has no bold font is drawn with an outline in its own color, so that a bold line has one weight in every script. */
  function drawRun(run: Run, x: number, y: number, { size, isBold = false, color = ink }: TextStyle): void {
    use(run.font);
    const isOutlined = isBold && run.font !== 'NotoSans-Bold';
    if (isOutlined) doc.lineWidth(size * outline).strokeColor(color);
    doc.fontSize(size);
    // Shaped letters stand in another order than they are read; the text behind them says how.
    const isShaped = shaped.test(run.text);
    if (isShaped) doc.markContent('Span', { actual: run.text });
    doc.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: isOutlined });
    if (isShaped) doc.endMarkedContent();
  }

  return {
    doc,
    widthOf,
    lines: (text: string, width: number, style: TextStyle) => breakLines(text, width, (one) => widthOf(one, style)),
    /** Draws one line; `y` is its top. */
    write: (text: string, x: number, y: number, style: TextStyle): void => {
      doc.fillColor(style.color ?? ink);
      let left = x;
      for (const run of runsOf(text, style.isBold)) {
        drawRun(run, left, y + style.size * baseline, style);
        left += runWidth(run, style.size);
      }
    },
    rule: (x: number, y: number, width: number, color: string): void => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke();
    },
  };
}

export type Pen = ReturnType<typeof openPen>;
