/** Lets the first paint, which needs no script, go before the scripts on the network: they are asked for at once, but with low priority. */
import type { Plugin } from 'vite';

export function withLowPriority(page: string): string {
  return page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

export function paintFirst(): Plugin {
  return { name: 'paint-first', apply: 'build', transformIndexHtml: { order: 'post', handler: withLowPriority } };
}
