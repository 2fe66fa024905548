import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import { guestCartDays } from '#server/caller/cart-access.ts';
import {
  accessKey,
  account,
  cart,
  handover,
  loginFailure,
  loginToken,
  mailToken,
  operatorInvitation,
  outbox,
  rateWindow,
  sharedCart,
  subscription,
  uploadToken,
} from '#server/db/schema.ts';
import { failureMemoryMs } from '#server/account/failure-waits.ts';
import { forgetPriorPrices } from '#server/catalog/price-history.ts';
import { forgetOldChallenges } from '#server/admin/access/challenge.ts';
import { forgetOldAudit } from '#server/admin/find-audit.ts';
import { forgetEndedSessions } from '#server/caller/operator-session.ts';
import { pruneChanges } from '#server/search/current/read-changes.ts';
import { forgetOldSearches } from '#server/overview/count-searches.ts';
import { forgetOldAnswers } from '#server/http/idempotency.ts';
import { removeLoosePictures } from '#server/image/remove-pictures.ts';
import { removeLooseFiles } from '#server/upload/remove-files.ts';
import { forgetOldRuns } from '#server/admin/part-source/show-source.ts';
import { forgetOldEvents } from '#server/webhook/webhooks.ts';
import { day } from '#contract/durations.ts';

/** Mails hold names and addresses; this long those that were sent or have failed help to answer questions. */
const keptMailDays = 30;
const unactivatedDays = 30;
const batch = 500;

/**
 * Removes what has outlived its use: kept answers, guest carts, old mails, counted searches, log-ins and links past their end, accounts and
 * sign-ups that nobody confirmed, files that nothing refers to.
 */
export async function cleanUp(deps: Pick<StoreDeps, 'db' | 'clock' | 'files'>): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * day);
  await forgetOldAnswers(db, now);
  const old = db
    .select({ id: cart.id })
    .from(cart)
    .where(and(isNull(cart.accountId), lt(cart.usedAt, before(guestCartDays))))
    .limit(batch)
    .for('update', { skipLocked: true });
  await db.delete(cart).where(inArray(cart.id, old));
  await db.delete(loginToken).where(lt(loginToken.expiresAt, now));
  await db.delete(sharedCart).where(lt(sharedCart.expiresAt, now));
  await db.delete(handover).where(lt(handover.expiresAt, now));
  await db.delete(uploadToken).where(lt(uploadToken.expiresAt, now));
  await db.delete(mailToken).where(lt(mailToken.expiresAt, now));
  await db.delete(accessKey).where(lt(accessKey.expiresAt, now));
  await db.delete(account).where(and(eq(account.status, 'unactivated'), lt(account.createdAt, before(unactivatedDays))));
  await forgetOldEvents({ db, clock });
  await forgetOldRuns({ db, clock });
  await forgetPriorPrices({ db, clock });
  await forgetOldAudit({ db, clock });
  await forgetOldSearches({ db, clock });
  await forgetEndedSessions({ db, clock });
  await forgetOldChallenges({ db, clock });
  await db.delete(operatorInvitation).where(lt(operatorInvitation.expiresAt, now));
  await db.delete(outbox).where(or(lt(outbox.sentAt, before(keptMailDays)), lt(outbox.failedAt, before(keptMailDays))));
  await db.delete(subscription).where(and(sql`${subscription.status} = 'pending'`, lt(subscription.confirmUntil, now)));
  await db.delete(rateWindow).where(lt(rateWindow.expire, now.getTime()));
  await db.delete(loginFailure).where(lt(loginFailure.lastAt, new Date(now.getTime() - failureMemoryMs)));
  await pruneChanges(db);
  await removeLooseFiles(deps);
  await removeLoosePictures(deps);
}
