/** Makes public what waits for its moment, and takes off what was public until one. */
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { consoleActor, writeAudit } from '#server/caller/audit.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { ownArticle } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { isOwnArticle, type OwnArticle, uncover } from './cover.ts';
import { renderOwnTexts } from './own-text.ts';
import { makeLive } from './save-article.ts';

type Changed = Pick<OwnArticle, 'live' | 'draft' | 'covered'>;

/** What was public becomes a draft again where there is none, so that nothing is lost. */
async function takeOff(queries: Queries, own: OwnArticle): Promise<Changed> {
  await uncover(queries, own);
  const { live } = own;
  const rest = live && { texts: live.texts, facts: live.facts, from: null, until: null };
  return { live: null, covered: null, draft: own.draft ?? rest };
}

/** Turns one article; gives how many there were to turn. */
export async function turnDueArticle({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const at = sql`${now.toISOString()}::timestamptz`;
  const isDue = or(sql`(${ownArticle.draft}->>'from')::timestamptz <= ${at}`, sql`(${ownArticle.live}->>'until')::timestamptz <= ${at}`);
  const [found] = await db.select().from(ownArticle).where(isDue).orderBy(asc(ownArticle.kind), asc(ownArticle.slug)).limit(1);
  if (!found) return 0;
  const { draft } = found;
  const begins = draft !== null && draft.from !== null && Date.parse(draft.from) <= now.getTime() ? draft : null;
  const texts = begins ? await renderOwnTexts(begins.texts) : [];
  return transact(db, async (queries) => {
    // Whoever has saved it meanwhile has the last word; then it is looked at once more.
    const isSame = and(isOwnArticle(found), eq(ownArticle.version, found.version));
    const [own] = await queries.select().from(ownArticle).where(isSame).for('update', { skipLocked: true });
    if (!own) return 0;
    const changed: Partial<OwnArticle> = begins
      ? { draft: null, ...(await makeLive(queries, own, { texts: begins.texts, facts: begins.facts, until: begins.until }, texts, now)) }
      : await takeOff(queries, own);
    await queries
      .update(ownArticle)
      .set({ ...changed, version: own.version + 1, updatedAt: now })
      .where(isSame);
    const action = begins ? 'site.article-begun' : 'site.article-ended';
    await writeAudit(queries, { actor: consoleActor, action, target: `${own.kind}/${own.slug}`, at: now });
    return 1;
  });
}
