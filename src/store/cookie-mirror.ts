/** Reads the app's cookies when it starts, and writes those that no other window changes: state is their image, kept up by one subscription. */
import { type CookieRule, cookies, readCookie, writeCookie } from '#contract/cookies.ts';
import { currencyDecimals, type CurrencyCode, type LocaleKey } from '#contract/locale.ts';
import { sessionIn } from './shared-cookies.ts';
import type { RootState, Store } from './store.ts';
import { selectDisplayName } from './user-selectors.ts';
import { selectIp } from './visitor-selectors.ts';

const currencyKey = 'currency';
const nameKey = 'display_name';

interface Mirrored {
  rule: CookieRule;
  value: (state: RootState) => string;
}

/** Token and cart key are shared with the other windows (`shared-session.ts`). */
const mirrored: Mirrored[] = [
  { rule: cookies.ip, value: selectIp },
  { rule: cookies.locale, value: (state) => state.visitor.locale },
];

function isCurrency(value: string | null): value is CurrencyCode {
  return value !== null && value in currencyDecimals;
}

/** Start values of the slices from the cookies of an earlier visit. */
export function readKnownState(locale: LocaleKey): Partial<RootState> {
  const jar = document.cookie;
  const currency = localStorage.getItem(currencyKey);
  const session = sessionIn(readCookie(cookies.token, jar) ?? '');
  return {
    user: {
      token: session?.token ?? null,
      isKept: session?.isKept ?? true,
      hasExpired: false,
      knownName: localStorage.getItem(nameKey) ?? '',
    },
    cart: { key: readCookie(cookies.cartKey, jar), keysGiven: 0 },
    visitor: {
      locale,
      currency: isCurrency(currency) ? currency : null,
      referrer: readCookie(cookies.referrer, jar) ?? '', // the edge wrote it, which knows the shop's hosts
    },
  };
}

/** Keeps a text of this origin; an empty one goes. */
function keepText(key: string, text: string): void {
  if ((localStorage.getItem(key) ?? '') === text) return;
  if (text === '') localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/** Writes each cookie when its value changes; returns how to stop. */
export function mirrorCookies(store: Store): () => void {
  const written = new Map<string, string>(mirrored.map(({ rule }) => [rule.name, readCookie(rule, document.cookie) ?? '']));
  function write() {
    const state = store.getState();
    for (const { rule, value } of mirrored) {
      const text = value(state);
      if (written.get(rule.name) === text) continue;
      written.set(rule.name, text);
      document.cookie = writeCookie(rule, text);
    }
    const { currency } = state.visitor;
    if (currency) keepText(currencyKey, currency);
    keepText(nameKey, selectDisplayName(state));
  }
  write();
  return store.subscribe(write);
}
