import type { Cart, CartLine } from '#contract/api/cart.ts';
import { type CurrencyCode, currencyDecimals } from '#contract/locale.ts';

/** An integer in units of 10^-decimals as a plain decimal number with a point, for programs. */
function decimal(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${value < 0 ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

function cell(value: string | number): string {
  // A spreadsheet runs a text that begins like a formula.
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cells(line: CartLine, currency: string): (string | number)[] {
  const decimals = currencyDecimals[currency as CurrencyCode] ?? 2; // the server prices in listed currencies only
  return [
    line.product.mpn,
    line.product.manufacturer.name,
    line.sku,
    line.quantity,
    decimal(line.unit_micros, 6),
    decimal(line.line_total, decimals),
    currency,
    line.from_stock,
    line.customer_reference ?? '',
  ];
}

/** The cart as a table for spreadsheets and BOM tools (RFC 4180, UTF-8 with a byte order mark). */
export function cartCsv(cart: Cart, head: string[]): string {
  const rows = [head, ...cart.list.map((line) => cells(line, cart.totals.currency))];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
