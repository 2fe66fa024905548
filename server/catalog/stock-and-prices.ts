/** Narrows rows to the stock and the prices of parts that the shop has: whatever else they say stays as it is here. */
import type { Packaging } from '#contract/api/part.ts';
import type { Lookups } from '#server/db/bulk.ts';
import type { Reference } from '#server/search/reference.ts';
import type { OfferRecord, PartRecord } from './part-record.ts';
import type { Problem } from './problem.ts';
import type { ExistingPart } from './resolve-part.ts';

interface HeldOffer {
  productId: number;
  sku: string;
  packaging: Packaging;
  pack_size: number | null;
  moq: number;
  multiple: number;
  max_quantity: number | null;
  feeMicros: number;
}

const findOffers = `
  select product_id as "productId", sku, packaging, pack_size, moq, multiple, max_quantity, fee_micros::float8 as "feeMicros"
  from offer where product_id = any($1) order by product_id, is_default desc, id`;

/** Packagings by part, the one that lists show first. */
export async function heldOffers(lookups: Lookups, parts: readonly ExistingPart[]): Promise<ReadonlyMap<number, HeldOffer[]>> {
  const rows = await lookups.query<HeldOffer>(findOffers, [parts.map(({ id }) => id)]);
  return Map.groupBy(rows, ({ productId }) => productId);
}

interface Held {
  known: ExistingPart;
  offers: readonly HeldOffer[];
  reference: Pick<Reference, 'categories'>;
}

/** The row's level and its prices on the packagings that are there; one of another packaging is a problem. */
export function stockAndPrices(record: PartRecord, { known, offers, reference }: Held): { record: PartRecord; problems: Problem[] } {
  const { manufacturer, mpn, stock } = record;
  const category = reference.categories.get(known.categoryId)?.slug;
  const problems: Problem[] = [];
  // Without a price nothing is said of a packaging: an empty cell takes no price away.
  const priced = (record.offers ?? []).flatMap((given, place): OfferRecord[] => {
    if (given.price_breaks.length === 0) return [];
    const held = offerOf(given, offers);
    if (held) return [withPrices(held, given)];
    const [name, value] = given.sku === undefined ? ['packaging', given.packaging] : ['sku', given.sku];
    problems.push({ field: `offers.${place}.${name}`, code: 'not_allowed', value });
    return [];
  });
  const level = stock && { on_hand: stock.on_hand, lead_time_days: stock.lead_time_days, incoming: stock.incoming };
  return { record: { manufacturer, mpn, category, ...(level ? { stock: level } : {}), offers: priced }, problems };
}

/** By its code, else by its packaging; a row that names neither (`each` is what stands for that) means the one that lists show. */
function offerOf({ sku, packaging }: OfferRecord, offers: readonly HeldOffer[]): HeldOffer | undefined {
  if (sku !== undefined) return offers.find((one) => one.sku === sku);
  return offers.find((one) => one.packaging === packaging) ?? (packaging === 'each' ? offers[0] : undefined);
}

function withPrices(
  { sku, packaging, pack_size, moq, multiple, max_quantity, feeMicros }: HeldOffer,
  { price_breaks }: OfferRecord,
): OfferRecord {
  return { sku, packaging, pack_size, moq, multiple, max_quantity, fee: String(feeMicros / 1e6), price_breaks };
}
