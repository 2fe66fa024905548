/** What an edited part says to the store: the fields that were changed, read from what was typed. */
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { ProductFields, saveProduct } from '#contract/api/admin/product.ts';
import type { AttributeDefinition } from '#contract/api/part.ts';
import { decimalText } from '#contract/money.ts';
import { wordLanguages } from '#contract/locale.ts';
import { withPlainDigits } from '#contract/value/typed-number.ts';
import type { Issues, TypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import {
  attributeName,
  descriptionName,
  type ProductDraft,
  type TypedBreak,
  type TypedDocument,
  type TypedPicture,
  type TypedOffer,
  type TypedSubstitute,
  type TypedValue,
} from './product-draft.ts';

type Request = RequestOf<typeof saveProduct>;

interface Reading {
  numbers: TypedNumbers;
  /** BCP 47 tag of the page. */
  tag: string;
  issues: Issues;
}

const micro = 6;

/** Names of the draft whose text goes as it is, and nothing of it as null. */
const texts = [
  'gtin',
  'last_buy_date',
  'series',
  'package',
  'package_id',
  'msl',
  'eccn_us',
  'eccn_eu',
  'hts',
  'country_of_origin',
  'datasheet',
  'pinout',
  'pinout_source',
] as const;
const plain = ['category', 'lifecycle', 'rohs', 'hazardous', 'hidden'] as const;
const trimmed = ['manufacturer', 'mpn'] as const;

export function productRequest(
  changed: Partial<ProductDraft>,
  draft: ProductDraft,
  definitions: readonly AttributeDefinition[],
  reading: Reading,
): Request {
  const request: Record<string, unknown> = {};
  for (const name of trimmed) if (changed[name] !== undefined) request[name] = changed[name].trim();
  for (const name of plain) if (changed[name] !== undefined) request[name] = changed[name];
  for (const name of texts) if (changed[name] !== undefined) request[name] = changed[name].trim() || null;
  if (changed.lead_free !== undefined) request['lead_free'] = changed.lead_free === '' ? null : changed.lead_free === 'yes';
  if (changed.weight_g !== undefined) request['weight_g'] = weightOf(changed.weight_g, reading);
  if (changed.documents) request['documents'] = changed.documents.map(documentOf);
  if (changed.pictures) request['pictures'] = changed.pictures.map(pictureOf);
  if (changed.substitutes) request['substitutes'] = changed.substitutes.map(substituteOf);
  if (changed.offers) request['offers'] = changed.offers.map((offer, place) => offerOf(offer, `offers.${place}`, reading));
  const description = descriptionsOf(changed);
  if (Object.keys(description).length > 0) request['description'] = description;
  const stock = stockOf(changed, reading);
  if (Object.keys(stock).length > 0) request['stock'] = stock;
  // In another category nothing of the old one is kept, so all that stands there goes along.
  const attributes = attributesOf(changed.category === undefined ? changed : draft, definitions, reading.tag);
  if (Object.keys(attributes).length > 0) request['attributes'] = attributes;
  return request;
}

function descriptionsOf(changed: Partial<ProductDraft>): Record<string, string | null> {
  const given = wordLanguages.flatMap((language) => {
    const words = changed[descriptionName(language)];
    return words === undefined ? [] : [[language, words.trim() || null] as const];
  });
  return Object.fromEntries(given);
}

function attributesOf(from: Partial<ProductDraft>, definitions: readonly AttributeDefinition[], tag: string) {
  const read = definitions.flatMap((definition) => {
    const value = from[attributeName(definition.key)];
    return value === undefined ? [] : [[definition.key, valueOf(value, definition, tag)] as const];
  });
  return Object.fromEntries(read);
}

/** A number is read by the store, as in a file of parts; here only its digits are written as everywhere. */
function valueOf(value: TypedValue, { kind }: AttributeDefinition, tag: string): ProductFields['attributes'][string] {
  if (typeof value === 'object') {
    const [low, high] = [value.low, value.high].map((end) => withPlainDigits(end, tag));
    return low || high ? [low ?? '', high ?? ''] : null;
  }
  const text = value.trim();
  if (text === '') return null;
  return kind === 'number' ? withPlainDigits(text, tag) : text;
}

function weightOf(text: string, { numbers, issues }: Reading): number | null {
  if (text.trim() === '') return null;
  const read = numbers.readDecimals(text, micro, 'weight_g', issues);
  return read === undefined ? null : read / 10 ** micro;
}

function documentOf({ kind, title, url, language }: TypedDocument) {
  return { kind, title: title.trim(), url: url.trim(), language: language === '' ? null : language };
}

function offerOf(offer: TypedOffer, at: string, { numbers, issues }: Reading): ProductFields['offers'][number] {
  const count = (name: 'moq' | 'multiple') => numbers.readCount(offer[name], `${at}.${name}`, issues) ?? 1;
  const countOrNone = (name: 'pack_size' | 'max_quantity') =>
    offer[name].trim() === '' ? null : (numbers.readCount(offer[name], `${at}.${name}`, issues) ?? null);
  const price = (text: string, path: string) => {
    const read = numbers.readDecimals(text, micro, path, issues);
    return read === undefined ? '0' : decimalText(read, micro);
  };
  const breaks = (typed: readonly TypedBreak[], path: string) =>
    typed.map((one, place) => ({
      quantity: numbers.readCount(one.quantity, `${path}.${place}.quantity`, issues) ?? 1,
      price: price(one.price, `${path}.${place}.price`),
    }));
  return {
    ...(offer.sku.trim() === '' ? {} : { sku: offer.sku.trim() }),
    packaging: offer.packaging,
    pack_size: countOrNone('pack_size'),
    moq: count('moq'),
    multiple: count('multiple'),
    max_quantity: countOrNone('max_quantity'),
    ...(offer.fee.trim() === '' ? {} : { fee: price(offer.fee, `${at}.fee`) }),
    price_breaks: breaks(offer.price_breaks, `${at}.price_breaks`),
    own_prices: Object.fromEntries(
      Object.entries(offer.own_prices).map(([currency, own]) => [currency, breaks(own, `${at}.own_prices.${currency}`)]),
    ),
    hidden: offer.hidden,
  };
}

/** Without the languages that say nothing. */
function pictureOf({ path, alt }: TypedPicture): NonNullable<Request['pictures']>[number] {
  const said = Object.entries(alt).flatMap(([language, words]) => (words.trim() === '' ? [] : [[language, words.trim()]]));
  return { path, alt: Object.fromEntries(said) };
}

function substituteOf({ part, kind, note }: TypedSubstitute) {
  return { part, kind, note: note.trim() || null };
}

function stockOf(changed: Partial<ProductDraft>, { numbers, issues }: Reading): NonNullable<Request['stock']> {
  const { safety, backorder, lead_time_days: days, incoming, warehouse_country: country } = changed;
  return {
    ...(safety === undefined ? {} : { safety: numbers.readCount(safety, 'stock.safety', issues) ?? 0 }),
    ...(backorder === undefined ? {} : { backorder }),
    ...(days === undefined
      ? {}
      : { lead_time_days: days.trim() === '' ? null : (numbers.readCount(days, 'stock.lead_time_days', issues) ?? 0) }),
    ...(country === undefined ? {} : { warehouse_country: country }),
    ...(incoming === undefined
      ? {}
      : {
          incoming: incoming.map(({ quantity, day }, place) => ({
            quantity: numbers.readCount(quantity, `stock.incoming.${place}.quantity`, issues) ?? 1,
            expected_at: day === '' ? '' : `${day}T00:00:00Z`,
          })),
        }),
  };
}
