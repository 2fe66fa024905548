/** Makers for those who run the shop (`docs/api.md` 5.6, `makers`). */
import { sql } from 'drizzle-orm';
import type { AdminMaker, getMakers } from '#contract/api/admin/manufacturer.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Database } from '#server/db/client.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { picturePath } from '#server/image/picture-address.ts';
import { fold } from '#server/rules/fold.ts';
import { countParts } from '#server/search/count-parts.ts';

export async function listMakers(db: Database, query: ParsedRequestOf<typeof getMakers>): Promise<ResponseOf<typeof getMakers>> {
  const page = readPage(query);
  const counted = await countParts(db, 'manufacturerId');
  const { rows } = await db.execute<Omit<AdminMaker, 'picture' | 'parts'> & { id: number; logo_id: string | null }>(sql`
    select m.id, m.slug as web_url, m.name, m.aliases, m.logo_id from manufacturer m order by lower(m.name), m.id`);
  const word = fold(query.keyword ?? '').trim();
  const found = rows.filter(
    ({ web_url: slug, name, aliases }) =>
      (query.web_url === undefined || slug === query.web_url) && [slug, name, ...aliases].some((one) => fold(one).includes(word)),
  );
  const list = found.slice((page.page - 1) * page.size, page.page * page.size).map(({ id, logo_id: logo, ...maker }) => ({
    ...maker,
    parts: counted.get(id)?.parts ?? 0,
    picture: logo === null ? null : picturePath(logo),
  }));
  return showPage(list, found.length, page);
}
