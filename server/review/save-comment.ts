/** Writes and changes comments: a rating belongs to a shipped line of one's own order (`docs/api.md` 7.11). */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Comment, saveComment } from '#contract/api/review.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { comment, order, orderLine } from '#server/db/schema.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { attachFiles, looseFiles } from '#server/upload/attach-files.ts';
import { countRatings } from '#server/search/count-ratings.ts';
import { findProductId } from './find-product.ts';
import { authorOf, type CommentRow, showComments } from './show-comment.ts';

type Input = ParsedRequestOf<typeof saveComment>;

const editDays = 30;
const day = 86_400_000;

/** Until when the author may change a rating. */
export function editableUntil({ createdAt }: Pick<CommentRow, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + editDays * day);
}

/** Whatever was written or changed is read by the shop before it is shown. */
export async function writeComment(input: Input, call: Call): Promise<Comment> {
  return call.deps.db.transaction(async (transaction) => {
    const row = input.web_url === undefined ? await rateLine(transaction, input, call) : await addComment(transaction, input, call);
    const [shown] = await showComments(transaction, call, [row]);
    if (!shown) throw new StoreError('internal');
    const answer = { ...shown, status: row.status };
    await call.keepAnswer(transaction, answer);
    return answer;
  });
}

function written({ text = '', images = [] }: Input, { locale, now }: Call) {
  return { text, fileIds: images, locale: locale.key, status: 'pending' as const, updatedAt: now };
}

async function addComment(queries: Queries, input: Input, call: Call): Promise<CommentRow> {
  const user = userOf(call);
  const productId = await findProductId(queries, input.web_url ?? '');
  await attachFiles(queries, call, input.images ?? [], 'comment', 'images');
  const values = { id: randomUUID(), productId, accountId: user.id, author: authorOf(user), isVerified: false, createdAt: call.now };
  const [row] = await queries
    .insert(comment)
    .values({ ...values, ...written(input, call) })
    .returning();
  if (!row) throw new StoreError('internal');
  return row;
}

async function rateLine(queries: Queries, input: Input, call: Call): Promise<CommentRow> {
  const user = userOf(call);
  const [line] = await queries
    .select({ id: orderLine.id, productId: orderLine.productId, shipped: orderLine.shipped })
    .from(orderLine)
    .innerJoin(order, eq(order.orderNo, orderLine.orderNo))
    .where(and(eq(order.accountId, user.id), eq(order.orderNo, input.order_no ?? ''), eq(orderLine.id, input.line_id ?? '')))
    // Two tabs that rate one line come one after the other.
    .for('update', { of: orderLine });
  if (!line) throw notFound();
  const [old] = await queries.select().from(comment).where(eq(comment.orderLineId, line.id));
  const isClosed = old ? call.now > editableUntil(old) : line.shipped === 0;
  if (isClosed) throw new StoreError('state_conflict', { data: { status: old?.status ?? 'not_shipped', allowed: [] } });
  await attachFiles(queries, call, input.images ?? [], 'comment', 'images');
  const row = old ? await change(queries, old, input, call) : await add(queries, line, input, call);
  if (!row) throw new StoreError('internal');
  return row;
}

async function add(queries: Queries, line: { id: string; productId: number }, input: Input, call: Call) {
  const user = userOf(call);
  const values = { id: randomUUID(), accountId: user.id, author: authorOf(user), isVerified: true, createdAt: call.now };
  const about = { productId: line.productId, orderLineId: line.id, rating: input.rating ?? null };
  const [row] = await queries
    .insert(comment)
    .values({ ...values, ...about, ...written(input, call) })
    .returning();
  return row;
}

async function change(queries: Queries, old: CommentRow, input: Input, call: Call) {
  const kept = new Set(input.images);
  await looseFiles(
    queries,
    old.fileIds.filter((id) => !kept.has(id)),
  );
  const [row] = await queries
    .update(comment)
    .set({ rating: input.rating ?? null, ...written(input, call) })
    .where(eq(comment.id, old.id))
    .returning();
  if (old.status === 'published') await countRatings(queries, old.productId);
  return row;
}
