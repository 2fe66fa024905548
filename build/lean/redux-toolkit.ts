/** What RTK Query carries for endless lists, for callbacks of a call's life, and for checking answers by schemas, which the build leaves out. */
import { neverCalled, type Unused } from './without.ts';

export const query: Unused = {
  functions: {
    ...neverCalled('buildInfiniteQuerySelector parseWithSchema prefetch upsertQueryData'),
    buildCacheLifecycleHandler: 'return () => {};',
    buildQueryLifecycleHandler: 'return () => {};',
    isInfiniteQueryDefinition: 'return false;',
  },
  texts: [['if (isQuery && "infiniteQueryOptions" in endpointDefinition) {', 'if (false) {']],
};

export const queryHooks: Unused = {
  functions: {
    ...neverCalled('buildInfiniteQueryHooks infiniteQueryStatePreSelector usePrefetch useWarnIfStoreChanged'),
    isInfiniteQueryDefinition: 'return false;',
  },
};
