import type { AttributeDefinition, ProductListItem } from '#contract/api/part.ts';
import { csvOf } from '#contract/csv.ts';

export interface CsvWords {
  part: string;
  manufacturer: string;
  description: string;
  package: string;
  stock: string;
  unit_price: string;
  currency: string;
  order_code: string;
}

/** A minor-unit or micro amount as a plain decimal, for programs. */
function decimal(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The rows of a listing as shown: what every part has, then the category's columns. */
export function productCsv(products: readonly ProductListItem[], columns: readonly AttributeDefinition[], words: CsvWords): string {
  const head = [
    words.part,
    words.manufacturer,
    words.description,
    words.order_code,
    words.package,
    words.stock,
    words.unit_price,
    words.currency,
    ...columns.map(({ name }) => name),
  ];
  const rows = products.map((product) => [
    product.mpn,
    product.manufacturer.name,
    product.description,
    product.offer?.sku ?? '',
    product.package ?? '',
    product.stock.available,
    product.price_at ? decimal(product.price_at.unit_micros, 6) : '',
    product.price_at?.currency ?? '',
    ...columns.map(({ key }) => product.attributes.find((attribute) => attribute.key === key)?.text ?? ''),
  ]);
  return csvOf([head, ...rows]);
}
