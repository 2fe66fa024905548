/** Texts with delimiters that are too long to be held at once, read row by row. */
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { TextDecoderStream } from 'node:stream/web';
import { CsvError, parse } from 'csv-parse';
import { encodingOf } from '#server/bom/file/decode-text.ts';
import { isSpreadsheet } from '#server/bom/file/read-spreadsheet.ts';
import { guessDelimiter, toldDelimiter } from '#server/bom/file/read-text.ts';
import { cleanCell, mostColumns, type TableRow } from '#server/bom/file/table.ts';
import { PartProblems } from '#server/catalog/problem.ts';

/** Bytes; a shorter file is read whole, which forgives quotation marks that nobody closes. */
const long = 8 * 1024 * 1024;
/** Bytes by which encoding and delimiter are judged. */
const judged = 256 * 1024;
/** Signs of a row. */
const longestRow = 256 * 1024;

export interface LongTable {
  rows: () => AsyncGenerator<TableRow>;
  /** Lines outside of quotation marks that hold something. */
  count: () => Promise<number>;
}

/** Null for a file that is short, or no text with delimiters. */
export async function openLongTable(path: string): Promise<LongTable | null> {
  if ((await stat(path)).size <= long) return null;
  const beginning = await beginningOf(path);
  // A mark of a kind is before everything else; markup has no delimiters.
  if (
    isSpreadsheet(beginning) ||
    /^\s*[<({]/.test(new TextDecoder('latin1').decode(beginning.subarray(0, 200)).replace(/^ï»¿|^ÿþ|^þÿ/, ''))
  )
    return null;
  const encoding = encodingOf(beginning);
  const text = new TextDecoder(encoding).decode(beginning, { stream: true });
  const [, named] = toldDelimiter.exec(text.split(/\r\n|\n|\r/, 1)[0] ?? '') ?? [];
  const delimiter = named ?? guessDelimiter(text);
  if (delimiter === null) return null;
  return { rows: () => rowsOf(path, encoding, delimiter, named !== undefined), count: () => countLines(path) };
}

async function beginningOf(path: string): Promise<Buffer<ArrayBuffer>> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(judged), 0, judged, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Numbered as those of a table that is read whole. */
async function* rowsOf(path: string, encoding: string, delimiter: string, isNamed: boolean): AsyncGenerator<TableRow> {
  const pieces = Readable.toWeb(createReadStream(path)).pipeThrough(new TextDecoderStream(encoding));
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, max_record_size: longestRow };
  let row = 0;
  try {
    for await (const cells of Readable.fromWeb(pieces).pipe(parse(options))) {
      row += 1;
      const read: string[] = cells; // csv-parse types its rows as any
      if (row > 1 || !isNamed) yield { row, cells: read.slice(0, mostColumns).map(cleanCell) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const code = error.code === 'CSV_MAX_RECORD_SIZE' ? 'too_long' : 'invalid_format';
    throw new PartProblems([{ line: row + 1, field: '', code, value: error.code }]);
  }
}

const [lineFeed, quote, carriageReturn] = [0x0a, 0x22, 0x0d];

async function countLines(path: string): Promise<number> {
  let [lines, isQuoted, isFilled] = [0, false, false];
  for await (const piece of createReadStream(path)) {
    const bytes: Buffer = piece; // a stream without an encoding
    for (const byte of bytes) {
      if (byte === quote) isQuoted = !isQuoted;
      if (byte === lineFeed && !isQuoted) {
        lines += Number(isFilled);
        isFilled = false;
      } else if (byte !== carriageReturn && byte !== 0) isFilled = true; // in UTF-16 there is a zero beside each of them
    }
  }
  return lines + Number(isFilled);
}
