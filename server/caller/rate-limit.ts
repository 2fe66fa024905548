/** What may be done how often, in fixed windows (`docs/api.md` section 8). */
import { daySeconds as day, hourSeconds as hour, minuteSeconds as minute } from '#contract/durations.ts';

export interface RateRule {
  limit: number;
  seconds: number;
  /** `caller` is the account where there is one; a guest counts by network address, since cart keys are free to make. */
  per: 'ip' | 'caller';
  /** Each process counts for itself: calls that come so often that a look into the database would cost more than they do. */
  isLocal?: true;
}

export const everyCall: RateRule = { limit: 600, seconds: minute, per: 'ip', isLocal: true };

/** By the last parts of the path. */
const rules: Record<string, RateRule> = {
  'common/search-product': { limit: 120, seconds: minute, per: 'ip', isLocal: true },
  'content/search': { limit: 120, seconds: minute, per: 'ip', isLocal: true },
  'common/product-list': { limit: 120, seconds: minute, per: 'ip', isLocal: true },
  'common/product-filter': { limit: 120, seconds: minute, per: 'ip', isLocal: true },
  // Many on each page, and cheap: they count by themselves.
  'common/picture/:picture_id': { limit: 3000, seconds: minute, per: 'ip', isLocal: true },
  'common/search-suggest': { limit: 240, seconds: minute, per: 'ip', isLocal: true },
  'common/product-live': { limit: 240, seconds: minute, per: 'ip', isLocal: true },
  'common/product-price': { limit: 240, seconds: minute, per: 'ip', isLocal: true },
  'common/order-estimate': { limit: 120, seconds: minute, per: 'ip', isLocal: true },
  '/api/calc/:tool': { limit: 240, seconds: minute, per: 'ip', isLocal: true },
  'common/chip-find-search': { limit: 60, seconds: hour, per: 'caller' },
  'common/bom-match': { limit: 30, seconds: hour, per: 'caller' },
  'common/save-subscribe': { limit: 5, seconds: hour, per: 'ip' },
  'common/save-feedback': { limit: 5, seconds: hour, per: 'ip' },
  'common/save-stock-alert': { limit: 5, seconds: hour, per: 'ip' },
  'common/upload-token': { limit: 30, seconds: hour, per: 'caller' },
  'common/begin-handover': { limit: 30, seconds: hour, per: 'caller' },
  'common/take-handover': { limit: 60, seconds: hour, per: 'ip' },
  'common/confirm-subscribe': { limit: 30, seconds: hour, per: 'ip' },
  'content/save-friendly-link': { limit: 5, seconds: hour, per: 'ip' },
  'user/login': { limit: 20, seconds: hour, per: 'ip' },
  'user/register': { limit: 5, seconds: hour, per: 'ip' },
  'user/forgot-pwd': { limit: 10, seconds: hour, per: 'ip' },
  'user/resend-activation': { limit: 10, seconds: hour, per: 'ip' },
  'user/activation': { limit: 30, seconds: hour, per: 'ip' },
  'user/change-pwd': { limit: 30, seconds: hour, per: 'ip' },
  'user/confirm-password': { limit: 30, seconds: hour, per: 'caller' },
  'user/save-pwd': { limit: 30, seconds: hour, per: 'ip' },
  'user/change-email': { limit: 10, seconds: hour, per: 'ip' },
  'user/confirm-email': { limit: 30, seconds: hour, per: 'ip' },
  'user/save-comment-rating': { limit: 20, seconds: day, per: 'caller' },
  'user/save-question': { limit: 20, seconds: day, per: 'caller' },
  'admin/log-in': { limit: 20, seconds: hour, per: 'ip' },
  'admin/log-in-challenge': { limit: 60, seconds: hour, per: 'ip' },
  'admin/log-in-passkey': { limit: 20, seconds: hour, per: 'ip' },
  'admin/confirm-code': { limit: 30, seconds: hour, per: 'ip' },
  'admin/confirm-passkey': { limit: 30, seconds: hour, per: 'ip' },
  'admin/invitation': { limit: 60, seconds: hour, per: 'ip' },
  'admin/become-owner': { limit: 20, seconds: hour, per: 'ip' },
  'admin/accept-invitation': { limit: 30, seconds: hour, per: 'ip' },
  'cart/apply-coupon': { limit: 20, seconds: hour, per: 'caller' },
  'user/save-coupon': { limit: 20, seconds: hour, per: 'caller' },
  'order/checkout': { limit: 10, seconds: minute, per: 'caller' },
  'order/order-pay': { limit: 10, seconds: minute, per: 'caller' },
  // Beside the limits of the contract: a document is drawn anew each time.
  'order/invoice': { limit: 60, seconds: minute, per: 'caller' },
  'order/return-slip': { limit: 60, seconds: minute, per: 'caller' },
  'order/order-detail': { limit: 30, seconds: minute, per: 'ip' },
  'order/send-link': { limit: 10, seconds: hour, per: 'ip' },
  'order/save-inquiry': { limit: 20, seconds: day, per: 'caller' },
  'order/quote-detail': { limit: 30, seconds: minute, per: 'ip' },
  'order/quote-accept': { limit: 10, seconds: minute, per: 'caller' },
  'order/request-return': { limit: 20, seconds: hour, per: 'caller' },
  'order/withdraw': { limit: 20, seconds: hour, per: 'caller' },
  'order/quote-message': { limit: 30, seconds: hour, per: 'caller' },
};

export function ruleOf(path: string): RateRule | null {
  return rules[path.replace('/api/store/', '')] ?? null;
}

/** Mails that one address may be sent at a stranger's wish, whoever asks. */
export const mailsPerAddress = { limit: 3, seconds: hour };

/** Links that may be asked for one order or inquiry: few, since each takes the place of an older one. */
export const linksPerNumber = { limit: 6, seconds: day };

/** Calls with one API key. */
export const keyRules = [
  { limit: 60, seconds: minute },
  { limit: 1000, seconds: day },
];

/** Bytes that one caller may send in. */
export const uploadedBytes = { limit: 100 * 1024 * 1024, seconds: day };

/** Coupon codes that nobody made, tried in a checkout. */
export const couponMisses = { limit: 20, seconds: hour };

/** What is left of a window. */
export interface Allowance {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** Counts one use of `key`, or `amount` uses; throws `rate_limited` when the window is used up. */
export type RateLimiter = (key: string, rule: Omit<RateRule, 'per'>, amount?: number) => Promise<Allowance>;

/** The address as it is counted: IPv6 by its /64 network, since one visitor has all of it. */
export function countedAddress(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = ip.split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
