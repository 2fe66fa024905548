import type { UserInfo } from '#contract/api/user-info.ts';
import type { LocaleKey } from '#contract/locale.ts';
import { endpoints } from '#src/api/user-info.ts';
import type { RootState } from './store.ts';

const selectUserAnswer = endpoints.getUserInfo.select();
/** Languages that write the family name first, and what stands between the names; `contract/person-name.ts` would weigh on every first view. */
const betweenNames: Partial<Record<LocaleKey, string>> = { jp: ' ', zh: '' };

export const selectIsLoggedIn = (state: RootState): boolean => state.user.token !== null;

export const selectHasExpired = (state: RootState): boolean => state.user.hasExpired;

/** The account that the token belongs to; null for an anonymous visitor and until the answer is there. */
export function selectUser(state: RootState): UserInfo | null {
  return selectIsLoggedIn(state) ? (selectUserAnswer(state).data ?? null) : null;
}

/** The person's name in the order of the page's language; as last known while the server cannot say it. */
export function selectDisplayName(state: RootState): string {
  if (!selectIsLoggedIn(state)) return '';
  const user = selectUser(state);
  if (!user) return state.user.knownName;
  const { first_name: first, last_name: last } = user;
  const between = betweenNames[state.visitor.locale];
  return between === undefined || /[a-z]/i.test(first + last) ? `${first} ${last}`.trim() : `${last}${between}${first}`.trim();
}
