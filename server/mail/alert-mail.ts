/** Tells people that a part is back (`docs/api.md` 5.1): one mail, then the wish is forgotten. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { isLocaleKey, locales } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { product, stock, stockAlert } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { siteUrl } from '#server/kernel/site-url.ts';
import { formatCount } from './format.ts';
import { alertToken, leaveHeaders } from './leave-link.ts';
import { post } from './post.ts';

/** Posts some of the due alerts; gives how many. */
export async function postStockAlerts(deps: StoreDeps, batch = 50): Promise<number> {
  return transact(deps.db, async (queries) => {
    const available = sql<number>`${stock.onHand} - ${stock.reserved} - ${stock.safety}`;
    const due = await queries
      .select({ alert: stockAlert, mpn: product.mpn, slug: product.slug, available })
      .from(stockAlert)
      .innerJoin(product, eq(product.id, stockAlert.productId))
      .innerJoin(stock, eq(stock.productId, stockAlert.productId))
      .where(sql`not ${product.hidden} and ${available} >= ${stockAlert.quantity}`)
      .orderBy(asc(stockAlert.createdAt))
      .limit(batch)
      .for('update', { of: stockAlert, skipLocked: true });
    if (due.length === 0) return 0;
    await queries.delete(stockAlert).where(
      inArray(
        stockAlert.id,
        due.map(({ alert }) => alert.id),
      ),
    );
    for (const { alert, mpn, slug, available: pieces } of due) {
      const locale = isLocaleKey(alert.locale) ? alert.locale : 'en';
      // One connection serves the transaction, so its statements run one after the other anyway.
      // oxlint-disable-next-line no-await-in-loop
      await post(deps, queries, {
        kind: 'stock_alert',
        to: alert.email,
        locale,
        headers: leaveHeaders(siteUrl(deps.settings, locale), alertToken(deps.signingKey, alert.email)),
        values: { mpn, available: formatCount(pieces, locales[locale].tag) },
        blocks: ({ say, url }) => [
          { kind: 'link', label: say('stock_alert.open'), url: url + buildPath('product-web_url', { web_url: slug }) },
        ],
      });
    }
    return due.length;
  });
}
