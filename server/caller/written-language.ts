import { type Locale, type LocaleKey, isLocaleKey } from '#contract/locale.ts';
import type { Account } from './call.ts';

/** Language of what is written to the customer: that of the page, but of the account where an operator acts, who may read another. */
export function writtenLanguage(account: Account | null, locale: Locale): LocaleKey {
  return account?.impersonation && isLocaleKey(account.locale) ? account.locale : locale.key;
}
