/** Leaves the field solver out of the page of a slow calculator: its worker computes, the page shows. */
import type { Plugin } from 'vite';
import { without } from './lean/without.ts';

const definition = /\/calculators\/[^/]+\/[^/]+\/definition\.ts$/;

/** The definition of a slow calculator with inputs, outputs and sources, but nothing that computes. */
export const definitionWithoutCompute = (code: string): string =>
  without(code, { functions: { compute: "throw new Error('a worker computes this');" } });

/** For the page alone: workers are built with plugins of their own. */
export function slowDefinitions(): Plugin {
  return {
    name: 'slow-definitions',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: definition, code: /\bslow: true\b/ },
      handler: (code) => ({ code: definitionWithoutCompute(code), map: null }),
    },
  };
}
