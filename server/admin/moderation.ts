/** Comments, questions and links that wait to be shown, and what the shop decides about them (`docs/api.md` 5.6 and 6.5). */
import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { getModeration, ModerationItem, moderate as endpoint } from '#contract/api/admin/moderation.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { comment, friendlyLink, manufacturer, product, question, questionAnswer } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { countRatings } from '#server/search/count-ratings.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { looseFiles } from '#server/upload/attach-files.ts';
import { showFiles } from '#server/upload/show-file.ts';
import { type Acting, audited } from '#server/caller/acting.ts';

type Kind = ModerationItem['kind'];
type Query = ParsedRequestOf<typeof getModeration>;
const tables = { comment, question, link: friendlyLink };
type Reader = Pick<Call, 'now'> & { deps: StoreDeps };

/** What waits, oldest first; what was decided, newest first. */
export async function findModeration(query: Query, call: Reader): Promise<ResponseOf<typeof getModeration>> {
  const { status = 'pending', kind } = query;
  const page = readPage(query);
  const { db } = call.deps;
  const all = sql`
    select 'comment' as kind, id, created_at from comment where status = ${status} and ${kind ?? 'comment'} = 'comment'
    union all
    select 'question', id, created_at from question where status = ${status} and ${kind ?? 'question'} = 'question'
    union all
    select 'link', id, created_at from friendly_link where status = ${status} and ${kind ?? 'link'} = 'link'`;
  const { rows: counted } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${all}) found`);
  const order = status === 'pending' ? sql`created_at, id` : sql`created_at desc, id`;
  const { rows } = await db.execute<{ kind: Kind; id: string }>(
    sql`select kind, id from (${all}) found order by ${order} limit ${page.size} offset ${(page.page - 1) * page.size}`,
  );
  const list = await Promise.all(rows.map((row) => showItem(call, db, row)));
  return showPage(list, counted[0]?.count ?? 0, page);
}

/** Publishes, rejects or answers. A published comment counts in the part's rating, a rejected one no more. */
export function moderate(acting: Acting, request: ParsedRequestOf<typeof endpoint>): Promise<ModerationItem> {
  const { kind, id, action } = request;
  return audited(acting, {
    action: `${kind}.${action}`,
    target: id,
    run: async (queries) => {
      const row = await hold(queries, kind, id);
      if (request.action === 'reply') await reply(queries, acting, request.kind, id, request.text);
      else {
        const status = request.action === 'publish' ? ('published' as const) : ('rejected' as const);
        // What was kept back was judged; its author may write anew.
        if (row.status === 'rejected') throw new StoreError('state_conflict', { data: { status: row.status, allowed: [] } });
        const read = request.written_at;
        if (read !== undefined && read !== row.writtenAt.toISOString()) throw new StoreError('version_conflict');
        await queries.update(tables[kind]).set({ status }).where(eq(tables[kind].id, id));
        if (row.productId !== null) await countRatings(queries, row.productId);
        // What is kept back shows its pictures nowhere.
        if (status === 'rejected') await looseFiles(queries, row.fileIds);
      }
      const shown = await showItem(acting, queries, { kind, id });
      await acting.keepAnswer(queries, shown);
      return shown;
    },
  });
}

const filesOf = {
  comment: comment.fileIds,
  question: sql<string[]>`'{}'::text[]`,
  link: sql<string[]>`array_remove(array[${friendlyLink.logoFileId}], null)`,
};

/** What is decided about, until the end of the transaction; `productId` of comments, whose stars count. */
async function hold(queries: Queries, kind: Kind, id: string) {
  const table = tables[kind];
  const productId = kind === 'comment' ? comment.productId : sql<null>`null::integer`;
  const writtenAt = kind === 'comment' ? comment.updatedAt : table.createdAt;
  const [row] = await queries
    .select({ status: table.status, productId, writtenAt, fileIds: filesOf[kind] })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  if (!row) throw notFound();
  return row;
}

async function reply(queries: Queries, { now, deps }: Acting, kind: Exclude<Kind, 'link'>, id: string, text: string): Promise<void> {
  if (kind === 'comment') await queries.update(comment).set({ replyText: text, repliedAt: now }).where(eq(comment.id, id));
  else {
    const author = deps.settings.site.company;
    await queries.insert(questionAnswer).values({ id: randomUUID(), questionId: id, author, isStaff: true, text, createdAt: now });
  }
}

async function showItem(reader: Reader, queries: Queries, { kind, id }: { kind: Kind; id: string }): Promise<ModerationItem> {
  if (kind === 'link') return showLink(reader, queries, id);
  const part = { mpn: product.mpn, manufacturer: manufacturer.name, slug: product.slug };
  const table = kind === 'comment' ? comment : question;
  const [named] = await queries
    .select(part)
    .from(table)
    .innerJoin(product, eq(product.id, table.productId))
    .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
    .where(eq(table.id, id));
  const about = { mpn: named?.mpn ?? '', manufacturer: named?.manufacturer ?? '', product_web_url: named?.slug ?? '' };
  return kind === 'comment' ? showComment(reader, queries, id, about) : showQuestion(queries, id, about);
}

type About = Pick<ModerationItem, 'mpn' | 'manufacturer' | 'product_web_url'>;

async function showComment({ deps, now }: Reader, queries: Queries, id: string, about: About): Promise<ModerationItem> {
  const [row] = await queries.select().from(comment).where(eq(comment.id, id));
  if (!row) throw notFound();
  const files = await showFiles(queries, deps, row.fileIds, now);
  return {
    kind: 'comment',
    id,
    ...about,
    status: row.status,
    author: row.author,
    text: row.text,
    locale: row.locale,
    created_at: row.createdAt.toISOString(),
    written_at: row.updatedAt.toISOString(),
    rating: row.rating,
    verified_purchase: row.isVerified,
    images: files.map(({ url }) => url),
    replies: row.replyText !== null && row.repliedAt ? [{ text: row.replyText, at: row.repliedAt.toISOString() }] : [],
  };
}

async function showQuestion(queries: Queries, id: string, about: About): Promise<ModerationItem> {
  const [row] = await queries.select().from(question).where(eq(question.id, id));
  if (!row) throw notFound();
  const answers = await queries
    .select()
    .from(questionAnswer)
    .where(eq(questionAnswer.questionId, id))
    .orderBy(asc(questionAnswer.createdAt));
  return {
    kind: 'question',
    id,
    ...about,
    status: row.status,
    author: row.author,
    text: row.text,
    locale: row.locale,
    created_at: row.createdAt.toISOString(),
    written_at: row.createdAt.toISOString(),
    rating: null,
    verified_purchase: false,
    images: [],
    replies: answers.map(({ text, createdAt }) => ({ text, at: createdAt.toISOString() })),
  };
}

async function showLink({ deps, now }: Reader, queries: Queries, id: string): Promise<ModerationItem> {
  const [row] = await queries.select().from(friendlyLink).where(eq(friendlyLink.id, id));
  if (!row) throw notFound();
  const logos = row.logoFileId === null ? [] : await showFiles(queries, deps, [row.logoFileId], now);
  return {
    kind: 'link',
    id,
    link: { title: row.title, url: row.url },
    mpn: '',
    manufacturer: '',
    product_web_url: '',
    status: row.status,
    author: row.email,
    text: row.description ?? '',
    locale: '',
    created_at: row.createdAt.toISOString(),
    written_at: row.createdAt.toISOString(),
    rating: null,
    verified_purchase: false,
    images: logos.map(({ url }) => url),
    replies: [],
  };
}
