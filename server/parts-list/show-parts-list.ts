/** Parts lists as their owners and readers see them: what is sold now is looked up each time. */
import { and, arrayContains, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PartsList, getPartsList, getPartsLists } from '#contract/api/parts-list.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { ProductListItem } from '#contract/api/part.ts';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { KeptPart } from '#server/db/schema.ts';
import { partsList } from '#server/db/schema.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { type View, openView } from '#server/search/view/view.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { partCode } from '#server/rules/part-number.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { shareKey } from './share-key.ts';

export type PartsListRow = typeof partsList.$inferSelect;

/** The link of a list that is shared; null of one that is not. */
function shareKeyOf(
  { signingKey }: Pick<StoreDeps, 'signingKey'>,
  row: Pick<PartsListRow, 'id' | 'shareRound' | 'shareHash'>,
): string | null {
  return row.shareHash === null ? null : shareKey(signingKey, 'list', `${row.id} ${row.shareRound}`);
}

function describe(row: Omit<PartsListRow, 'lines'>, key: string | null): Omit<PartsList, 'lines'> {
  const { id, name, kind, tags, boards, attritionBp, attrition, version } = row;
  const build = { tags, boards, attrition_bp: attritionBp, attrition };
  return { id, name, kind, ...build, version, updated_at: row.updatedAt.toISOString(), share_key: key };
}

/** The newest change first. */
export async function listPartsLists(query: ParsedRequestOf<typeof getPartsLists>, call: Call): Promise<ResponseOf<typeof getPartsLists>> {
  const { db } = call.deps;
  const page = readPage(query);
  const { kind, tag } = query;
  const mine = eq(partsList.accountId, userOf(call).id);
  const own = and(
    mine,
    kind === undefined ? undefined : eq(partsList.kind, kind),
    tag === undefined ? undefined : arrayContains(partsList.tags, [tag]),
  );
  const { lines: _lines, ...columns } = getTableColumns(partsList);
  const [rows, found, tagged] = await Promise.all([
    db
      .select({ ...columns, lineCount: sql<number>`jsonb_array_length(${partsList.lines})` })
      .from(partsList)
      .where(own)
      .orderBy(desc(partsList.updatedAt), partsList.id)
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    db.$count(partsList, own),
    db
      .selectDistinct({ tag: sql<string>`unnest(${partsList.tags})` })
      .from(partsList)
      .where(mine)
      .orderBy(sql`1`),
  ]);
  const list = showPage(
    rows.map((row) => ({ ...describe(row, shareKeyOf(call.deps, row)), line_count: row.lineCount })),
    found,
    page,
  );
  return { ...list, tags: tagged.map(({ tag: one }) => one) };
}

/** One's own list, or one that is shared; anything else is not there. */
export async function openPartsList(query: ParsedRequestOf<typeof getPartsList>, call: Call): Promise<PartsList> {
  const { db } = call.deps;
  const { id, share_key: key } = query;
  const which =
    key === undefined ? and(eq(partsList.id, id ?? ''), eq(partsList.accountId, userOf(call).id)) : eq(partsList.shareHash, hashOf(key));
  const [row] = await db.select().from(partsList).where(which);
  if (!row) throw notFound();
  return showPartsList(call, row);
}

/** The share key is the owner's to give away; who came by it has it. */
export async function showPartsList(call: Call, row: PartsListRow): Promise<PartsList> {
  const view = await openView(call);
  const products = await readProducts(view, row.lines);
  const key = call.account?.id === row.accountId ? shareKeyOf(call.deps, row) : null;
  return {
    ...describe(row, key),
    lines: row.lines.map((line, index) => {
      const { own_number = null, tags = [] } = line;
      return { ...line, own_number, tags, product: products[index] ?? null };
    }),
  };
}

interface Named extends Record<string, unknown> {
  place: number;
  id: number;
}

/** What each line is sold as: by its order code, else the likeliest part of its number and maker. */
async function readProducts(view: View, lines: readonly KeptPart[]): Promise<(ProductListItem | null)[]> {
  if (lines.length === 0) return [];
  const { rows } = await view.db.execute<Named>(sql`
    select distinct on (line.place) line.place, p.id
    from unnest(${sql.param([...lines.keys()])}::int[], ${sql.param(lines.map(({ sku }) => sku))}::text[],
      ${sql.param(lines.map(({ mpn }) => partCode(mpn)))}::text[], ${sql.param(lines.map(({ manufacturer }) => manufacturer))}::text[])
      as line (place, sku, mpn_code, maker)
    left join offer o on o.sku = line.sku and not o.hidden
    join product p on (p.id = o.product_id or (o.id is null and line.sku is null and line.mpn_code <> '' and p.mpn_code = line.mpn_code)) and not p.hidden
    join manufacturer m on m.id = p.manufacturer_id
    where o.id is not null or line.maker is null or lower(line.maker) = lower(m.name) or lower(line.maker) = any(select lower(unnest(m.aliases)))
    order by line.place, p.popularity desc, p.id`);
  const items = await listItems(view, [...new Set(rows.map(({ id }) => id))]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const byPlace = new Map(rows.map(({ place, id }) => [place, byId.get(String(id)) ?? null]));
  return lines.map((_, place) => byPlace.get(place) ?? null);
}
