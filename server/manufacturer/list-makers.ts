/** Makers for those who run the shop (`docs/api.md` 5.6, `makers`). */
import { sql } from 'drizzle-orm';
import type { AdminMaker, getMakers } from '#contract/api/admin/manufacturer.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { picturePath } from '#server/image/picture-address.ts';
import { fold } from '#server/rules/fold.ts';

export async function listMakers(
  db: Pick<Queries, 'execute'>,
  query: ParsedRequestOf<typeof getMakers>,
): Promise<ResponseOf<typeof getMakers>> {
  const page = readPage(query);
  const { rows } = await db.execute<Omit<AdminMaker, 'picture'> & { logo_id: string | null }>(sql`
    select m.slug as web_url, m.name, m.aliases, m.logo_id, (select count(*)::int from product p where p.manufacturer_id = m.id) as parts
    from manufacturer m order by lower(m.name), m.id`);
  const word = fold(query.keyword ?? '').trim();
  const found = rows.filter(
    ({ web_url: slug, name, aliases }) =>
      (query.web_url === undefined || slug === query.web_url) && [slug, name, ...aliases].some((one) => fold(one).includes(word)),
  );
  const list = found
    .slice((page.page - 1) * page.size, page.page * page.size)
    .map(({ logo_id: logo, ...maker }) => ({ ...maker, picture: logo === null ? null : picturePath(logo) }));
  return showPage(list, found.length, page);
}
