/** Columns of an operator's CSV file (`docs/catalog-import.md`) and the part record that a row gives. */

import { withoutGuard } from '#contract/csv.ts';
import { wordLanguages } from '#contract/locale.ts';

/** Reads a cell into a field of the record; what it cannot read stays text, for the schema to name. */
type Read = (cell: string) => unknown;

const asText: Read = (cell) => cell;
const asNumber: Read = (cell) => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell);
const asBoolean: Read = (cell) => ({ yes: true, true: true, '1': true, no: false, false: false, '0': false })[cell.toLowerCase()] ?? cell;
const asJson: Read = (cell) => {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell; // not JSON: the schema says so with the name of the field
  }
};
/** Shops write addresses that leave the protocol to the page, `//media.example.com/sheet.pdf`. */
const asAddress: Read = (cell) => (cell.startsWith('//') ? `https:${cell}` : cell);

type Target = { path: readonly string[]; read: Read };

const field = (path: string, read: Read = asText): Target => ({ path: path.split('.'), read });

const columns: Record<string, Target> = {
  manufacturer: field('manufacturer'),
  mpn: field('mpn'),
  category: field('category'),
  gtin: field('gtin'),
  series: field('series'),
  package: field('package'),
  package_id: field('package_id'),
  lifecycle: field('lifecycle'),
  last_buy_date: field('last_buy_date'),
  rohs: field('rohs'),
  description: field('description.en'),
  ...Object.fromEntries(wordLanguages.map((language) => [`description:${language}`, field(`description.${language}`)])),
  image: field('images'),
  ...Object.fromEntries(wordLanguages.map((language) => [`image_alt:${language}`, field(`imageAlt.${language}`)])),
  datasheet: field('datasheet', asAddress),
  pinout: field('pinout'),
  pinout_source: field('pinout_source'),
  substitutes: field('substitutes', asJson),
  msl: field('msl'),
  weight_g: field('weight_g', asNumber),
  hts: field('hts'),
  eccn_us: field('eccn_us'),
  eccn_eu: field('eccn_eu'),
  country_of_origin: field('country_of_origin'),
  lead_free: field('lead_free', asBoolean),
  hazardous: field('hazardous', asBoolean),
  hidden: field('hidden', asBoolean),
  popularity: field('popularity', asNumber),
  stock: field('stock.on_hand', asNumber),
  safety: field('stock.safety', asNumber),
  backorder: field('stock.backorder', asBoolean),
  lead_time_days: field('stock.lead_time_days', asNumber),
  incoming: field('stock.incoming', asJson),
  warehouse_country: field('stock.warehouse_country'),
  sku: field('offer.sku'),
  packaging: field('offer.packaging'),
  pack_size: field('offer.pack_size', asNumber),
  moq: field('offer.moq', asNumber),
  multiple: field('offer.multiple', asNumber),
  max_quantity: field('offer.max_quantity', asNumber),
  fee: field('offer.fee'),
  offers: field('offers', asJson),
};

/** Further packagings have the columns of the first with their number behind: `sku#2`, `price:100#2`. */
const furtherOffer = /^(sku|packaging|pack_size|moq|multiple|max_quantity|fee|price:[1-9]\d{0,7})#([2-9]|1\d|20)$/;

/** The name of a packaging's column; `place` counts from 0. */
export function offerColumn(name: string, place: number): string {
  return place === 0 ? name : `${name}#${place + 1}`;
}

/** Packagings of one part. */
const mostOffers = 20;

const identity = ['manufacturer', 'mpn'];

/** Where the cells of a header's column go; null for a column that the format does not know. */
function target(name: string): Target | null {
  const known = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (known) return known;
  const [, base, number = ''] = furtherOffer.exec(name) ?? [];
  const first = base === undefined ? null : target(base);
  if (first) return { ...first, path: [`${first.path[0]}#${number}`, ...first.path.slice(1)] };
  const [, kind, rest = ''] = /^(attr|price):(.+)$/.exec(name) ?? [];
  if (kind === 'attr') return { path: ['attributes', rest], read: asText };
  return kind === 'price' && /^[1-9]\d{0,7}$/.test(rest) ? { path: ['prices', rest], read: asText } : null;
}

/** Whether a name is that of a column. */
export function isTarget(name: string): boolean {
  return target(name) !== null;
}

const decimals = new Set(['fee']);

/** Whether the cells of a column are numbers or amounts. */
export function isNumberTarget(name: string): boolean {
  const [base = ''] = name.split('#');
  return base.startsWith('price:') || decimals.has(base) || (Object.hasOwn(columns, base) && columns[base]?.read === asNumber);
}

export interface CsvHeader {
  /** Columns that the format does not know, and required ones that are missing. */
  unknown: string[];
  missing: string[];
  toRecord: (cells: readonly string[]) => Record<string, unknown>;
}

/** Reads the header line of a file; parts that the shop has already have their category. */
export function readHeader(names: readonly string[], areKnown = false): CsvHeader {
  const targets = names.map(target);
  // A list may name parts that the shop has by their GTIN alone; the rows say then which of them leave out too much.
  const required = names.includes('gtin') ? [] : areKnown ? identity : [...identity, 'category'];
  return {
    unknown: names.filter((_, place) => !targets[place]),
    missing: required.filter((name) => !names.includes(name)),
    toRecord: (cells) => toRecord(targets, cells),
  };
}

type Group = Record<string, unknown>;

/** An empty cell leaves what the shop knows. */
function toRecord(targets: readonly (Target | null)[], cells: readonly string[]): Group {
  const record: Group = {};
  const groups = new Map<string, Group>();
  for (const [place, one] of targets.entries()) {
    const cell = withoutGuard(cells[place]?.trim() ?? '');
    if (!one || cell === '') continue;
    const [first = '', second] = one.path;
    if (second === undefined) {
      record[first] = one.read(cell);
      continue;
    }
    const group = groups.get(first) ?? {};
    groups.set(first, group);
    group[second] = one.read(cell);
  }
  const { images } = record;
  if (typeof images === 'string') record['images'] = readImages(images, groups.get('imageAlt'));
  for (const name of ['description', 'stock', 'attributes']) if (groups.has(name)) record[name] = groups.get(name);
  const sold = offersOf(groups);
  if (sold.length > 0 && !('offers' in record)) record['offers'] = sold;
  return record;
}

/** File names with `|` between them; the words of the row are those of the first. */
function readImages(cell: string, alt: Group | undefined): Group[] {
  const files = cell.split('|').map((file) => file.trim());
  return files.map((file, place) => (place === 0 && alt ? { file, alt } : { file }));
}

/** Of each packaging that the row says something of. */
function offersOf(groups: ReadonlyMap<string, Group>): Group[] {
  return Array.from({ length: mostOffers }, (_, place) => [
    groups.get(offerColumn('offer', place)),
    groups.get(offerColumn('prices', place)),
  ])
    .filter((one) => one.some(Boolean))
    .map(([offer = {}, prices = {}]) => singleOffer(offer, prices));
}

function singleOffer(offer: Group, prices: Group): Group {
  const breaks = Object.entries(prices).map(([quantity, price]) => ({ quantity: Number(quantity), price }));
  const first = Math.min(...breaks.map(({ quantity }) => quantity));
  const moq = Number.isFinite(first) ? first : 1;
  return { packaging: 'each', moq, multiple: 1, ...offer, price_breaks: breaks.toSorted((a, b) => a.quantity - b.quantity) };
}
