/** Parts that can stand in for another one. */
import { sql } from 'drizzle-orm';
import type { PartDifferences } from '#contract/api/part.ts';
import type { getProductSimilar } from '#contract/api/product.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { packageName } from '#contract/package-name.ts';
import { type StandIn, compareParts } from '#server/rules/stand-in/stand-in.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { columns, compared, comparedPart, type PartRow, readPart } from './compared-part.ts';
import { attributeText } from './view/attribute-text.ts';
import { listItems } from './listing/list-item.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import type { CategoryEntry } from './reference.ts';
import { readCandidates } from './stand-in-candidates.ts';
import { type View, inWords } from './view/view.ts';

type Answer = ResponseOf<typeof getProductSimilar>;
type Kind = Answer['list'][number]['kind'];

interface Found extends StandIn {
  kind: Kind;
  /** Of one that the shop names. */
  recorded?: { note: string | null };
  row: PartRow;
}

/**
 * Recorded cross references first, in the shop's own order, then parts of the same category that do the same job with no lower rating, those that meet all that matters
 * (`rules/stand-in/stand-in-rules.ts`) before the rest, the nearest first. A computed one is `direct` when it is known to fit and to be no worse.
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
      ? [
          {
            kind: one.kind,
            ...(one.recorded && { recorded: one.recorded }),
            score: Math.round(one.score * 100) / 100,
            differences: describe(view, category, part, one),
            product,
          },
        ]
      : [];
  });
  return showPage(list, found.length, page);
}

async function readRecorded(view: View, part: PartRow, category: CategoryEntry): Promise<Found[]> {
  const { rows } = await view.db.execute<PartRow & { kind: Kind; note: string | null }>(sql`
    select c.kind, c.note, ${columns} from cross_reference c join product p on p.id = c.other_id
    where c.product_id = ${part.id} and not p.hidden order by c.position, c.kind, p.id`);
  const [from, asked] = [comparedPart(view, part), compared(category)];
  return rows.map((row) => ({
    ...compareParts(from, comparedPart(view, row), asked),
    kind: row.kind,
    recorded: { note: row.note },
    row,
  }));
}

async function readComputed(view: View, part: PartRow, category: CategoryEntry): Promise<Found[]> {
  const [from, asked] = [comparedPart(view, part), compared(category)];
  const rows = await readCandidates(view, part, category);
  return rows
    .map((row) => {
      const found = compareParts(from, comparedPart(view, row), asked);
      const kind: Kind = found.isMet ? 'direct' : 'similar';
      return { ...found, kind, row };
    })
    .filter(({ isOther }) => !isOther)
    .toSorted((a, b) => Number(b.isMet) - Number(a.isMet) || b.score - a.score || a.row.id - b.row.id);
}

/** What a part differs in that is none of its parameters. */
const apart = { package: 'facet.package', pinout: 'facet.pinout', series: 'facet.series' } as const;

export function describe(
  view: View,
  category: CategoryEntry,
  from: PartRow,
  { differences, row }: Pick<Found, 'differences' | 'row'>,
): PartDifferences {
  return differences.map(({ key, effect }) => {
    const attribute = category.attributes.find((use) => use.attribute.key === key)?.attribute;
    if (key === 'package' || key === 'pinout' || key === 'series') {
      const name = view.say(apart[key]);
      return { key, effect, name, from: heldText(view, key, from), to: heldText(view, key, row) };
    }
    const say = (value: AttributeValue | undefined) => (!attribute || value === undefined ? '–' : attributeText(view, attribute, value));
    const name = attribute ? inWords(view, attribute.names) : key;
    return { key, effect, name, from: say(from.attributes[key]), to: say(row.attributes[key]) };
  });
}

function heldText(view: View, key: keyof typeof apart, part: PartRow): string {
  if (key === 'pinout') return '–';
  if (key === 'series') return part.series ?? '–';
  return part.package === null ? '–' : packageName(part.package, view.tag);
}
