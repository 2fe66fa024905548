/** Parts that can stand in for another one. */
import { type SQL, sql } from 'drizzle-orm';
import type { PartDifferences } from '#contract/api/part.ts';
import type { getProductSimilar } from '#contract/api/product.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { packageName } from '#contract/package-name.ts';
import { type ComparedCategory, type StandIn, compareParts } from '#server/rules/stand-in.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { attributeText } from './attribute-text.ts';
import { listItems } from './list-item.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import type { AttributeEntry, CategoryEntry } from './reference.ts';
import { type View, inWords } from './view.ts';

type Answer = ResponseOf<typeof getProductSimilar>;
type Kind = Answer['list'][number]['kind'];

export interface PartRow extends Record<string, unknown> {
  id: number;
  category_id: number;
  package: string | null;
  package_id: string | null;
  attributes: Record<string, AttributeValue>;
  pin_map: string | null;
}

interface Found extends StandIn {
  kind: Kind;
  row: PartRow;
}

/** More are not worth comparing: they share the leading parameter only. */
const mostCandidates = 400;

/**
 * Recorded cross references first, then parts of the same category that do the same job with no lower rating, those that meet every figure
 * before the rest, each by the share of equal parameters. A computed `direct` is only claimed for parts with two pins, where the figures say
 * everything about fitting; for all others, pin-out and behavior are not known, so they are `similar`.
 */
export async function showSimilar(view: View, query: ParsedRequestOf<typeof getProductSimilar>): Promise<Answer> {
  const page = readPage(query);
  const part = await readPart(view, sql`p.slug = ${query.web_url}`);
  const category = part && view.reference.categories.get(part.category_id);
  if (!part || !category) throw notFound();
  const recorded = await readRecorded(view, part, category);
  const computed = await readComputed(view, part, category);
  const all = [...recorded, ...computed.filter(({ row }) => !recorded.some((one) => one.row.id === row.id))];
  const found = query.kind === undefined ? all : all.filter(({ kind }) => kind === query.kind);
  const shown = found.slice((page.page - 1) * page.size, page.page * page.size);
  const items = await listItems(
    view,
    shown.map(({ row }) => row.id),
  );
  const list = shown.flatMap((one) => {
    const product = items.find(({ id }) => id === String(one.row.id));
    return product
      ? [{ kind: one.kind, score: Math.round(one.score * 100) / 100, differences: describe(view, category, part, one), product }]
      : [];
  });
  return showPage(list, found.length, page);
}

export const columns: SQL = sql`p.id, p.category_id, p.package, p.package_id, p.attributes, p.pin_map`;

export async function readPart({ db }: View, condition: SQL): Promise<PartRow | undefined> {
  const { rows } = await db.execute<PartRow>(sql`select ${columns} from product p where ${condition} and not p.hidden`);
  return rows[0];
}

export function compared({ slug, attributes }: CategoryEntry): ComparedCategory {
  const told = attributes.filter(({ facet, column }) => facet !== null || column);
  return { slug, attributes: told.map(({ attribute: { key, unit }, column }) => ({ key, unit, column })) };
}

async function readRecorded({ db }: View, part: PartRow, category: CategoryEntry): Promise<Found[]> {
  const { rows } = await db.execute<PartRow & { kind: Kind }>(sql`
    select c.kind, ${columns} from cross_reference c join product p on p.id = c.other_id
    where c.product_id = ${part.id} and not p.hidden order by c.kind, p.id`);
  return rows.map((row) => ({ ...compareParts(part, row, compared(category)), kind: row.kind, row }));
}

async function readComputed(view: View, part: PartRow, category: CategoryEntry): Promise<Found[]> {
  const asked = compared(category);
  const hasTwoPins = view.reference.outlines.get(part.package_id ?? '')?.pins === 2;
  const rows = await readCandidates(view, part, category);
  return rows
    .map((row) => {
      const found = compareParts(part, row, asked);
      const kind: Kind = found.isMet && hasTwoPins ? 'direct' : 'similar';
      return { ...found, kind, row };
    })
    .filter(({ isOther }) => !isOther)
    .toSorted((a, b) => Number(b.isMet) - Number(a.isMet) || b.score - a.score || a.row.id - b.row.id);
}

/** Parts with the same leading parameter; where nobody else has it, those with the same second one, and so on. */
async function readCandidates({ db }: View, part: PartRow, category: CategoryEntry): Promise<PartRow[]> {
  for (const { attribute, facet, column } of category.attributes) {
    if (facet === null || !column || part.attributes[attribute.key] === undefined) continue;
    const { rows } = await db.execute<PartRow>(sql`
      select ${columns} from product_facet own
      join product_facet f on f.category_id = own.category_id and f.attribute_id = own.attribute_id and f.product_id <> own.product_id
        and ${isSameValue(attribute.kind)}
      join product p on p.id = f.product_id and not p.hidden
      where own.category_id = ${category.id} and own.attribute_id = ${attribute.id} and own.product_id = ${part.id}
      order by (p.package is not distinct from ${part.package}) desc, p.popularity desc, p.id limit ${mostCandidates}`);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** Written so that the index over values finds them. */
function isSameValue(kind: AttributeEntry['kind']): SQL {
  if (kind === 'option') return sql`f.low is null and f.high is null and f.option_id = own.option_id`;
  return kind === 'range' ? sql`f.low = own.low and f.high = own.high` : sql`f.low = own.low`;
}

export function describe(
  view: View,
  category: CategoryEntry,
  from: PartRow,
  { differences, row }: Pick<Found, 'differences' | 'row'>,
): PartDifferences {
  return differences.map(({ key, effect }) => {
    const attribute = category.attributes.find((use) => use.attribute.key === key)?.attribute;
    const housed = ({ package: name }: PartRow) => (name === null ? '–' : packageName(name, view.tag));
    if (!attribute) return { key, effect, name: view.say('facet.package'), from: housed(from), to: housed(row) };
    const say = (value: AttributeValue | undefined) => (value === undefined ? '–' : attributeText(view, attribute, value));
    return { key, effect, name: inWords(view, attribute.names), from: say(from.attributes[key]), to: say(row.attributes[key]) };
  });
}
