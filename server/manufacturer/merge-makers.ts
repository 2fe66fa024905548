/** Two makers that are one become one (`docs/api.md` 5.6, `merge-makers`). */
import { eq, sql } from 'drizzle-orm';
import { type mergeMakers as endpoint, mostAliases, mostDiffering } from '#contract/api/admin/manufacturer.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import { indexWords, searchVector } from '#server/search/keyword/search-words.ts';
import type { Queries } from '#server/db/client.ts';
import { manufacturer, manufacturerSlug, product } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { fold } from '#server/rules/fold.ts';
import { invalidField, notFound, StoreError } from '#server/kernel/store-error.ts';
import { type Double, joinDoubles } from './join-doubles.ts';

type Request = ParsedRequestOf<typeof endpoint>;
type Answer = ResponseOf<typeof endpoint>;
type Maker = typeof manufacturer.$inferSelect;

export async function mergeMakers(acting: Acting, request: Request): Promise<Answer> {
  const { deps, actor, now } = acting;
  if (request.from === request.into) throw invalidField('from', { code: 'not_allowed' });
  const answer = await transact(deps.db, async (queries) => {
    await besideNoImport(queries);
    const makers = await queries.select().from(manufacturer).orderBy(manufacturer.id).for('update');
    const from = makers.find(({ slug }) => slug === request.from);
    const into = makers.find(({ slug }) => slug === request.into);
    if (!from || !into) throw notFound();
    const doubles = await findDoubles(queries, from, into);
    const differing = await findDiffering(queries, doubles, acting.locale.words);
    const aliases = namesOf(from, into);
    const moved = (await queries.$count(product, eq(product.manufacturerId, from.id))) - doubles.length;
    const isDone = request.dry_run !== true;
    if (isDone) {
      if (differing.length > 0) throw new StoreError('state_conflict', { data: { differing: differing.map(({ mpn }) => mpn) } });
      await joinDoubles(queries, doubles);
      await moveParts(queries, from, into);
      await moveMaker(queries, from, into, aliases);
      const detail = { into: into.slug, name: from.name, aliases, moved, doubled: doubles.map(({ mpn }) => mpn) };
      await writeAudit(queries, { actor, action: 'maker.merge', target: from.slug, detail, at: now });
    }
    const told = {
      from: { web_url: from.slug, name: from.name },
      into: { web_url: into.slug, name: into.name, aliases },
      moved,
      doubled: doubles.length,
      differing,
      done: isDone,
    };
    await acting.keepAnswer(queries, told);
    return told;
  });
  if (answer.done) await rereadReference(deps.db);
  return answer;
}

/** The names of both, those of the kept one first. */
function namesOf(from: Maker, into: Maker): string[] {
  const names = new Map([...into.aliases, from.name, ...from.aliases].map((name) => [fold(name), name]));
  names.delete(fold(into.name));
  return [...names.values()].slice(0, mostAliases);
}

/** Parts of one number that both makers have; of several the oldest is kept. */
async function findDoubles(queries: Queries, from: Maker, into: Maker): Promise<Double[]> {
  const { rows } = await queries.execute<Double & Record<string, unknown>>(sql`
    select gone.id as gone, gone.mpn, min(kept.id) as kept from product gone
    join product kept on kept.mpn_code = gone.mpn_code and kept.manufacturer_id = ${into.id}
    where gone.manufacturer_id = ${from.id} group by gone.id order by gone.id`);
  return rows;
}

/** What packages may be written with or without. */
const others = '[^A-Z0-9]+';

interface Differing extends Record<string, unknown> {
  mpn: string;
  from_category: string;
  from_package: string | null;
  into_category: string;
  into_package: string | null;
}

/** What is sold in another package, or as another kind of part, is another part, whatever its number says. */
async function findDiffering(queries: Queries, doubles: readonly Double[], language: string): Promise<Answer['differing']> {
  const nameOf = (category: string) => sql`coalesce(
    (select name from category_text where category_id = ${sql.raw(category)}.category_id and language = ${language}),
    (select slug from category where id = ${sql.raw(category)}.category_id))`;
  const { rows } = await queries.execute<Differing>(sql`
    select gone.mpn, ${nameOf('gone')} as from_category, gone.package as from_package, ${nameOf('kept')} as into_category, kept.package as into_package
    from unnest(${sql.param(doubles.map(({ gone }) => gone))}::int[], ${sql.param(doubles.map(({ kept }) => kept))}::int[]) as pair (gone, kept)
    join product gone on gone.id = pair.gone join product kept on kept.id = pair.kept
    where gone.category_id <> kept.category_id or regexp_replace(upper(gone.package), ${others}, '', 'g') <> regexp_replace(upper(kept.package), ${others}, '', 'g') order by gone.mpn limit ${mostDiffering}`);
  return rows.map(({ mpn, from_category, from_package, into_category, into_package }) => ({
    mpn,
    from: { category: from_category, package: from_package },
    into: { category: into_category, package: into_package },
  }));
}

/** Parts keep their addresses, and are found by the names of their maker now. */
async function moveParts(queries: Queries, from: Maker, into: Maker): Promise<void> {
  const words = searchVector([['B', [into.name, ...into.aliases].flatMap(indexWords)]]);
  await queries.execute(sql`update product set manufacturer_id = ${into.id}, search = search || ${words}::tsvector, updated_at = now()
    where manufacturer_id = ${from.id}`);
}

async function moveMaker(queries: Queries, from: Maker, into: Maker, aliases: string[]): Promise<void> {
  await queries.update(manufacturerSlug).set({ manufacturerId: into.id }).where(eq(manufacturerSlug.manufacturerId, from.id));
  await queries.delete(manufacturer).where(eq(manufacturer.id, from.id));
  const slug = { slug: from.slug, manufacturerId: into.id };
  await queries.insert(manufacturerSlug).values(slug).onConflictDoUpdate({ target: manufacturerSlug.slug, set: slug });
  const { country, homepage, logoId } = into;
  const known = { country: country ?? from.country, homepage: homepage ?? from.homepage, logoId: logoId ?? from.logoId };
  const description = { ...from.description, ...into.description };
  await queries
    .update(manufacturer)
    .set({ ...known, aliases, description, featured: into.featured || from.featured })
    .where(eq(manufacturer.id, into.id));
}
