import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';

export function fileCases(open: () => Platform): void {
  it.each([
    ['/assets/index-1.js', 'public, max-age=31536000, immutable', /javascript/],
    ['/favicon.svg', 'public, max-age=86400', /svg/],
    ['/builds/latest.json?t=123', 'no-store', /json/],
  ])('serves %s with %s', async (path, rule, type) => {
    const answer = await open().ask(`http://de.localhost${path}`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, rule]);
    expect(answer.headers.get('Content-Type')).toMatch(type);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('tells the id of the build', async () => {
    const answer = await open().ask('http://de.localhost/builds/latest.json?t=123');
    expect(await answer.json()).toEqual({ id: 'build-1', timestamp: 1 });
  });

  it.each(['/assets/gone-2.js', '/assets/../index.html.js', '/assets/%2e%2e%2findex.html', '/builds/other.json', '/builds/history.json'])(
    'answers 404 for %s, which no cache keeps',
    async (path) => {
      const answer = await open().ask(`http://de.localhost${path}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toMatch(/no-/);
    },
  );
}
