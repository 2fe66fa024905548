/** Turns an incoming part into what is stored: names become entries, quantities numbers, gaps what the shop knows already. */
import type { Lifecycle } from '#contract/api/part.ts';
import { readGtin } from '#contract/gtin.ts';
import { readPinout, writePinout } from '#contract/pinout.ts';
import type { AttributeValue, product } from '#server/db/schema.ts';
import type { CategoryEntry, ManufacturerEntry, Reference } from '#server/search/reference.ts';
import { comparePackages } from '#server/rules/package/compare-packages.ts';
import { codeKey } from '#server/rules/fold.ts';
import { partKey } from '#server/rules/part-number.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import { outlineNamed } from './outline-named.ts';
import type { PartRecord } from './part-record.ts';
import type { Problem } from './problem.ts';
import { readAttribute } from './resolve-attribute.ts';
import { type ResolvedOffer, resolveOffer } from './resolve-offer.ts';

/** A part that the shop has already. */
export type ExistingPart = Pick<
  typeof product.$inferSelect,
  | 'id'
  | 'slug'
  | 'categoryId'
  | 'gtin'
  | 'series'
  | 'package'
  | 'packageId'
  | 'lifecycle'
  | 'lastBuyDate'
  | 'rohs'
  | 'attributes'
  | 'description'
  | 'datasheet'
  | 'pinout'
  | 'pinoutSource'
  | 'msl'
  | 'weightG'
  | 'hts'
  | 'eccnUs'
  | 'eccnEu'
  | 'countryOfOrigin'
  | 'leadFree'
  | 'hazardous'
  | 'hidden'
  | 'popularity'
>;

export interface ResolvedPart {
  maker: ManufacturerEntry;
  category: CategoryEntry;
  mpn: string;
  mpnKey: string;
  gtin: string | null;
  series: string | null;
  package: string | null;
  packageId: string | null;
  lifecycle: Lifecycle;
  lastBuyDate: string | null;
  rohs: ExistingPart['rohs'];
  attributes: Record<string, AttributeValue>;
  description: Record<string, string>;
  datasheet: string | null;
  pinout: string | null;
  pinoutSource: string | null;
  msl: string | null;
  weightG: number | null;
  hts: string | null;
  eccnUs: string | null;
  eccnEu: string | null;
  countryOfOrigin: string | null;
  leadFree: boolean | null;
  hazardous: boolean;
  hidden: boolean;
  popularity: number;
  stock: NonNullable<PartRecord['stock']> | null;
  offers: ResolvedOffer[];
}

/** What stands in the fields that neither the record nor the shop knows. */
const unknownPart: Omit<ExistingPart, 'id' | 'slug' | 'categoryId'> = {
  gtin: null,
  series: null,
  package: null,
  packageId: null,
  lifecycle: 'unknown',
  lastBuyDate: null,
  rohs: 'unknown',
  attributes: {},
  description: {},
  datasheet: null,
  pinout: null,
  pinoutSource: null,
  msl: null,
  weightG: null,
  hts: null,
  eccnUs: null,
  eccnEu: null,
  countryOfOrigin: null,
  leadFree: null,
  hazardous: false,
  hidden: false,
  popularity: 0,
};

/** Reads a part of a known maker; with problems the part is not to be written. `drawsByName` gives it the drawing that its package's name means. */
export function resolvePart(
  record: PartRecord,
  maker: ManufacturerEntry,
  reference: Pick<Reference, 'categoryBySlug' | 'outlines'>,
  existing?: ExistingPart,
  drawsByName = false,
): { part: ResolvedPart | null; problems: Problem[] } {
  const problems: Problem[] = [];
  if (record.category === undefined) return { part: null, problems: [{ field: 'category', code: 'required' }] };
  const category = reference.categoryBySlug.get(record.category);
  if (!category || category.children.length > 0) {
    return { part: null, problems: [{ field: 'category', code: 'not_allowed', value: record.category }] };
  }
  if (record.package_id !== undefined && !reference.outlines.has(record.package_id)) {
    problems.push({ field: 'package_id', code: 'not_allowed', value: record.package_id });
  }
  const known = existing ?? unknownPart;
  const kept = existing?.categoryId === category.id ? existing.attributes : {};
  const part: ResolvedPart = {
    maker,
    category,
    mpn: record.mpn,
    mpnKey: partKey(record.mpn),
    gtin: record.gtin === undefined ? known.gtin : readGtin(record.gtin),
    series: record.series ?? known.series,
    package: record.package ?? known.package,
    packageId: record.package_id ?? (drawsByName ? drawingOf(record, category, reference, existing) : known.packageId),
    lifecycle: record.lifecycle ?? known.lifecycle,
    lastBuyDate: record.last_buy_date ?? known.lastBuyDate,
    rohs: record.rohs ?? known.rohs,
    attributes: { ...kept },
    description: { ...known.description, ...texts(record.description) },
    datasheet: record.datasheet ?? known.datasheet,
    pinout: record.pinout === undefined ? known.pinout : tidyPinout(record.pinout),
    pinoutSource: record.pinout_source ?? known.pinoutSource,
    msl: record.msl ?? known.msl,
    weightG: record.weight_g ?? known.weightG,
    hts: record.hts ?? known.hts,
    eccnUs: record.eccn_us ?? known.eccnUs,
    eccnEu: record.eccn_eu ?? known.eccnEu,
    countryOfOrigin: record.country_of_origin ?? known.countryOfOrigin,
    leadFree: record.lead_free ?? known.leadFree,
    hazardous: record.hazardous ?? known.hazardous,
    hidden: record.hidden ?? known.hidden,
    popularity: record.popularity ?? known.popularity,
    stock: record.stock ?? null,
    offers: resolveOffers(record, maker, problems),
  };
  applyAttributes(record, part, problems);
  return { part, problems };
}

/** That of the package which the record names, for a part that is new or has another package now. */
function drawingOf(
  { package: name }: PartRecord,
  { partClass }: CategoryEntry,
  { outlines }: Pick<Reference, 'outlines'>,
  existing: ExistingPart | undefined,
): string | null {
  const { package: before = null, packageId = null } = existing ?? {};
  if (name === undefined || (before !== null && codeKey(name) === codeKey(before))) return packageId;
  const isOther = before !== null && comparePackages(readPackage(name), readPackage(before)) === 'other';
  return outlineNamed(outlines, name, partClass) ?? (isOther ? null : packageId);
}

/** In one form, so that an import of the same pins changes nothing; the record's schema has read it. */
export function tidyPinout(text: string): string {
  return writePinout(readPinout(text) ?? []);
}

function texts(description: PartRecord['description']): Record<string, string> {
  return typeof description === 'string' ? { en: description } : { ...description };
}

function resolveOffers(record: PartRecord, maker: ManufacturerEntry, problems: Problem[]): ResolvedOffer[] {
  const seen = new Set<string>();
  return (record.offers ?? []).map((raw, index) => {
    const { offer, problems: found } = resolveOffer(raw, maker.slug, record.mpn);
    problems.push(...found.map((problem) => ({ ...problem, field: `offers.${index}.${problem.field}` })));
    if (seen.has(offer.sku)) problems.push({ field: `offers.${index}.sku`, code: 'not_unique', value: offer.sku });
    seen.add(offer.sku);
    return offer;
  });
}

function applyAttributes(record: PartRecord, part: ResolvedPart, problems: Problem[]): void {
  for (const [key, raw] of Object.entries(record.attributes ?? {})) {
    const use = part.category.attributes.find(({ attribute }) => attribute.key === key);
    if (!use) problems.push({ field: `attributes.${key}`, code: 'not_allowed' });
    else if (raw === null) delete part.attributes[key];
    else {
      const read = readAttribute(raw, use.attribute);
      if (read.ok) part.attributes[key] = read.value;
      else problems.push({ field: `attributes.${key}`, code: read.code, value: String(raw) });
    }
  }
}
