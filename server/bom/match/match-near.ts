/** Part numbers that are nearly what a row says: the beginning of one, one with an ending too many, or a slip of the finger away. */
import { sql } from 'drizzle-orm';
import type { View } from '#server/search/view/view.ts';
import { allowedEdits } from '#server/rules/edit-distance.ts';
import { partCode, partKey } from '#server/rules/part-number.ts';
import { type Candidate, reason } from './candidate.ts';
import { comparePackages } from '#server/rules/package/compare-packages.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import type { ReadPackage } from '#server/rules/package/package-reading.ts';

export interface NearWish {
  /** As it was typed. */
  number: string;
  /** Null where the row has none. */
  package: ReadPackage | null;
}

interface NearRow extends Record<string, unknown> {
  key: string;
  id: number;
  mpn: string;
  mpn_key: string;
  mpn_code: string;
  package: string | null;
}

const shortest = 4;
const longestEnding = 4;
const mostOfOne = 8;

/** Candidates for each wish; those without any are left out. */
export async function matchNear(view: View, wishes: readonly NearWish[]): Promise<Map<NearWish, Candidate[]>> {
  const usable = wishes.filter(({ number }) => partKey(number).length >= shortest && /\d/.test(number));
  if (usable.length === 0) return new Map();
  const begun = await readBegun(view, [...new Set(usable.map(({ number }) => partKey(number)))]);
  const found = new Map(usable.map((wish) => [wish, rate(wish, begun.get(partKey(wish.number)) ?? [])]));
  const unknown = usable.filter((wish) => found.get(wish)?.length === 0 && allowedEdits(partKey(wish.number).length) > 0);
  if (unknown.length === 0) return withSome(found);
  const near = await view.index.nearNumbers(
    unknown.map(({ number }) => partKey(number)),
    mostOfOne,
  );
  for (const wish of unknown) {
    found.set(
      wish,
      (near.get(partKey(wish.number)) ?? []).flatMap(({ id, key, edits }) =>
        isOther(partKey(wish.number), key) ? [] : slip(wish, id, edits),
      ),
    );
  }
  return withSome(found);
}

/** A key of more signs has figures enough for one to be a slip. */
const longestNamed = 8;

const sortedFigures = (text: string): string => [...text.replace(/\D/g, '')].toSorted().join('');

/** Whether the figures of a short number, which are all that names it, are others: a CR1225 is no CR1220. */
function isOther(key: string, near: string): boolean {
  return key.length <= longestNamed && key.replace(/\d/g, '') === near.replace(/\d/g, '') && sortedFigures(key) !== sortedFigures(near);
}

function slip({ number }: NearWish, productId: number, edits: number): Candidate {
  const confidence = edits === 1 ? 0.5 : 0.4;
  return {
    productId,
    sku: null,
    grade: 'fuzzy',
    standing: 'doubtful',
    confidence,
    note: null,
    reasons: [reason('number_near', { stated: number })],
  };
}

function withSome(found: ReadonlyMap<NearWish, Candidate[]>): Map<NearWish, Candidate[]> {
  return new Map([...found].filter(([, candidates]) => candidates.length > 0));
}

/** Numbers that begin with a key, and those that a key begins with. */
async function readBegun({ db }: View, keys: string[]): Promise<Map<string, NearRow[]>> {
  const cut = keys.flatMap((key) =>
    Array.from({ length: longestEnding }, (_, index) => ({ key, short: key.slice(0, key.length - index - 1) })).filter(
      ({ short }) => short.length > shortest,
    ),
  );
  const [longer, shorter] = await Promise.all([
    db.execute<NearRow>(sql`
      select asked.key, near.id, near.mpn, near.mpn_key, near.mpn_code, near.package from unnest(${sql.param(keys)}::text[]) as asked (key)
      cross join lateral (
        select p.id, p.mpn, p.mpn_key, p.mpn_code, p.package from product p
        where p.mpn_key ~>=~ asked.key and p.mpn_key ~<~ (asked.key || '~') and not p.hidden
        order by p.mpn_key using ~<~ limit ${mostOfOne}
      ) near`),
    db.execute<NearRow>(sql`
      select asked.key, p.id, p.mpn, p.mpn_key, p.mpn_code, p.package
      from unnest(${sql.param(cut.map(({ key }) => key))}::text[], ${sql.param(cut.map(({ short }) => short))}::text[]) as asked (key, short)
      join product p on p.mpn_key = asked.short and not p.hidden`),
  ]);
  return Map.groupBy([...longer.rows, ...shorter.rows], ({ key }) => key);
}

/** What is added to a number for the reel, the tube and the solder alone. */
const packing =
  /^(?:R|T|TR|RL|RL7|R7|REEL7?|TRPBF|PBF|G|TG|T[13]G|LT[13]G|R2?G|TRG|\+T?|#(?:TR)?PBF|\/NOPB|,\d{3}|7F|13F|TP|E3\/?\d?\d?[A-Z]?|E308)$/;

function rate({ number, package: wanted }: NearWish, rows: readonly NearRow[]): Candidate[] {
  const code = partCode(number);
  return rows.map((row): Candidate => {
    const isHoused = wanted !== null && row.package !== null && comparePackages(wanted, readPackage(row.package)) === 'same';
    const [long, short] = row.mpn_code.length > code.length ? [row.mpn_code, code] : [code, row.mpn_code];
    const isPacking = long.startsWith(short) && packing.test(long.slice(short.length));
    const left = Math.min(Math.abs(row.mpn_key.length - partKey(number).length), 10) * 0.01;
    const isLikely = isHoused && isPacking;
    const confidence = isLikely ? 0.8 : isHoused ? 0.58 : 0.45;
    return {
      productId: row.id,
      sku: null,
      grade: 'fuzzy',
      standing: isLikely ? 'likely' : 'doubtful',
      confidence: Number((confidence - left).toFixed(2)),
      note: null,
      reasons: [
        reason('number_begins', { stated: number, taken: row.mpn }),
        ...(isHoused ? [reason('package_equal', { taken: row.package })] : []),
      ],
    };
  });
}
