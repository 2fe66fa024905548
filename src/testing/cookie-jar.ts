/** A jar that keeps what is written to `document.cookie`, as a browser does on a secure page: jsdom's page is not secure. */
import { onTestFinished } from 'vitest';

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
  const keep = (text: string) => {
    written.push(text);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (/; Max-Age=0/.test(text)) kept.delete(name);
    else kept.set(name, value);
  };
  // Before the document's own, which files of tests after this one have again: spies of a getter and a setter would not both be taken back.
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...kept].map((pair) => pair.join('=')).join('; '),
    set: keep,
  });
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
  return {
    written,
    get: (name) => kept.get(name),
    put: (name, value) => {
      if (value === null) kept.delete(name);
      else kept.set(name, value);
    },
  };
}
