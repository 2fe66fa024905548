/** Parts that rows name by a number: order codes, part numbers, alternates and recorded replacements, all rows in a few statements. */
import { sql } from 'drizzle-orm';
import { knownNames } from '#server/finding/known-names.ts';
import type { View } from '#server/finding/view.ts';
import { fold, partKey } from '#server/rules/fold.ts';
import type { Candidate } from './candidate.ts';
import type { SourceLine } from './read-lines.ts';

interface Numbered extends Record<string, unknown> {
  id: number;
  mpn: string;
  mpn_key: string;
  manufacturer_id: number;
  /** Greater is likelier to be meant. */
  rank: number;
}

export interface CodeMatches {
  candidates: Candidate[];
  /** Several makers' parts have the number. */
  isAmbiguous: boolean;
}

const shortestKey = 3;

/** What may be a part number in a row without a column for them: the value, or a word that stands alone. */
export function numbersOf({ source }: Pick<SourceLine, 'source'>): string[] {
  if (source.mpn !== undefined) return [source.mpn];
  const texts = [source.value ?? '', ...(source.description ?? '').split('; ')];
  return texts.filter((text) => text !== '' && !/\s/.test(text));
}

/** Candidates by number for each line, in the order of the lines. */
export async function matchCodes(view: View, lines: readonly SourceLine[]): Promise<CodeMatches[]> {
  const skus = lines.flatMap(({ source }) => source.sku?.toUpperCase() ?? []);
  const keys = lines.flatMap((line) => [...numbersOf(line), ...line.alternates]).map(partKey);
  const [bySku, byKey] = await Promise.all([readSkus(view, [...skus, ...lines.flatMap(numbersOf)]), readKeys(view, keys)]);
  const makers = new Map<string, ReadonlySet<number> | null>();
  const makerOf = (name: string) => {
    if (!makers.has(name)) makers.set(name, findMakers(view, name));
    return makers.get(name) ?? null;
  };
  const found = lines.map((line) => matchLine(line, bySku, byKey, makerOf));
  return addReplacements(view, found);
}

async function readSkus({ db }: View, skus: readonly string[]): Promise<Map<string, number>> {
  const codes = [...new Set(skus.map((sku) => sku.trim().toUpperCase()))];
  const { rows } = await db.execute<{ sku: string; product_id: number }>(sql`
    select o.sku, o.product_id from offer o join product p on p.id = o.product_id and not p.hidden
    where o.sku = any(${sql.param(codes)}::text[]) and not o.hidden`);
  return new Map(rows.map(({ sku, product_id }) => [sku, product_id]));
}

async function readKeys({ db }: View, keys: readonly string[]): Promise<Map<string, Numbered[]>> {
  const wanted = [...new Set(keys)].filter((key) => key.length >= shortestKey);
  const { rows } = await db.execute<Numbered>(sql`
    select p.id, p.mpn, p.mpn_key, p.manufacturer_id,
      (coalesce(s.on_hand - s.reserved - s.safety, 0) > 0)::int * 2 + (p.lifecycle = 'active')::int as rank
    from product p left join stock s on s.product_id = p.id
    where p.mpn_key = any(${sql.param(wanted)}::text[]) and not p.hidden
    order by rank desc, p.popularity desc, p.id`);
  return Map.groupBy(rows, ({ mpn_key: key }) => key);
}

/** Makers that a name means; null for a name that nobody has. */
function findMakers({ reference }: View, name: string): ReadonlySet<number> | null {
  const folded = fold(name);
  const makers = knownNames(reference).manufacturers;
  const equal = makers.filter(({ names }) => names.includes(folded));
  // `Texas Instruments Inc.` and `muRata (Japan)` are written by hand.
  const near = makers.filter(({ names }) => names.some((one) => one.length > 2 && ` ${folded} `.includes(` ${one} `)));
  const found = equal.length > 0 ? equal : near;
  return found.length > 0 ? new Set(found.map(({ entry }) => entry.id)) : null;
}

function matchLine(
  line: SourceLine,
  bySku: ReadonlyMap<string, number>,
  byKey: ReadonlyMap<string, Numbered[]>,
  makersOf: (name: string) => ReadonlySet<number> | null,
): CodeMatches {
  const { source } = line;
  const codes = [source.sku ?? '', ...numbersOf(line)].map((text) => text.trim().toUpperCase());
  const sku = codes.find((code) => bySku.has(code));
  const ordered = bySku.get(sku ?? '');
  if (sku !== undefined && ordered !== undefined) {
    return { candidates: [{ productId: ordered, sku, grade: 'exact', confidence: 1, note: null }], isAmbiguous: false };
  }
  const makers = source.manufacturer === undefined ? undefined : makersOf(source.manufacturer);
  const number = numbersOf(line).find((text) => byKey.has(partKey(text)));
  const parts = number === undefined ? [] : (byKey.get(partKey(number)) ?? []);
  const named = makers ? parts.filter(({ manufacturer_id: id }) => makers.has(id)) : parts;
  const own = named.length > 0 ? named : parts;
  const isTheirs = makers !== undefined && makers !== null && named.length > 0;
  const isOthers = makers !== undefined && makers !== null && named.length === 0;
  const candidates = own.map((part, place): Candidate => {
    const isTyped = part.mpn === number && (makers === undefined || isTheirs);
    const sure = isTyped ? 1 : makers === null ? 0.85 : 0.95;
    // A number of another maker's is a hint, not a match.
    if (isOthers) return { productId: part.id, sku: null, grade: 'fuzzy', confidence: 0.5 - place * 0.01, note: null };
    return { productId: part.id, sku: null, grade: isTyped ? 'exact' : 'normalised', confidence: sure - place * 0.01, note: null };
  });
  const alternates = line.alternates.flatMap((text) => byKey.get(partKey(text)) ?? []);
  const listed = alternates.map(({ id }, place): Candidate => ({
    productId: id,
    sku: null,
    grade: 'alternate',
    confidence: 0.8 - place * 0.01,
    note: null,
  }));
  const owners = new Set(own.map(({ manufacturer_id: id }) => id));
  return { candidates: [...candidates, ...listed], isAmbiguous: !isTheirs && owners.size > 1 };
}

interface Replacement extends Record<string, unknown> {
  product_id: number;
  other_id: number;
  note: string | null;
}

/** Parts that are recorded to stand in for those found. */
async function addReplacements({ db }: View, found: readonly CodeMatches[]): Promise<CodeMatches[]> {
  const ids = [...new Set(found.flatMap(({ candidates }) => candidates.map(({ productId }) => productId)))];
  if (ids.length === 0) return [...found];
  const { rows } = await db.execute<Replacement>(sql`
    select c.product_id, c.other_id, c.note from cross_reference c join product p on p.id = c.other_id and not p.hidden
    where c.kind = 'direct' and c.product_id = any(${sql.param(ids)}::int[]) order by c.product_id, p.popularity desc, p.id`);
  const byPart = Map.groupBy(rows, ({ product_id: id }) => id);
  return found.map((one) => {
    const [first] = one.candidates;
    const others = first ? (byPart.get(first.productId) ?? []) : [];
    const added = others.map(({ other_id: id, note }, place): Candidate => ({
      productId: id,
      sku: null,
      grade: 'alternate',
      confidence: 0.7 - place * 0.01,
      note,
    }));
    return { ...one, candidates: [...one.candidates, ...added] };
  });
}
