/** Tables for spreadsheets and BOM tools (RFC 4180, UTF-8 with a byte order mark). */
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { saveFile } from './save-file.ts';

function cell(value: string | number): string {
  const plain = withoutSoftHyphens(String(value));
  // A spreadsheet runs a text that begins like a formula.
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  saveFile(name, URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' })));
}
