/** Parts whose pages were opened last, kept in this browser only. */

export interface RecentPart {
  web_url: string;
  mpn: string;
  manufacturer: string;
  name: string;
}

const key = 'recent-parts';
const most = 12;

/** The newest first; empty where the browser keeps nothing. */
export function readRecentParts(): RecentPart[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentPart).slice(0, most) : [];
  } catch {
    return []; // storage is forbidden, or holds what this shop did not write
  }
}

/** Puts a part first. */
export function keepRecentPart(part: RecentPart): void {
  const others = readRecentParts().filter(({ web_url }) => web_url !== part.web_url);
  try {
    localStorage.setItem(key, JSON.stringify([part, ...others].slice(0, most)));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}

export function forgetRecentParts(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}

function isRecentPart(value: unknown): value is RecentPart {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['web_url', 'mpn', 'manufacturer', 'name'].every((field) => typeof Reflect.get(value, field) === 'string') &&
    /^[a-z\d-]{1,160}$/.test(String(Reflect.get(value, 'web_url')))
  );
}
