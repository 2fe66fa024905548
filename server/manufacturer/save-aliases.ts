import { eq } from 'drizzle-orm';
import type { saveMakerAliases } from '#contract/api/admin/manufacturer.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import type { Queries } from '#server/db/client.ts';
import { manufacturer } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { fold } from '#server/rules/fold.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';

type Request = ParsedRequestOf<typeof saveMakerAliases>;
type Answer = ResponseOf<typeof saveMakerAliases>;

/** Gives a maker other names; one that another maker goes by is refused at its place, as it would mean two. */
export async function saveAliases(acting: Acting, { web_url: slug, aliases }: Request): Promise<Answer> {
  const { deps, actor, now } = acting;
  const answer = await transact(deps.db, async (queries) => {
    await besideNoImport(queries);
    const makers = await queries.select().from(manufacturer).for('update');
    const maker = makers.find((one) => one.slug === slug);
    if (!maker) throw notFound();
    const others = new Set(makers.flatMap((one) => (one === maker ? [] : [one.name, one.slug, ...one.aliases].map(fold))));
    for (const [at, alias] of aliases.entries()) if (others.has(fold(alias))) throw invalidField(`aliases.${at}`, { code: 'not_unique' });
    const kept = [...new Map(aliases.map((alias) => [fold(alias), alias])).values()].filter((alias) => fold(alias) !== fold(maker.name));
    await change(queries, maker.id, kept);
    await writeAudit(queries, { actor, action: 'maker.aliases', target: slug, detail: { before: maker.aliases, after: kept }, at: now });
    const saved = { web_url: slug, name: maker.name, aliases: kept };
    await acting.keepAnswer(queries, saved);
    return saved;
  });
  await rereadReference(deps.db);
  return answer;
}

async function change(queries: Queries, id: number, aliases: string[]): Promise<void> {
  await queries.update(manufacturer).set({ aliases }).where(eq(manufacturer.id, id));
}
