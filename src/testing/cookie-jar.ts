/** A jar that keeps what is written to `document.cookie`, as a browser does on a secure page: jsdom's page is not secure. */
import { vi } from 'vitest';

export interface CookieJar {
  /** Each text as it was written. */
  written: string[];
  /** What another window does to the jar; null deletes. */
  put: (name: string, value: string | null) => void;
  get: (name: string) => string | undefined;
}

export function openCookieJar(start: Record<string, string> = {}): CookieJar {
  const kept = new Map(Object.entries(start));
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...kept].map((pair) => pair.join('=')).join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (/; Max-Age=0/.test(text)) kept.delete(name);
    else kept.set(name, value);
  });
  return {
    written,
    get: (name) => kept.get(name),
    put: (name, value) => {
      if (value === null) kept.delete(name);
      else kept.set(name, value);
    },
  };
}
