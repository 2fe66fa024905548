/** What an account wrote, and what waits for its rating. */
import { and, asc, count, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { getUserComments, OwnComment } from '#contract/api/review.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { comment, order, orderLine } from '#server/db/schema.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { openView } from '#server/search/view/view.ts';
import { showFiles } from '#server/upload/show-file.ts';
import { editableUntil } from './save-comment.ts';
import { type CommentRow, showComments } from './show-comment.ts';

const mostToRate = 20;

type Row = CommentRow & { orderNo: string | null };

export async function listOwnComments(
  query: ParsedRequestOf<typeof getUserComments>,
  call: Call,
): Promise<ResponseOf<typeof getUserComments>> {
  const { db } = call.deps;
  const { id } = userOf(call);
  const page = readPage(query);
  const mine = and(eq(comment.accountId, id), query.line_id === undefined ? undefined : eq(comment.orderLineId, query.line_id));
  const [rows, found, waiting] = await Promise.all([
    db
      .select({ comment, orderNo: orderLine.orderNo })
      .from(comment)
      .leftJoin(orderLine, eq(orderLine.id, comment.orderLineId))
      .where(mine)
      .orderBy(desc(comment.createdAt), asc(comment.id))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    db.$count(comment, mine),
    readRatable(db, id),
  ]);
  const own = rows.map((row): Row => ({ ...row.comment, orderNo: row.orderNo }));
  return { ...showPage(await showOwn(own, call), found, page), to_rate: waiting };
}

async function showOwn(rows: readonly Row[], call: Call): Promise<OwnComment[]> {
  const { db } = call.deps;
  const view = await openView(call);
  const [comments, products] = await Promise.all([
    showComments(db, call, rows),
    listItems(view, [...new Set(rows.map(({ productId }) => productId))]),
  ]);
  const files = await Promise.all(rows.map(({ fileIds }) => showFiles(db, call.deps, fileIds, call.now)));
  return rows.flatMap((row, at) => {
    const product = products.find(({ id }) => id === String(row.productId));
    const shown = comments[at];
    if (!product || !shown) return [];
    const rated =
      row.orderNo === null || row.orderLineId === null
        ? null
        : { order_no: row.orderNo, line_id: row.orderLineId, editable_until: editableUntil(row).toISOString() };
    return [{ ...shown, status: row.status, product, rated, files: files[at] ?? [] }];
  });
}

/** Lines of the account's orders that were shipped and have no rating. */
function isRatable(accountId: string): SQL | undefined {
  return and(eq(order.accountId, accountId), gt(orderLine.shipped, 0), isNull(comment.id));
}

async function readRatable(queries: Queries, accountId: string) {
  const rows = await queries
    .select({ order_no: order.orderNo, line_id: orderLine.id, sold: orderLine.sold })
    .from(orderLine)
    .innerJoin(order, eq(order.orderNo, orderLine.orderNo))
    .leftJoin(comment, eq(comment.orderLineId, orderLine.id))
    .where(isRatable(accountId))
    .orderBy(desc(order.createdAt), asc(orderLine.position))
    .limit(mostToRate);
  return rows.map(({ sold: { mpn, manufacturer, product_web_url }, ...line }) => ({ ...line, mpn, manufacturer, product_web_url }));
}

/** How many lines wait for a rating. */
export async function countRatable(queries: Queries, accountId: string): Promise<number> {
  const [found] = await queries
    .select({ lines: count() })
    .from(orderLine)
    .innerJoin(order, eq(order.orderNo, orderLine.orderNo))
    .leftJoin(comment, eq(comment.orderLineId, orderLine.id))
    .where(isRatable(accountId));
  return found?.lines ?? 0;
}
