import type { LocaleKey } from '#contract/locale.ts';
import { endpoints } from '#src/api/visitor.ts';
import type { RootState } from './store.ts';

const selectIpAnswer = endpoints.getIp.select();

/** The visitor's address on the network; empty when the look-up fails. */
export function selectIp(state: RootState): string {
  const answer = selectIpAnswer(state);
  return answer.isSuccess ? answer.data.ip : '';
}

export const selectLocaleKey = (state: RootState): LocaleKey => state.visitor.locale;

export const selectReferrer = (state: RootState): string => state.visitor.referrer;
