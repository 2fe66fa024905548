/** Cells of the shop's figures as they are read, and as a file has them. */
import { type FigureCell, type FigureColumn } from '#contract/api/admin/overview.ts';
import { type LocaleKey, locales } from '#contract/locale.ts';
import { decimalsOf } from '#contract/price-digits.ts';
import type { Format } from '#src/i18n/format.ts';

/** Noon of the day where the reader is, so that no time zone makes another day of it. */
export function noonOf(day: string): string {
  return `${day}T12:00`;
}

export function isNumberColumn(kind: FigureColumn): boolean {
  return kind === 'count' || kind === 'money' || kind === 'share';
}

/** In the reader's language; an amount without its currency, which the head names. */
export function cellText(cell: FigureCell | undefined, kind: FigureColumn, currency: string, format: Format): string {
  if (cell === null || cell === undefined) return '–';
  if (kind === 'day') return format.date(noonOf(String(cell)));
  if (kind === 'locale') return locales[cell as LocaleKey]?.name ?? String(cell);
  if (kind === 'count') return format.integer(Number(cell));
  if (kind === 'money') return format.amount(Number(cell), currency);
  return kind === 'share' ? format.percent(Number(cell)) : String(cell);
}

/** For a spreadsheet: plain numbers, amounts in whole units of the currency. */
export function cellValue(cell: FigureCell | undefined, kind: FigureColumn, currency: string): string | number {
  if (cell === null || cell === undefined) return '';
  return kind === 'money' ? Number(cell) / 10 ** decimalsOf(currency) : cell;
}
