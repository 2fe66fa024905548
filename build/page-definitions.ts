/** What the page of a calculator does without: the field solver of a slow one, whose worker computes, and sources, which come with the formulas. */
import type { Plugin } from 'vite';
import { without } from './lean/without.ts';

const definition = /\/calculators\/[^/]+\/[^/]+\/definition\.ts$/;

/** The definition of a calculator without what it cites and, of a slow one, nothing that computes. */
export const definitionOfPage = (code: string): string =>
  without(code, {
    properties: { sources: '[]' },
    functions: /\bslow: true\b/.test(code) ? { compute: "throw new Error('a worker computes this');" } : {},
  });

/** For the page alone: workers are built with plugins of their own. */
export function pageDefinitions(): Plugin {
  return {
    name: 'page-definitions',
    apply: 'build',
    enforce: 'post',
    transform: {
      // A definition that a common function makes has nothing of this.
      filter: { id: definition, code: /\bsources: / },
      handler: (code) => ({ code: definitionOfPage(code), map: null }),
    },
  };
}
