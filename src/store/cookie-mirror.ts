/** The one place that reads and writes the app's cookies: state is their image, kept up by one subscription. */
import { type CookieRule, cookies, readCookie, writeCookie } from '#contract/cookies.ts';
import { currencyDecimals, type CurrencyCode, type LocaleKey } from '#contract/locale.ts';
import type { RootState, Store } from './store.ts';
import { selectIp } from './visitor.ts';

const currencyKey = 'currency';
const longestReferrer = 500;

interface Mirrored {
  rule: CookieRule;
  value: (state: RootState) => string;
  /** Written again when this changes too, which starts the cookie's life anew. */
  stamp?: (state: RootState) => number;
  /** False for a cookie that must go when the browser closes. */
  isKept?: (state: RootState) => boolean;
}

const mirrored: Mirrored[] = [
  { rule: cookies.token, value: (state) => state.user.token ?? '', isKept: (state) => state.user.isKept },
  { rule: cookies.cartKey, value: (state) => state.cart.key ?? '', stamp: (state) => state.cart.keysGiven },
  { rule: cookies.ip, value: selectIp },
  { rule: cookies.locale, value: (state) => state.visitor.locale },
  { rule: cookies.referrer, value: (state) => state.visitor.referrer },
];

function isCurrency(value: string | null): value is CurrencyCode {
  return value !== null && value in currencyDecimals;
}

/** Where the visitor came from, without its query; empty when that was this site. */
function outsideReferrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname, host } = new URL(document.referrer);
  return host === location.host ? '' : `${origin}${pathname}`.slice(0, longestReferrer);
}

/** Start values of the slices from the cookies of an earlier visit. */
export function readKnownState(locale: LocaleKey): Partial<RootState> {
  const jar = document.cookie;
  const currency = localStorage.getItem(currencyKey);
  return {
    user: { token: readCookie(cookies.token, jar), isKept: true, hasExpired: false },
    cart: { key: readCookie(cookies.cartKey, jar), keysGiven: 0 },
    visitor: {
      locale,
      currency: isCurrency(currency) ? currency : null,
      referrer: readCookie(cookies.referrer, jar) ?? outsideReferrer(),
    },
  };
}

/** Writes each cookie when its value changes; returns how to stop. */
export function mirrorCookies(store: Store): () => void {
  const written = new Map<string, string>(mirrored.map(({ rule }) => [rule.name, `${readCookie(rule, document.cookie) ?? ''}#0`]));
  function write() {
    const state = store.getState();
    for (const { rule, value, stamp, isKept } of mirrored) {
      const text = value(state);
      const mark = `${text}#${stamp?.(state) ?? 0}`;
      if (written.get(rule.name) === mark) continue;
      written.set(rule.name, mark);
      document.cookie = writeCookie(rule, text, isKept?.(state));
    }
    const { currency } = state.visitor;
    if (currency && localStorage.getItem(currencyKey) !== currency) localStorage.setItem(currencyKey, currency);
  }
  write();
  return store.subscribe(write);
}
