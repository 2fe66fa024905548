/** Which banners are over, or closed by the visitor: the same for the edge that paints them and the app that shows them. */
import type { ShownBanner } from '#contract/api/shown-banner.ts';
import { daySeconds } from '#contract/durations.ts';
import { type CookieRule, readCookie } from '#contract/cookies.ts';

/** Not with the other cookies, which every first view carries: few visitors have it. */
export const closedBannersCookie: CookieRule = {
  name: 'closed_banners',
  maxAgeSeconds: 180 * daySeconds,
  sameSite: 'lax',
  secure: false,
};

const separator = '.';
/** Banners that a browser remembers as closed; the oldest are forgotten. */
const mostClosed = 40;

/** Ids of the banners that the visitor has closed, by the cookies of a request or of the document. */
export function readClosed(jar: string): string[] {
  return (readCookie(closedBannersCookie, jar) ?? '').split(separator).filter(Boolean);
}

/** The same with one more. */
export function withClosed(closed: readonly string[], id: string): string[] {
  return [...closed.filter((one) => one !== id), id].slice(-mostClosed);
}

/** The text of the cookie. */
export function closedText(closed: readonly string[]): string {
  return closed.join(separator);
}

/** Those that still run and are not closed. */
export function openBanners(banners: readonly ShownBanner[], closed: readonly string[], now: number): ShownBanner[] {
  return banners.filter(({ id, until }) => !closed.includes(id) && (until === null || now < Date.parse(until)));
}
