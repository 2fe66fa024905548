import { expect, it } from 'vitest';
import { withLowPriority } from './paint-first.ts';

it('asks for every script of the page with low priority, and leaves the rest alone', () => {
  const page = '<link rel="icon" href="/i.svg"><script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">';
  expect(withLowPriority(page)).toBe(
    '<link rel="icon" href="/i.svg"><script type="module" fetchpriority="low" src="/a.js"></script><link rel="modulepreload" fetchpriority="low" href="/b.js">',
  );
});
