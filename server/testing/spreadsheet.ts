/** Spreadsheets made by hand, for tests: good ones, and those that should be refused. */
import { deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  bytes: Uint8Array;
  /** Bytes that the directory states in place of the true number. */
  stated?: number;
  flags?: number;
  /** Kept as it is, not packed. */
  isPlain?: boolean;
}

const text = (value: string) => new TextEncoder().encode(value);

/** A ZIP archive of deflated or plain entries; checksums are left out, as no reader of ours looks at them. */
export function makeZip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, stated = bytes.length, flags = 0, isPlain = false } of parts) {
    const packed = isPlain ? bytes : deflateRawSync(bytes);
    const method = isPlain ? 0 : 8;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(stated, 22);
    head.writeUInt16LE(text(name).length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(stated, 24);
    entry.writeUInt16LE(text(name).length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, Buffer.from(text(name)), Buffer.from(packed));
    directory.push(entry, Buffer.from(text(name)));
    at += head.length + text(name).length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...local, listed, end]));
}

export interface SheetSource {
  name: string;
  /** Rows from the first on: texts, numbers, or nothing. */
  rows: (string | number | null)[][];
  /** Letters of hidden columns, from 1. */
  hidden?: number[];
  merged?: string[];
  state?: 'hidden';
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letter = (column: number) => String.fromCodePoint(65 + column);

const cell = (value: string | number | null, place: string) => {
  if (value === null) return '';
  return typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
};

function sheetXml({ rows, hidden = [], merged = [] }: SheetSource): string {
  const body = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, column) => cell(value, `${letter(column)}${row + 1}`)).join('')}</row>`,
  );
  const columns = hidden.map((column) => `<col min="${column}" max="${column}" hidden="1"/>`).join('');
  const merges = merged.map((reference) => `<mergeCell ref="${reference}"/>`).join('');
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${columns && `<cols>${columns}</cols>`}<sheetData>${body.join('')}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`;
}

/** An XLSX of some sheets, with further parts where a test needs them. */
export function makeSpreadsheet(sheets: readonly SheetSource[], more: readonly ZipPart[] = []): Uint8Array<ArrayBuffer> {
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Type="http://x/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return makeZip([
    { name: 'xl/workbook.xml', bytes: text(`<workbook xmlns:r="http://x"><sheets>${listed.join('')}</sheets></workbook>`) },
    { name: 'xl/_rels/workbook.xml.rels', bytes: text(`<Relationships>${relations.join('')}</Relationships>`) },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, bytes: text(sheetXml(sheet)) })),
    ...more,
  ]);
}
