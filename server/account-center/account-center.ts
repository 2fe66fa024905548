import { desc, eq } from 'drizzle-orm';
import type { getCenter } from '#contract/api/account.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { showUser } from '#server/account/show-user.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { countAvailable } from '#server/cart/coupon/list-coupons.ts';
import { order } from '#server/db/schema.ts';
import { quoteOverview } from '#server/quote/find-inquiries.ts';
import { countRatable } from '#server/review/own-comments.ts';
import { countOrders } from '#server/order/find-orders.ts';
import { summariseOrders } from '#server/order/summarise-orders.ts';

const recentOrders = 3;

/** What an account wants to know first: who it is, what waits, what was ordered last. */
export async function showCenter(call: Call): Promise<ResponseOf<typeof getCenter>> {
  const { db } = call.deps;
  const caller = userOf(call);
  const { id } = caller;
  const mine = eq(order.accountId, id);
  const latest = db.select().from(order).where(mine).orderBy(desc(order.createdAt), desc(order.orderNo)).limit(recentOrders);
  const [user, tabs, rows, coupons, quotes, toReview] = await Promise.all([
    showUser(db, caller, call.now),
    countOrders(db, mine),
    latest,
    countAvailable(db, id, call.now),
    quoteOverview(db, id, call.now),
    countRatable(db, id),
  ]);
  return {
    user,
    counts: {
      pending_payment: tabs.unpaid,
      to_ship: tabs.processing,
      shipped: tabs.shipped,
      to_review: toReview,
      quotes_open: quotes.open,
      coupons,
    },
    recent_orders: await summariseOrders(call, rows),
    recent_quotes: quotes.recent,
  };
}
