/** Tells people once that a part is back, costs less or has another lifecycle or last-buy date (`docs/api.md` 5.1); then the wish is forgotten. */
import { type SQL, asc, eq, inArray, sql } from 'drizzle-orm';
import { isLocaleKey, type LocaleKey, locales } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { product, stock, stockAlert } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { siteUrl } from '#server/kernel/site-url.ts';
import { formatCount, formatDay, formatUnitPrice } from '#server/kernel/format.ts';
import { words } from '#server/kernel/words.ts';
import { leastMicros } from './alert-price.ts';
import { alertToken, leaveHeaders } from './leave-link.ts';
import { type MailKind, post } from './post.ts';

const available = sql<number>`${stock.onHand} - ${stock.reserved} - ${stock.safety}`;

/** What a piece costs now, in the currency of the wish. */
function priceNow(baseCurrency: string): SQL<number | null> {
  const base = sql`${baseCurrency}::text`;
  const price = leastMicros(
    sql`${stockAlert.productId}`,
    sql`${stockAlert.quantity}`,
    sql`coalesce(${stockAlert.currency}, ${base})`,
    base,
  );
  return sql<number | null>`case when ${stockAlert.kind} = 'price' then ${price} end`;
}

/** A part that had no price or last-buy date when it was asked for is due as soon as it has one. */
const isDue = (price: SQL) => sql`case ${stockAlert.kind}
  when 'stock' then ${available} >= ${stockAlert.quantity}
  when 'price' then ${price} < coalesce(${stockAlert.known}::double precision, 'infinity')
  else ${product.lifecycle} <> split_part(${stockAlert.known}, ' ', 1)
    or ${product.lastBuyDate}::text <> split_part(${stockAlert.known}, ' ', 2) end`;

/** Posts some of the due alerts; gives how many. */
export async function postPartAlerts(deps: StoreDeps, batch = 50): Promise<number> {
  return transact(deps.db, async (queries) => {
    const due = await findDue(queries, deps.settings.baseCurrency, batch);
    if (due.length === 0) return 0;
    await queries.delete(stockAlert).where(
      inArray(
        stockAlert.id,
        due.map(({ alert }) => alert.id),
      ),
    );
    for (const one of due) {
      const { email, locale: asked } = one.alert;
      const locale = isLocaleKey(asked) ? asked : 'en';
      const { kind, values, also } = told(one, locale);
      // One connection serves the transaction, so its statements run one after the other anyway.
      // oxlint-disable-next-line no-await-in-loop
      await post(deps, queries, {
        kind,
        to: email,
        locale,
        values,
        headers: leaveHeaders(siteUrl(deps.settings, locale), alertToken(deps.signingKey, email)),
        blocks: ({ say, url }) => [
          ...(also === undefined ? [] : [{ kind: 'text' as const, text: say(also, values) }]),
          { kind: 'link', label: say('stock_alert.open'), url: url + buildPath('product-web_url', { web_url: one.slug }) },
        ],
      });
    }
    return due.length;
  });
}

function findDue(queries: Queries, baseCurrency: string, batch: number) {
  const price = priceNow(baseCurrency);
  return queries
    .select({
      alert: stockAlert,
      mpn: product.mpn,
      slug: product.slug,
      lifecycle: product.lifecycle,
      lastBuyDate: product.lastBuyDate,
      available,
      price,
    })
    .from(stockAlert)
    .innerJoin(product, eq(product.id, stockAlert.productId))
    .leftJoin(stock, eq(stock.productId, stockAlert.productId))
    .where(sql`not ${product.hidden} and ${isDue(price)}`)
    .orderBy(asc(stockAlert.createdAt))
    .limit(batch)
    .for('update', { of: stockAlert, skipLocked: true });
}

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** Which mail it is, what its words name, and which of its words is said where it is known. */
function told(
  { alert, mpn, lifecycle, lastBuyDate, available: pieces, price }: Due,
  locale: LocaleKey,
): { kind: MailKind; values: Record<string, unknown>; also?: string } {
  const { tag, words: language } = locales[locale];
  if (alert.kind === 'stock') return { kind: 'stock_alert', values: { mpn, available: formatCount(pieces, tag) } };
  if (alert.kind === 'price' && alert.currency !== null) {
    const { currency } = alert;
    const shown = (micros: number) => formatUnitPrice(micros, currency, tag);
    const values = { mpn, quantity: formatCount(alert.quantity, tag), threshold: shown(Number(alert.known)), price: shown(price ?? 0) };
    return { kind: 'price_below', values };
  }
  if (alert.kind === 'price') return { kind: 'price_alert', values: { mpn, quantity: formatCount(alert.quantity, tag) } };
  const date = lastBuyDate === null ? null : formatDay(lastBuyDate, tag);
  if (alert.known?.split(' ')[0] === lifecycle) return { kind: 'last_buy_alert', values: { mpn, date } };
  const state = words(language, 'search')(`lifecycle.${lifecycle}`);
  return { kind: 'lifecycle_alert', values: { mpn, state, date }, ...(date !== null && { also: 'lifecycle_alert.last_buy' }) };
}
