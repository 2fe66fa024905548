import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';

/** What operators watch has a port of its own; the public one does not even know the word. */
export function metricsCases(open: () => Platform): void {
  it.each(['/metrics', '/de/metrics', '/api/metrics', '/builds/metrics'])('are not at %s', async (path) => {
    const answer = await open().ask(`http://en.localhost${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/^# (HELP|TYPE)|partwright_/m);
  });
}
