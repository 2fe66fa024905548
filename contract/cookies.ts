/** Name, lifetime and flags of every cookie that each page reads (`docs/api.md` section 2); that of banners is with them (`contract/site/closed-banners.ts`). */
import { daySeconds } from './durations.ts';

export interface CookieRule {
  name: string;
  maxAgeSeconds: number;
  sameSite: 'none' | 'lax';
  secure: boolean;
}

const week = 7 * daySeconds;

export const cookies = {
  token: { name: 'token', maxAgeSeconds: week, sameSite: 'none', secure: true },
  cartKey: { name: 'cart_key', maxAgeSeconds: week, sameSite: 'none', secure: true },
  ip: { name: 'ip', maxAgeSeconds: week, sameSite: 'none', secure: true },
  locale: { name: 'locale', maxAgeSeconds: 365 * daySeconds, sameSite: 'lax', secure: false },
  referrer: { name: 'referrer', maxAgeSeconds: 31_536_000, sameSite: 'lax', secure: false },
} as const satisfies Record<string, CookieRule>;

export interface CookieReach {
  /** One that is not kept goes with the browser's window. */
  isKept?: boolean;
  /** The domain whose hosts all have it; empty for this host alone. */
  domain?: string;
}

/** The text for `document.cookie` or `Set-Cookie`; an empty value deletes the cookie. */
export function writeCookie(rule: CookieRule, value: string, { isKept = true, domain = '' }: CookieReach = {}): string {
  const age = value === '' ? 0 : rule.maxAgeSeconds;
  const parts = [
    `${rule.name}=${encodeURIComponent(value)}`,
    ...(isKept || value === '' ? [`Max-Age=${age}`] : []),
    'Path=/',
    ...(domain === '' ? [] : [`Domain=${domain}`]),
    `SameSite=${rule.sameSite === 'none' ? 'None' : 'Lax'}`,
  ];
  if (rule.secure) parts.push('Secure');
  return parts.join('; ');
}

/** The value of one cookie in a `Cookie` header or in `document.cookie`; null when absent or broken. */
export function readCookie(rule: CookieRule, header: string): string | null {
  const found = header.split(/;\s*/).find((part) => part.startsWith(`${rule.name}=`));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(rule.name.length + 1)) || null;
  } catch {
    return null; // a cookie that somebody else wrote badly counts as absent
  }
}
