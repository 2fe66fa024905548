/** Parts of the demo catalog that searches are tried on: those listed one by one, and of each series a few of the values that everybody uses. */
import { sql } from 'drizzle-orm';
import { type FactPart, expandCatalog } from '#demo-catalog/expand.ts';
import type { Database } from '#server/db/client.ts';
import type { Branches, KnownParts } from './check.ts';

const common = new Set([1, 2.2, 3.3, 4.7, 5.1, 6]);
/** Figures that name parts, of which a few are enough. */
const leads = ['resistance', 'capacitance', 'inductance', 'impedance100M', 'zenerVoltage', 'standoffVoltage', 'ratedCurrent'];

/** What tells other parts of a series apart. */
const apart = 'function positions rows frequency response outputVoltage colour transducerType displayType composition hdmiType'.split(' ');

/** Whose point tells them from others that the catalog lacks: 6.5 V from 65 V. */
const pointed = new Set(['SMCJ6.5CA', 'SMCJ5.0A', 'SMBJ6.5CA', 'P6KE9.1A', '0451.315MRL']);

/** Of each series one part of the same value and size. */
export function commonParts(): FactPart[] {
  const seen = new Set<string>();
  return expandCatalog().filter((part) => {
    if (part.wellKnown || pointed.has(part.mpn)) return true;
    const alike = [part.series, part.package, ...apart.map((name) => part.attributes[name])];
    const lead = leadOf(part);
    if (lead !== null && !isCommon(lead) && !isAskedFor(part)) return false;
    const key = [...alike, lead].join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

/** Values that searches name and no other part of the few has. */
function isAskedFor({ attributes }: FactPart): boolean {
  return attributes.ratedCurrent === 2 || attributes.ratedCurrent === 0.5 || attributes.resistance === 27;
}

function leadOf({ attributes }: FactPart): number | null {
  const value = leads.map((key) => attributes[key]).find((one) => typeof one === 'number');
  return value ?? null;
}

/** 10, 220 or 4.7, of whatever power. */
function isCommon(value: number): boolean {
  return value === 0 || common.has(Number((value / 10 ** Math.floor(Math.log10(value) + 1e-9)).toPrecision(6)));
}

export async function knownParts(db: Database): Promise<KnownParts> {
  const { rows } = await db.execute<{ slug: string; category: string; package: string | null; attributes: Record<string, unknown> }>(sql`
    select p.slug, c.slug as category, p.package, p.attributes from product p join category c on c.id = p.category_id`);
  return new Map(rows.map(({ slug, ...part }) => [slug, part]));
}

export async function branchesOf(db: Database): Promise<Branches> {
  const { rows } = await db.execute<{ slug: string; branches: string[] }>(sql`
    with recursive above as (
      select id, id as leaf, parent_id, slug from category
      union all select c.id, above.leaf, c.parent_id, c.slug from category c join above on above.parent_id = c.id)
    select leaf.slug, array_agg(above.slug) as branches from above join category leaf on leaf.id = above.leaf group by leaf.slug`);
  return new Map(rows.map(({ slug, branches }) => [slug, new Set(branches)]));
}
