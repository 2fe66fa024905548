/** Gives incoming parts their place: the part that is there already, or a new id and address. */
import type { Bulk, Lookups } from '#server/db/bulk.ts';
import type { ManufacturerEntry, Reference } from '#server/search/reference.ts';
import { partKey } from '#server/rules/part-number.ts';
import { namedByGtin } from './find-by-gtin.ts';
import { makerFinder } from './makers.ts';
import { orderCode } from './order-code.ts';
import { partIndexer } from './part-words.ts';
import type { PartRecord } from './part-record.ts';
import { mostOfARow, type Problem, type RowProblem } from './problem.ts';
import { type ExistingPart, type ResolvedPart, resolvePart } from './resolve-part.ts';
import { toSlug } from './slug.ts';
import { heldOffers, stockAndPrices } from './stock-and-prices.ts';
import { resolvePictures } from './resolve-pictures.ts';
import { resolveSubstitutes } from './resolve-substitutes.ts';
import type { StagedPart } from './staged-part.ts';
import type { GatheredPictures } from './gather-pictures.ts';
import type { PartRow } from './part-row.ts';

interface NamedPart {
  line: number;
  record: PartRecord;
  maker: ManufacturerEntry;
}

interface KnownPart extends NamedPart {
  known: ExistingPart | undefined;
}

type FoundPart = Pick<StagedPart, 'line' | 'part' | 'pictures' | 'substitutes'> & Pick<KnownPart, 'known'>;

type ExistingRow = ExistingPart & { place: number };

const findExisting = `
  select asked.place::int as place, p.id, p.slug, p.category_id as "categoryId", p.gtin, p.series, p.package, p.package_id as "packageId", p.lifecycle,
    p.last_buy_date::text as "lastBuyDate",
    p.rohs, p.attributes, p.description, p.datasheet, p.pinout, p.pinout_source as "pinoutSource", p.msl, p.weight_g as "weightG", p.hts, p.eccn_us as "eccnUs",
    p.eccn_eu as "eccnEu", p.country_of_origin as "countryOfOrigin", p.lead_free as "leadFree", p.hazardous, p.hidden, p.popularity
  from unnest($1::int[], $2::text[], $3::text[]) with ordinality as asked (maker, mpn_key, mpn, place)
  join product p on p.manufacturer_id = asked.maker and p.mpn_key = asked.mpn_key and p.mpn = asked.mpn`;

export interface PlaceOptions {
  /** Makes makers that the shop does not know from their names. */
  newManufacturers?: boolean;
  /** Takes nothing but stock and prices, and passes over parts that the shop does not have. */
  stockAndPrices?: boolean;
  /** Finds the drawings of packages by their names, where rows state none. */
  drawsByName?: boolean;
  /** Pictures that rows may name; those of any other name are a problem. */
  pictures?: GatheredPictures;
  /** The shop has no parts and nobody uses it yet. */
  isFirstFill?: boolean;
}

/** Makes the function that places one batch after the other; it remembers the addresses and parts of the batches before. */
export async function partPlacer(bulk: Bulk, lookups: Lookups, reference: Reference, options: PlaceOptions) {
  const narrows = options.stockAndPrices === true;
  const findMaker = makerFinder(bulk, reference, !narrows && options.newManufacturers === true);
  const index = partIndexer();
  const seen = new Set<string>();
  /** Addresses given out so far. */
  const given = new Set<string>();

  async function nameMakers(rows: readonly PartRow[], problems: RowProblem[]): Promise<NamedPart[]> {
    const named: NamedPart[] = [];
    for (const { line, record } of await namedByGtin(lookups, rows, problems, narrows)) {
      const maker = await findMaker(record.manufacturer);
      const identity = `${maker?.id}\n${record.mpn}`;
      const problem = maker ? repeated(seen, identity, record) : unknownMaker(record);
      if (problem && (maker || !narrows)) problems.push({ line, ...problem });
      else if (maker) named.push({ line, record, maker });
      seen.add(identity);
    }
    return named;
  }

  /** With the part that is there already. */
  async function findKnown(rows: readonly PartRow[], problems: RowProblem[]): Promise<KnownPart[]> {
    const named = await nameMakers(rows, problems);
    const existing = options.isFirstFill ? new Map<number, ExistingPart>() : await existingParts(lookups, named);
    const parts = named.map((part, place): KnownPart => ({ ...part, known: existing.get(place) }));
    return narrows ? narrowed(lookups, reference, parts, problems) : parts;
  }

  return async (rows: readonly PartRow[]): Promise<{ staged: StagedPart[]; problems: RowProblem[] }> => {
    const problems: RowProblem[] = [];
    const found: FoundPart[] = [];
    for (const { line, record, maker, known } of await findKnown(rows, problems)) {
      const { part, problems: own } = resolvePart(record, maker, reference, known, options.drawsByName);
      const pictures = resolvePictures(record, options.pictures, own);
      const substitutes = record.substitutes ? await resolveSubstitutes(record, findMaker, own) : null;
      problems.push(...own.slice(0, mostOfARow).map((problem) => ({ line, ...problem })));
      if (part && own.length === 0) found.push({ line, part, known, pictures, substitutes });
    }
    const newParts = found.filter(({ known }) => !known).map(({ part }) => part);
    const places = await newPlaces(lookups, newParts, options.isFirstFill ? [] : await takenAddresses(lookups, newParts), given);
    const staged = found.map(({ line, part, known, pictures, substitutes }): StagedPart => {
      const place = known ?? places.get(part);
      if (!place) throw new Error(`No place was made for ${part.mpn}`);
      return { id: place.id, slug: place.slug, isNew: !known, line, search: index(part), part, pictures, substitutes };
    });
    return { staged, problems };
  };
}

/** Known parts with what a list of stock and prices may say of them. */
async function narrowed(lookups: Lookups, reference: Reference, parts: readonly KnownPart[], problems: RowProblem[]): Promise<KnownPart[]> {
  const offers = await heldOffers(
    lookups,
    parts.flatMap(({ known }) => known ?? []),
  );
  return parts.flatMap((part): KnownPart[] => {
    const { known, line } = part;
    if (!known) return [];
    const { record, problems: own } = stockAndPrices(part.record, { known, offers: offers.get(known.id) ?? [], reference });
    problems.push(...own.map((problem) => ({ line, ...problem })));
    return own.length === 0 ? [{ ...part, record }] : [];
  });
}

function unknownMaker({ manufacturer }: PartRecord): Problem {
  return { field: 'manufacturer', code: 'not_allowed', value: manufacturer };
}

function repeated(seen: ReadonlySet<string>, identity: string, { mpn }: PartRecord): Problem | null {
  return seen.has(identity) ? { field: 'mpn', code: 'not_unique', value: mpn } : null;
}

async function existingParts(lookups: Lookups, named: readonly NamedPart[]): Promise<Map<number, ExistingPart>> {
  const mpns = named.map(({ record }) => record.mpn);
  const rows = await lookups.query<ExistingRow>(findExisting, [named.map(({ maker }) => maker.id), mpns.map(partKey), mpns]);
  return new Map(rows.map(({ place, ...part }) => [place - 1, part]));
}

/** The end of a part's address on the shop. */
export function plainAddress({ maker, mpn }: Pick<ResolvedPart, 'maker' | 'mpn'>): string {
  return toSlug(`${maker.slug}-${mpn}`);
}

/** For a part whose plain address is another one's. */
export function longAddress(part: Pick<ResolvedPart, 'maker' | 'mpn'>): string {
  return `${plainAddress(part).slice(0, 140)}-${toSlug(orderCode(part.maker.slug, part.mpn, 'each')).slice(0, 9)}`;
}

/** Those of the addresses that `parts` would have which lead somewhere already. */
async function takenAddresses(lookups: Lookups, parts: readonly ResolvedPart[]): Promise<string[]> {
  if (parts.length === 0) return [];
  const rows = await lookups.query<{ slug: string }>(
    `select slug from product where slug = any($1) union all select slug from product_slug where slug = any($1)`,
    [parts.map(plainAddress)],
  );
  return rows.map(({ slug }) => slug);
}

/** Ids and addresses; an address that is taken or `given` gets the part's order code added, which never changes. */
async function newPlaces(
  lookups: Lookups,
  parts: readonly ResolvedPart[],
  taken: readonly string[],
  given: Set<string>,
): Promise<Map<ResolvedPart, { id: number; slug: string }>> {
  if (parts.length === 0) return new Map();
  const ids = await lookups.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('product', 'id'))::int as id from generate_series(1, $1)`,
    [parts.length],
  );
  for (const slug of taken) given.add(slug);
  return new Map(
    parts.map((part, place) => {
      const plain = plainAddress(part);
      const slug = given.has(plain) ? longAddress(part) : plain;
      given.add(slug);
      return [part, { id: ids[place]?.id ?? 0, slug }];
    }),
  );
}
