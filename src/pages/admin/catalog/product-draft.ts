/** A part as it is typed in its editor. */
import type { AdminProduct, ProductFields } from '#contract/api/admin/product.ts';
import type { AttributeDefinition, Packaging } from '#contract/api/part.ts';
import type { LocaleKey } from '#contract/locale.ts';
import { typedQuantity } from '#src/components/parts/typed-quantity.ts';

type Stored = AdminProduct['fields'];
type StoredValue = Stored['attributes'][string];

export interface TypedBreak {
  quantity: string;
  price: string;
}

export interface TypedOffer {
  /** Null until the shop has made one, or it is typed. */
  sku: string;
  isNew: boolean;
  packaging: Packaging;
  pack_size: string;
  moq: string;
  multiple: string;
  max_quantity: string;
  fee: string;
  hidden: boolean;
  price_breaks: TypedBreak[];
  /** By currency; those of currencies that are not here follow the rate. */
  own_prices: Record<string, TypedBreak[]>;
}

export interface TypedDocument {
  kind: Stored['documents'][number]['kind'];
  title: string;
  url: string;
  language: LocaleKey | '';
}

/** Words by language. */
export interface TypedPicture {
  path: string;
  alt: Record<string, string>;
}

export interface TypedSubstitute {
  /** Its address. */
  part: string;
  /** Maker and number. */
  name: string;
  kind: NonNullable<Stored['substitutes']>[number]['kind'];
  note: string;
}

export interface TypedArrival {
  quantity: string;
  day: string;
}

/** A range has both ends. */
export type TypedValue = string | { low: string; high: string };

interface PlainDraft {
  /** Name of the maker. */
  manufacturer: string;
  mpn: string;
  category: string;
  gtin: string;
  series: string;
  package: string;
  package_id: string;
  lifecycle: Stored['lifecycle'];
  last_buy_date: string;
  rohs: Stored['rohs'];
  msl: string;
  weight_g: string;
  eccn_us: string;
  eccn_eu: string;
  hts: string;
  country_of_origin: string;
  lead_free: '' | 'yes' | 'no';
  hazardous: boolean;
  datasheet: string;
  pinout: string;
  pinout_source: string;
  documents: TypedDocument[];
  pictures: TypedPicture[];
  substitutes: TypedSubstitute[];
  hidden: boolean;
  offers: TypedOffer[];
  safety: string;
  backorder: boolean;
  lead_time_days: string;
  incoming: TypedArrival[];
  warehouse_country: string;
}

export type ProductDraft = PlainDraft & {
  [name: `description.${string}`]: string | undefined;
  [name: `attributes.${string}`]: TypedValue | undefined;
};

/** How numbers are typed in the language of the page. */
type TypeNumber = (value: number) => string;

export const attributeName = (key: string) => `attributes.${key}` as const;
export const descriptionName = (language: string) => `description.${language}` as const;

function typedValue(value: StoredValue, unit: AttributeDefinition['unit'], inWords: (text: string) => string): TypedValue {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const one = (number: number | string) => (typeof number === 'number' ? inWords(typedQuantity(number, unit)) : number);
  return Array.isArray(value) ? { low: one(value[0]), high: one(value[1]) } : one(value);
}

const count = (number: number | null | undefined): string => (number === null || number === undefined ? '' : String(number));
const text = (value: string | null): string => value ?? '';

const typedBreaks = (breaks: Stored['offers'][number]['price_breaks'], type: TypeNumber): TypedBreak[] =>
  breaks.map(({ quantity, price }) => ({ quantity: String(quantity), price: type(Number(price)) }));

function typedOffer(offer: Stored['offers'][number], type: TypeNumber): TypedOffer {
  return {
    sku: offer.sku ?? '',
    isNew: false,
    packaging: offer.packaging,
    pack_size: count(offer.pack_size),
    moq: count(offer.moq),
    multiple: count(offer.multiple),
    max_quantity: count(offer.max_quantity),
    fee: Number(offer.fee ?? 0) === 0 ? '' : type(Number(offer.fee)),
    hidden: offer.hidden ?? false,
    price_breaks: typedBreaks(offer.price_breaks, type),
    own_prices: Object.fromEntries(
      Object.entries(offer.own_prices ?? {}).map(([currency, breaks]) => [currency, typedBreaks(breaks, type)]),
    ),
  };
}

interface Speech {
  type: TypeNumber;
  /** A quantity such as `4.7k` with the decimal sign of the page. */
  inWords: (text: string) => string;
  unitOf: (key: string) => AttributeDefinition['unit'];
  makerName: (slug: string) => string;
  /** Maker and number of a part by its address. */
  partName: (slug: string) => string;
}

/** What is stored, as it is typed. */
export function typedProduct(fields: Stored, { type, inWords, unitOf, makerName, partName }: Speech): ProductDraft {
  const { stock } = fields;
  const attributes = Object.entries(fields.attributes).map(([key, value]) => [attributeName(key), typedValue(value, unitOf(key), inWords)]);
  const descriptions = Object.entries(fields.description).map(([language, words]) => [descriptionName(language), words ?? '']);
  return {
    manufacturer: makerName(fields.manufacturer),
    mpn: fields.mpn,
    category: fields.category,
    gtin: text(fields.gtin ?? null),
    series: text(fields.series),
    package: text(fields.package),
    package_id: text(fields.package_id),
    lifecycle: fields.lifecycle,
    last_buy_date: text(fields.last_buy_date ?? null),
    rohs: fields.rohs,
    msl: text(fields.msl),
    weight_g: fields.weight_g === null ? '' : type(fields.weight_g),
    eccn_us: text(fields.eccn_us),
    eccn_eu: text(fields.eccn_eu),
    hts: text(fields.hts),
    country_of_origin: text(fields.country_of_origin),
    lead_free: fields.lead_free === null ? '' : fields.lead_free ? 'yes' : 'no',
    hazardous: fields.hazardous,
    datasheet: text(fields.datasheet),
    pinout: text(fields.pinout).replaceAll('; ', '\n'),
    pinout_source: text(fields.pinout_source),
    documents: fields.documents.map((one) => ({ ...one, language: one.language ?? '' })),
    pictures: (fields.pictures ?? []).map(({ path, alt }) => ({ path, alt: { ...alt } })),
    substitutes: (fields.substitutes ?? []).map(({ part, kind, note }) => ({ part, name: partName(part), kind, note: note ?? '' })),
    hidden: fields.hidden,
    offers: fields.offers.map((one) => typedOffer(one, type)),
    safety: String(stock?.safety ?? 0),
    backorder: stock?.backorder ?? false,
    lead_time_days: stock?.lead_time_days === null || stock === null ? '' : String(stock.lead_time_days),
    incoming: (stock?.incoming ?? []).map(({ quantity, expected_at }) => ({ quantity: String(quantity), day: expected_at.slice(0, 10) })),
    warehouse_country: stock?.warehouse_country ?? '',
    ...Object.fromEntries(descriptions),
    ...Object.fromEntries(attributes),
  };
}

/** A part of which nothing is known yet. */
export function emptyFields(country: string): Stored {
  const nothing = {
    gtin: null,
    series: null,
    package: null,
    package_id: null,
    msl: null,
    weight_g: null,
    eccn_us: null,
    eccn_eu: null,
    hts: null,
  };
  const stock: ProductFields['stock'] = { safety: 0, backorder: true, lead_time_days: null, incoming: [], warehouse_country: country };
  return {
    ...nothing,
    manufacturer: '',
    mpn: '',
    category: '',
    lifecycle: 'unknown',
    rohs: 'unknown',
    country_of_origin: null,
    lead_free: null,
    hazardous: false,
    datasheet: null,
    pinout: null,
    pinout_source: null,
    documents: [],
    pictures: [],
    substitutes: [],
    description: {},
    attributes: {},
    hidden: false,
    offers: [],
    stock,
  };
}

export const newOffer: TypedOffer = {
  sku: '',
  isNew: true,
  packaging: 'each',
  pack_size: '',
  moq: '1',
  multiple: '1',
  max_quantity: '',
  fee: '',
  hidden: false,
  price_breaks: [{ quantity: '1', price: '' }],
  own_prices: {},
};
