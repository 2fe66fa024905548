import type { UserInfo } from '#contract/api/user-info.ts';
import { locales } from '#contract/locale.ts';
import { personName } from '#contract/person-name.ts';
import { endpoints } from '#src/api/user.ts';
import type { RootState } from './store.ts';

const selectUserAnswer = endpoints.getUserInfo.select();

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
  return user ? personName({ ...user, country: locales[state.visitor.locale].defaultCountry }) : state.user.knownName;
}
