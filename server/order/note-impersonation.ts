import { isLocaleKey, locales } from '#contract/locale.ts';
import { namedPerson } from '#server/caller/audit.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { orderEvent } from '#server/db/schema.ts';
import { serverText } from '#server/kernel/words.ts';
import type { OrderRow } from './order-row.ts';

/** Notes with the order that the shop took the last step for the customer; the sentence that their mail has, or nothing when they took it. */
export async function noteImpersonation(
  queries: Queries,
  { account, now: at }: Pick<Call, 'account' | 'now'>,
  { orderNo, locale }: Pick<OrderRow, 'orderNo' | 'locale'>,
): Promise<string | undefined> {
  if (!account?.impersonation) return undefined;
  await queries
    .insert(orderEvent)
    .values({ orderNo, at, actor: 'operator', person: namedPerson(account.impersonation.actor), code: 'by_shop' });
  return serverText(locales[isLocaleKey(locale) ? locale : 'en'], 'mail:order.by_shop');
}
