import { eq } from 'drizzle-orm';
import type { saveInfo } from '#contract/api/account.ts';
import type { UserInfo } from '#contract/api/user-info.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { account } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { askForNewsletter, joinNewsletter, leaveNewsletter } from './newsletter.ts';
import { showUser } from './show-user.ts';

/** Changes what was sent; an empty phone or company is cleared. */
export function saveProfile(input: ParsedRequestOf<typeof saveInfo>, call: Call): Promise<UserInfo> {
  const { id } = userOf(call);
  const { first_name, last_name, phone, company, locale, currency, newsletter } = input;
  const change = {
    ...(first_name === undefined ? {} : { firstName: first_name }),
    ...(last_name === undefined ? {} : { lastName: last_name }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(company === undefined ? {} : { company: company || null }),
    ...(locale === undefined ? {} : { locale }),
    ...(currency === undefined ? {} : { currency }),
  };
  return transact(call.deps.db, async (queries) => {
    if (Object.keys(change).length > 0) await queries.update(account).set(change).where(eq(account.id, id));
    const user = await showUser(queries, userOf(call), call.now);
    if (newsletter === undefined || newsletter === user.newsletter) return user;
    if (!newsletter) await leaveNewsletter(queries, user.email, call.now);
    // Nobody joins what is switched off.
    else if (!call.deps.settings.features.newsletter) return user;
    // The owner of a verified address has said yes twice already.
    else if (user.email_verified) await joinNewsletter(call, queries, user.email);
    else await askForNewsletter(call, queries, { email: user.email, source: 'account' });
    return { ...user, newsletter };
  });
}
