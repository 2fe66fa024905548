/** One part changed or made by hand, under the same rules as one that comes in a file (`docs/api.md` 5.6, `save-product`). */
import { readGtin } from '#contract/gtin.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { AdminProduct } from '#contract/api/admin/product.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import { makerNames, newMaker } from '#server/catalog/makers.ts';
import { type ResolvedPart, resolvePart, tidyPinout } from '#server/catalog/resolve-part.ts';
import { toSlug } from '#server/catalog/slug.ts';
import type { Queries } from '#server/db/client.ts';
import { manufacturer, product } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { referenceOf, rereadReference } from '#server/search/held-catalog.ts';
import type { ManufacturerEntry, Reference } from '#server/search/reference.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { partKey } from '#server/rules/part-number.ts';
import { invalidField, StoreError } from '#server/kernel/store-error.ts';
import { fieldsOf, heldAsSeen, type HeldProduct, readProduct } from './held-product.ts';
import type { SaveRequest } from './save-request.ts';
import { showProduct } from './show-product.ts';
import { writeOffers } from './write-offers.ts';
import { writePictures } from './write-pictures.ts';
import { writeDocuments, writePart, writeStockTerms } from './write-product.ts';
import { writeSubstitutes } from './write-substitutes.ts';

export async function saveProduct(acting: Acting, request: SaveRequest): Promise<AdminProduct> {
  const { deps, now } = acting;
  const reference = await referenceOf(deps.db, deps.settings.catalogMaxAgeMs);
  const { answer, isMakerNew } = await transact(deps.db, async (queries) => {
    await besideNoImport(queries);
    const before = await heldAsSeen(queries, request);
    const maker = await makerOf(queries, reference, request, before);
    const part = await resolved(queries, reference, maker, request, before);
    const id = await writePart(queries, part, request, before, now);
    if (request.documents) await writeDocuments(queries, deps.files, id, request.documents, before?.documents ?? [], now);
    if (request.pictures) await writePictures(queries, id, request.pictures);
    if (request.substitutes) await writeSubstitutes(queries, id, request.substitutes);
    if (request.stock) await writeStockTerms(queries, id, request.stock, deps.settings.sellerCountry, now);
    if (request.offers) await writeOffers(acting, queries, id, request.offers, part.offers);
    const after = await readProduct(queries, id);
    if (!after) throw new Error(`Product ${id} vanished while it was written`);
    const detail = { before: before && fieldsOf(before), after: fieldsOf(after) };
    const action = before ? 'product.save' : 'product.add';
    await writeAudit(queries, { actor: acting.actor, action, target: String(id), detail, at: now });
    const shown = await showProduct(queries, reference, String(id), acting.locale);
    await acting.keepAnswer(queries, shown);
    return { answer: shown, isMakerNew: !reference.manufacturers.has(maker.id) };
  });
  if (isMakerNew) await rereadReference(deps.db);
  return answer;
}

async function makerOf(
  queries: Queries,
  reference: Reference,
  { manufacturer: named, new_manufacturer: mayAdd = false }: SaveRequest,
  before: HeldProduct | null,
): Promise<ManufacturerEntry> {
  const name = named ?? before?.maker.slug;
  if (name === undefined) throw invalidField('manufacturer', { code: 'required' });
  const found = makerNames(reference).find(name);
  if (found) return found;
  const slug = toSlug(name);
  const [kept] = await queries.select().from(manufacturer).where(eq(manufacturer.slug, slug));
  if (kept) return newMaker(kept.id, kept.slug, kept.name);
  if (!mayAdd || slug === '') throw invalidField('manufacturer', { code: 'not_allowed' });
  const [made] = await queries.insert(manufacturer).values({ slug, name }).returning({ id: manufacturer.id });
  if (!made) throw new Error(`Maker ${slug} was not made`);
  return newMaker(made.id, slug, name);
}

/** The part as it is to be; everything that is wrong with it is told at once. */
async function resolved(
  queries: Queries,
  reference: Reference,
  maker: ManufacturerEntry,
  request: SaveRequest,
  before: HeldProduct | null,
): Promise<ResolvedPart> {
  const mpn = request.mpn ?? before?.row.mpn;
  const category = request.category ?? before?.categorySlug;
  if (mpn === undefined) throw invalidField('mpn', { code: 'required' });
  if (category === undefined) throw invalidField('category', { code: 'required' });
  const { attributes, offers } = request;
  const record = { manufacturer: maker.slug, mpn, category, ...(attributes ? { attributes } : {}), ...(offers ? { offers } : {}) };
  const { part, problems } = resolvePart(record, maker, reference, before?.row);
  const fields: Record<string, FieldIssue[]> = {};
  for (const { field, code } of problems) (fields[field] ??= []).push({ code });
  const outline = request.package_id;
  if (outline && !reference.outlines.has(outline)) fields['package_id'] = [{ code: 'not_allowed' }];
  if (await isTaken(queries, maker, mpn, before)) fields['mpn'] = [{ code: 'not_unique' }];
  if (request.gtin && (await hasGtin(queries, request.gtin, before))) fields['gtin'] = [{ code: 'not_unique' }];
  if (part === null || Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
  return { ...part, ...plainFields(request, part) };
}

const said = <Value>(given: Value | undefined, kept: Value): Value => (given === undefined ? kept : given);

/** What is said in place of what was there; null takes it away. */
function plainFields(request: SaveRequest, part: ResolvedPart) {
  const description = { ...part.description };
  for (const [language, text] of Object.entries(request.description ?? {})) {
    if (text === null || text === undefined) delete description[language];
    else description[language] = text;
  }
  return {
    description,
    gtin: request.gtin === undefined ? part.gtin : readGtin(request.gtin ?? ''),
    series: said(request.series, part.series),
    package: said(request.package, part.package),
    packageId: said(request.package_id, part.packageId),
    lifecycle: said(request.lifecycle, part.lifecycle),
    lastBuyDate: said(request.last_buy_date, part.lastBuyDate),
    rohs: said(request.rohs, part.rohs),
    datasheet: said(request.datasheet, part.datasheet),
    pinout: request.pinout ? tidyPinout(request.pinout) : said(request.pinout, part.pinout),
    pinoutSource: said(request.pinout_source, part.pinoutSource),
    msl: said<string | null>(request.msl, part.msl),
    weightG: said(request.weight_g, part.weightG),
  };
}

async function hasGtin(queries: Queries, typed: string, before: HeldProduct | null): Promise<boolean> {
  const its = and(eq(product.gtin, readGtin(typed) ?? ''), ne(product.id, before?.row.id ?? 0));
  return (await queries.$count(product, its)) > 0;
}

async function isTaken(queries: Queries, maker: ManufacturerEntry, mpn: string, before: HeldProduct | null): Promise<boolean> {
  const same = and(eq(product.manufacturerId, maker.id), eq(product.mpnKey, partKey(mpn)), eq(product.mpn, mpn));
  const others = await queries
    .select({ id: product.id })
    .from(product)
    .where(and(same, ne(product.id, before?.row.id ?? 0)));
  return others.length > 0;
}
