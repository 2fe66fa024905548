import type { saveCompanyPartNumbers } from '#contract/api/admin/company-part-number.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';

interface NumberLines {
  items: RequestOf<typeof saveCompanyPartNumbers>['items'];
  /** Of each item: its line, from 1 on. */
  lines: number[];
  /** Lines that have no number or no order code. */
  faulty: number[];
}

/** Lines of `number; order code`, as a spreadsheet copies them; the code stands last, for a number may have a semicolon. */
export function readNumberLines(text: string): NumberLines {
  const read: NumberLines = { items: [], lines: [], faulty: [] };
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, number = '', sku = ''] = /^(.*)[;\t]([^;\t]*)$/u.exec(line.trim()) ?? [];
    if (number.trim() === '' || sku.trim() === '') read.faulty.push(place + 1);
    else {
      read.items.push({ number: number.trim(), sku: sku.trim() });
      read.lines.push(place + 1);
    }
  }
  return read;
}
