/** Tables for spreadsheets and BOM tools (RFC 4180, UTF-8 with a byte order mark). */
import { withoutSoftHyphens } from './soft-hyphens.ts';

export type CsvSeparator = ',' | ';';

const byteOrderMark = '\ufeff';

/** A spreadsheet runs a text that begins like a formula, so such a text gets an apostrophe in front. */
const formulaStart = /^[=+\-@\t\r]/;
const guarded = /^'(?=[=+\-@])/;

function cell(value: string | number, separator: CsvSeparator): string {
  const plain = withoutSoftHyphens(String(value));
  const text = typeof value === 'string' && formulaStart.test(plain) ? `'${plain}` : plain;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a cell as it was before `csvOf` or a spreadsheet kept it from being a formula. */
export function withoutGuard(text: string): string {
  return text.replace(guarded, '');
}

/** One line with its end. */
export function csvLine(cells: readonly (string | number)[], separator: CsvSeparator = ','): string {
  return `${cells.map((one) => cell(one, separator)).join(separator)}\r\n`;
}

/** The first line of a file. */
export function csvHead(names: readonly string[], separator: CsvSeparator = ','): string {
  return byteOrderMark + csvLine(names, separator);
}

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => csvLine(row)).join('');
}
