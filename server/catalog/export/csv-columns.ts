/** The columns of a file of parts: those that hold something, in the order of `docs/catalog-import.md`. */
import { wordLanguages } from '#contract/locale.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { offerColumn } from '#server/catalog/csv-record.ts';
import type { OfferRecord, PartRecord } from '#server/catalog/part-record.ts';
import type { Reference } from '#server/search/reference.ts';
import { valueCell } from './value-cell.ts';

export type Decimal = '.' | ',';

const plain = [
  'gtin',
  'series',
  'package',
  'package_id',
  'lifecycle',
  'last_buy_date',
  'rohs',
  'datasheet',
  'pinout',
  'pinout_source',
  'msl',
  'weight_g',
  'hts',
  'eccn_us',
  'eccn_eu',
  'country_of_origin',
  'lead_free',
  'hazardous',
  'hidden',
  'popularity',
] as const;
const ofOffer = ['sku', 'packaging', 'pack_size', 'moq', 'multiple', 'max_quantity', 'fee'] as const;
/** Column -> field of the stock. */
const ofStock = {
  stock: 'on_hand',
  safety: 'safety',
  backorder: 'backorder',
  lead_time_days: 'lead_time_days',
  incoming: 'incoming',
  warehouse_country: 'warehouse_country',
} as const;

/** What the parts of a file have, gathered part by part. */
export interface Extent {
  parts: number;
  fields: Set<string>;
  attributes: Set<string>;
  /** Of each packaging by its place: columns and quantities with a price. */
  offers: { fields: Set<string>; quantities: Set<number> }[];
}

export function emptyExtent(): Extent {
  return { parts: 0, fields: new Set(), attributes: new Set(), offers: [] };
}

export function extend(extent: Extent, record: PartRecord): void {
  extent.parts += 1;
  for (const name of plain) if (record[name] !== undefined) extent.fields.add(name);
  if (record.substitutes) extent.fields.add('substitutes');
  for (const language of Object.keys(textsOf(record))) extent.fields.add(`description:${language}`);
  for (const key of Object.keys(record.attributes ?? {})) extent.attributes.add(key);
  for (const [column, field] of Object.entries(ofStock)) if (hasText(stockText(record, field))) extent.fields.add(column);
  for (const [place, offer] of (record.offers ?? []).entries()) {
    const known = (extent.offers[place] ??= { fields: new Set(), quantities: new Set() });
    for (const name of ofOffer) if (hasText(offer[name])) known.fields.add(name);
    for (const { quantity } of offer.price_breaks) known.quantities.add(quantity);
  }
}

const hasText = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

interface Column {
  name: string;
  cell: (record: PartRecord) => string | number;
}

/** Columns of all that was gathered. A decimal comma stands in prices, weights and values alike. */
export function columnsOf(extent: Extent, { attributeByKey }: Pick<Reference, 'attributeByKey'>, decimal: Decimal): Column[] {
  const figure = (text: string): string => (decimal === ',' ? text.replaceAll('.', ',') : text);
  const texts = wordLanguages.map((language) => ({
    name: `description:${language}`,
    cell: (record: PartRecord) => textsOf(record)[language] ?? '',
  }));
  const fields = plain.map((name) => ({
    name,
    cell: ({ [name]: value }: PartRecord) => (name === 'weight_g' && value !== undefined ? figure(String(value)) : plainCell(value ?? '')),
  }));
  const substitutes = {
    name: 'substitutes',
    cell: (record: PartRecord) => (record.substitutes ? JSON.stringify(record.substitutes) : ''),
  };
  const stock = Object.entries(ofStock).map(([name, field]) => ({ name, cell: (record: PartRecord) => stockText(record, field) }));
  const has = ({ name }: Column) => extent.fields.has(name);
  return [
    { name: 'manufacturer', cell: ({ manufacturer }) => manufacturer },
    { name: 'mpn', cell: ({ mpn }) => mpn },
    { name: 'category', cell: ({ category = '' }) => category },
    ...[...fields, ...texts, substitutes].filter(has),
    ...[...attributeByKey.values()]
      .filter(({ key }) => extent.attributes.has(key))
      .map((attribute): Column => {
        const isFigure = attribute.kind === 'number' || attribute.kind === 'range';
        // Thousands of parts share a few hundred values.
        const known = new Map<string, string>();
        const textOf = (value: AttributeValue): string => {
          const key = String(value);
          const text = known.get(key) ?? (isFigure ? figure(valueCell(value, attribute)) : valueCell(value, attribute));
          known.set(key, text);
          return text;
        };
        return {
          name: `attr:${attribute.key}`,
          cell: ({ attributes }) => {
            const value = attributes?.[attribute.key];
            return value === undefined || value === null ? '' : textOf(value as AttributeValue); // as the database holds it
          },
        };
      }),
    ...extent.offers.flatMap((known, place) => offerColumns(known, place, figure)),
    ...stock.filter(has),
  ];
}

function offerColumns({ fields, quantities }: Extent['offers'][number], place: number, figure: (text: string) => string): Column[] {
  const of = (record: PartRecord): Partial<OfferRecord> => record.offers?.[place] ?? {};
  return [
    ...ofOffer
      .filter((name) => fields.has(name))
      .map((name) => ({
        name: offerColumn(name, place),
        cell: (record: PartRecord) => (name === 'fee' ? figure(of(record).fee ?? '') : (of(record)[name] ?? '')),
      })),
    ...[...quantities]
      .toSorted((a, b) => a - b)
      .map((quantity) => ({
        name: offerColumn(`price:${quantity}`, place),
        cell: (record: PartRecord) => figure(of(record).price_breaks?.find((one) => one.quantity === quantity)?.price ?? ''),
      })),
  ];
}

function textsOf({ description }: PartRecord): Partial<Record<string, string>> {
  return typeof description === 'string' ? { en: description } : (description ?? {});
}

function stockText({ stock }: PartRecord, field: (typeof ofStock)[keyof typeof ofStock]): string | number {
  const value = stock?.[field];
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : '';
  return plainCell(value ?? '');
}

function plainCell(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}
