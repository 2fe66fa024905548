import type { Cart, CartLine } from '#contract/api/cart.ts';
import { type CurrencyCode, currencyDecimals } from '#contract/locale.ts';
import { csvOf } from '#contract/csv.ts';

/** An integer in units of 10^-decimals as a plain decimal number with a point, for programs. */
function decimal(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${value < 0 ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
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

/** The cart as a table for spreadsheets and BOM tools; numbers with a point, whatever the page shows. */
export function cartCsv(cart: Cart, head: string[]): string {
  return csvOf([head, ...cart.list.map((line) => cells(line, cart.totals.currency))]);
}
