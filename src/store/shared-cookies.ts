/** Token and cart key as the windows of one browser share them, on all hosts of the shop's domain: in cookies, of which each window knows what it last saw there. */
import { type CookieRule, readCookie, writeCookie } from '#contract/cookies.ts';

/** Ends a token that goes with the browser's window, so that every window knows how to write it again. */
const ofWindow = '~';

export interface KnownSession {
  token: string;
  isKept: boolean;
}

/** The token of a cookie's text; null where there is none. */
export function sessionIn(text: string): KnownSession | null {
  const isKept = !text.endsWith(ofWindow);
  const token = isKept ? text : text.slice(0, -ofWindow.length);
  return token === '' ? null : { token, isKept };
}

export function textOfSession(token: string | null, isKept: boolean): string {
  return token === null || isKept ? (token ?? '') : token + ofWindow;
}

export interface SharedCookie {
  /** What this window last saw in it or wrote there; empty for none. */
  seen: () => string;
  /** What another window has written since, empty when it deleted it; null when nothing happened. */
  news: () => string | null;
  /** Writes; an empty text deletes. */
  write: (text: string, isKept?: boolean) => void;
}

export function shareCookie(rule: CookieRule): SharedCookie {
  const look = () => readCookie(rule, document.cookie) ?? '';
  const { domain = '' } = document.documentElement.dataset; // the edge wrote it, which knows the shop's hosts
  let seen = look();
  return {
    seen: () => seen,
    news() {
      const now = look();
      if (now === seen) return null;
      seen = now;
      return now;
    },
    write(text, isKept = true) {
      document.cookie = writeCookie(rule, text, { isKept, domain });
      // One of this host alone, from before there was a common one, would hide it.
      if (domain !== '' && look() !== text) document.cookie = writeCookie(rule, '');
      seen = look(); // a browser that keeps no cookies has nothing to share: each window goes on by itself
    },
  };
}
