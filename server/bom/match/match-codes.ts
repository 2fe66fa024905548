/** Parts that rows name by a number: order codes, part numbers, alternates and recorded replacements, all rows in a few statements. */
import { sql } from 'drizzle-orm';
import type { View } from '#server/search/view/view.ts';
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import { partCode, partKey } from '#server/rules/part-number.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { type Candidate, lowered, reason } from './candidate.ts';
import { findMakers, misspeltMaker } from '#server/search/keyword/find-makers.ts';
import type { SourceLine } from '#server/bom/read-lines.ts';

interface Numbered extends Record<string, unknown> {
  id: number;
  mpn: string;
  mpn_key: string;
  mpn_code: string;
  manufacturer_id: number;
  package: string | null;
  /** Greater is likelier to be meant. */
  rank: number;
}

export interface CodeMatches {
  candidates: Candidate[];
  /** Several makers' parts have the number. */
  isAmbiguous: boolean;
}

/** What `mpn` and `mpn_key` hold of the parts that rows name. */
interface Known {
  bySku: ReadonlyMap<string, number>;
  byKey: ReadonlyMap<string, Numbered[]>;
  /** Null for a name that nobody has. */
  makersOf: (name: string) => ReadonlySet<number> | null;
  /** Whom a name that nobody has nearly is. */
  nearestMaker: (name: string) => number | null;
  nameOf: (maker: number) => string;
}

const shortestKey = 3;

/** What may be a part number in a row without a column for them: the value, or a word that stands alone. */
export function numbersOf({ source }: Pick<SourceLine, 'source'>): string[] {
  if (source.mpn !== undefined) return [source.mpn];
  const texts = [source.value ?? '', ...(source.description ?? '').split('; ')];
  return texts.filter((text) => text !== '' && !/\s/.test(text) && readKeywordQuantity(text) === null);
}

/**
 * Part numbers inside of other shops' codes: Mouser's begin with two or three digits for the maker, some of DigiKey's end in `-ND`.
 * They stand for a row that names no number of its own.
 */
function soldAs({ source }: Pick<SourceLine, 'source'>): string[] {
  if (source.mpn !== undefined || source.distributor === undefined) return [];
  return source.distributor.split('; ').flatMap((code) => {
    const number = /^(?!.{0,40}-ND$)\d{2,3}-(\S{4,40})$/i.exec(code)?.[1] ?? /^([A-Z]\S{4,40})-ND$/i.exec(code)?.[1];
    return number !== undefined && /\p{L}/u.test(number) ? [number] : [];
  });
}

/** Candidates by number for each line, in the order of the lines. */
export async function matchCodes(view: View, lines: readonly SourceLine[]): Promise<CodeMatches[]> {
  const skus = lines.flatMap(({ source }) => source.sku?.toUpperCase() ?? []);
  const keys = lines.flatMap((line) => [...numbersOf(line), ...soldAs(line), ...line.alternates]).map(partKey);
  const [bySku, byKey] = await Promise.all([readSkus(view, [...skus, ...lines.flatMap(numbersOf)]), readKeys(view, keys)]);
  const makers = new Map<string, ReadonlySet<number> | null>();
  const makersOf = (name: string) => {
    if (!makers.has(name)) makers.set(name, findMakers(view.reference, name));
    return makers.get(name) ?? null;
  };
  const nearestMaker = (name: string) => misspeltMaker(view.reference, name)?.id ?? null;
  const nameOf = (maker: number) => view.reference.manufacturers.get(maker)?.name ?? '';
  const found = await mapInSlices(lines, (line) => matchLine(line, { bySku, byKey, makersOf, nearestMaker, nameOf }));
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
    select p.id, p.mpn, p.mpn_key, p.mpn_code, p.manufacturer_id, p.package,
      (coalesce(s.on_hand - s.reserved - s.safety, 0) > 0)::int * 2 + (p.lifecycle = 'active')::int as rank
    from product p left join stock s on s.product_id = p.id
    where p.mpn_key = any(${sql.param(wanted)}::text[]) and not p.hidden
    order by rank desc, p.popularity desc, p.id`);
  return Map.groupBy(rows, ({ mpn_key: key }) => key);
}

function matchLine(line: SourceLine, known: Known): CodeMatches {
  const { source } = line;
  const codes = [source.sku ?? '', ...numbersOf(line)].map((text) => text.trim().toUpperCase());
  const sku = codes.find((code) => known.bySku.has(code));
  const ordered = known.bySku.get(sku ?? '');
  if (sku !== undefined && ordered !== undefined) {
    const candidate: Candidate = { productId: ordered, sku, grade: 'exact', standing: 'sure', confidence: 1, note: null, reasons: [] };
    return { candidates: [candidate], isAmbiguous: false };
  }
  const number = [...numbersOf(line), ...soldAs(line)].find((text) => known.byKey.has(partKey(text)));
  const named = number === undefined ? { candidates: [], isAmbiguous: false } : matchNumber(number, source.manufacturer, known);
  const listed = line.alternates.flatMap((text) =>
    (known.byKey.get(partKey(text)) ?? []).filter((part) => part.mpn_code === partCode(text)),
  );
  const alternates = listed.map(({ id }, place): Candidate => ({
    productId: id,
    sku: null,
    grade: 'alternate',
    standing: 'likely',
    confidence: 0.8 - place * 0.01,
    note: null,
    reasons: [],
  }));
  return { ...named, candidates: [...named.candidates, ...alternates] };
}

/** Parts of a number: those of its code, else those that other signs tell from it, which is a question. */
function matchNumber(number: string, maker: string | undefined, known: Known): CodeMatches {
  const all = known.byKey.get(partKey(number)) ?? [];
  const own = all.filter((part) => part.mpn_code === partCode(number));
  const parts = own.length > 0 ? own : all;
  const makers = maker === undefined ? undefined : known.makersOf(maker);
  const near = maker === undefined || makers ? null : known.nearestMaker(maker);
  const theirs = parts.filter(({ manufacturer_id: id }) => (makers ? makers.has(id) : id === near));
  const meant = theirs.length > 0 ? theirs : parts;
  const candidates = meant.map((part, place): Candidate => {
    const isTyped = part.mpn === number.trim();
    const exact: Candidate = {
      productId: part.id,
      sku: null,
      grade: isTyped ? 'exact' : 'normalised',
      standing: 'sure',
      confidence: (isTyped ? 1 : 0.97) - Math.min(place, 5) * 0.01,
      note: null,
      reasons: [],
    };
    const signed =
      own.length > 0
        ? exact
        : lowered({ ...exact, grade: 'fuzzy' }, 'doubtful', reason('number_signs', { stated: number, taken: part.mpn }));
    if (maker === undefined || (makers && theirs.length > 0)) return signed;
    const taken = known.nameOf(part.manufacturer_id);
    if (part.manufacturer_id === near) return lowered(signed, 'likely', reason('maker_misspelt', { stated: maker, taken }));
    // A number of another maker's is a hint, not a match.
    if (makers || near !== null)
      return lowered({ ...signed, grade: 'fuzzy' }, 'doubtful', reason('maker_differs', { stated: maker, taken }));
    return lowered(signed, 'likely', reason('maker_unknown', { stated: maker, taken }));
  });
  const owners = new Set(meant.map(({ manufacturer_id: id }) => id));
  const isAmbiguous = theirs.length === 0 && owners.size > 1;
  // Makers put the same number on parts of different packages.
  const packages = new Set(meant.map((part) => part.package));
  const several = isAmbiguous && packages.size > 1;
  return { candidates: several ? candidates.map((one) => lowered(one, 'likely', reason('makers_several'))) : candidates, isAmbiguous };
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
    where c.kind = 'direct' and c.product_id = any(${sql.param(ids)}::int[]) order by c.product_id, c.position, p.popularity desc, p.id`);
  const byPart = Map.groupBy(rows, ({ product_id: id }) => id);
  return found.map((one) => {
    const [first] = one.candidates;
    const others = first && first.standing !== 'doubtful' ? (byPart.get(first.productId) ?? []) : [];
    const added = others.map(({ other_id: id, note }, place): Candidate => ({
      productId: id,
      sku: null,
      grade: 'alternate',
      standing: 'likely',
      confidence: 0.7 - place * 0.01,
      note,
      reasons: [],
    }));
    return { ...one, candidates: [...one.candidates, ...added] };
  });
}
