/** The pins of a part, and the parts that fit in its place (`docs/api.md`, `product-pinout`). */
import { sql } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { getProductPinout } from '#contract/api/product.ts';
import { readPinout } from '#contract/pinout.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { comparePackages, heldPackage } from '#server/rules/package/compare-packages.ts';
import { type StandIn, compareParts, isSamePurpose } from '#server/rules/stand-in/stand-in.ts';
import { listItems } from './listing/list-item.ts';
import { columns, compared, comparedPart, type PartRow, readPart } from './compared-part.ts';
import type { CategoryEntry } from './reference.ts';
import { describe } from './similar.ts';
import type { View } from './view/view.ts';

interface PinRow extends Record<string, unknown> {
  pinout: string | null;
  source: string | null;
}

/** Gates of many families share one pin map; more than this nobody looks through. */
const mostCandidates = 1000;

/** Parts of the same category, package and pin map that do the same thing; those that are known to be nowhere worse first. */
export async function readPinCompatible(view: View, part: PartRow): Promise<(StandIn & { row: PartRow })[]> {
  const category = view.reference.categories.get(part.category_id);
  if (!category) return [];
  const from = comparedPart(view, part);
  return (await readCandidates(view, part, category))
    .map((row) => ({ row, to: comparedPart(view, row) }))
    .filter(({ to }) => isSamePurpose(from, to))
    .map(({ row, to }) => ({ ...compareParts(from, to, compared(category)), row }))
    .toSorted((a, b) => doubts(a) - doubts(b) || b.score - a.score || a.row.id - b.row.id);
}

/** The pins of a part, and a page of the parts that are pin-compatible with it. */
export async function showPinout(
  view: View,
  query: ParsedRequestOf<typeof getProductPinout>,
): Promise<ResponseOf<typeof getProductPinout>> {
  const page = readPage(query);
  const part = await readPart(view, sql`p.slug = ${query.web_url}`);
  const category = part && view.reference.categories.get(part.category_id);
  if (!part || !category) throw notFound();
  const { rows } = await view.db.execute<PinRow>(sql`select pinout, pinout_source as source from product where id = ${part.id}`);
  const { pinout = null, source = null } = rows[0] ?? {};
  const found = await readPinCompatible(view, part);
  const shown = found.slice((page.page - 1) * page.size, page.page * page.size);
  const items = await listItems(
    view,
    shown.map(({ row }) => row.id),
  );
  const list = shown.flatMap((one) => {
    const product = items.find(({ id }) => id === String(one.row.id));
    return product ? [{ differences: describe(view, category, part, one), product }] : [];
  });
  return { ...showPage(list, found.length, page), pins: (pinout && readPinout(pinout)) || [], source };
}

/** What a part is worse in or does not state. */
const doubts = ({ differences }: StandIn): number => differences.filter(({ effect }) => effect === 'worse' || effect === 'unknown').length;

async function readCandidates({ db }: View, part: PartRow, { partClass }: CategoryEntry): Promise<PartRow[]> {
  if (part.pin_map === null) return [];
  const { rows } = await db.execute<PartRow>(sql`
    select ${columns} from product p where p.pin_map = ${part.pin_map} and p.category_id = ${part.category_id} and p.id <> ${part.id} and not p.hidden
    order by p.popularity desc, p.id limit ${mostCandidates}`);
  const own = heldPackage(part.package, partClass);
  return rows.filter((row) => row.package === part.package || comparePackages(own, heldPackage(row.package, partClass)) === 'same');
}
