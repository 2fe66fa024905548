/** Lets the bundler drop the parts of libraries that the shop never uses. */
import type { Plugin } from 'vite';
import { leanFiles } from './lean/files.ts';
import { without } from './lean/without.ts';

const libraries = /\/node_modules\/(react-router|react-redux|react-i18next|styled-components)\//;
const axiosAdapter = /\/node_modules\/axios\/lib\/adapters\/(fetch|http)\.js$/;

/** The shop sends with XMLHttpRequest alone; axios takes an adapter that is `false` for one this platform lacks. */
const noAdapter = 'export const getFetch = () => false;\nexport default false;\n';

/** Marks React's wrappers as free of side effects and drops the names of components, which keep an unused component alive. */
export function leanSource(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replace(/([=(,]\s*|return )((?:[\w$]+\.)(?:createContext|forwardRef|lazy|memo)\()/g, '$1/* @__PURE__ */ $2');
}

export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\// },
      handler(code, id) {
        if (axiosAdapter.test(id)) return { code: noAdapter, map: null };
        const unused = Object.entries(leanFiles).find(([path]) => id.endsWith(`/node_modules${path}`))?.[1];
        const used = unused ? without(code, unused) : code;
        const lean = libraries.test(id) ? leanSource(used) : used;
        return lean === code ? null : { code: lean, map: null };
      },
    },
  };
}
