/** Leaves out of the build what only development shows of styles: the names of their components, blanks and comments. */
import type { Plugin } from 'vite';

export function leanStyles(): Plugin {
  const styledComponents = { displayName: false, ssr: false, minify: true };
  return { name: 'lean-styles', apply: 'build', config: () => ({ oxc: { plugins: { styledComponents } } }) };
}
