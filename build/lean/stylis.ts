/** Names of styles for browsers that the shop no longer serves; styled-components leaves them out unless it is told otherwise. */
import { neverCalled, type Unused } from './without.ts';

export const prefixes: Unused = { functions: { prefix: 'return "";' } };
export const middleware: Unused = { functions: neverCalled('namespace prefixer') };
