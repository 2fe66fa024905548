/** What the router carries for forms, fetchers, blocked navigations, routes that are found later, and pages that a server has drawn. */
import { neverCalled, type Unused } from './without.ts';

export const router: Unused = {
  functions: {
    ...neverCalled(`
      _internalSetRoutes abortFetcher abortStaleFetchLoads cancelDiscoveryNavigation commitHmrRoutes convertFormDataToSearchParams
      convertSearchParamsToFormData deleteBlocker deleteFetcher discoverRoutes enableScrollRestoration fetch getActionDataForCommit
      getBlocker getFetcher getInstrumentationNavigateMeta getSubmissionFromNavigation getSubmittingFetcher getUpdatedActionData
      getUpdatedRevalidatingFetchers handleAction handleFetcherAction handleFetcherLoader loadLazyMiddlewareForMatches
      loadLazyRouteProperty parseResponseBody patchRoutes patchRoutesImpl persistAppliedTransitions queueFetcherForDeletion
      resetFetcher restoreAppliedTransitions setFetcherError setHmrRoutes shouldBlockNavigation updateBlocker updateFetcherState`),
    checkFogOfWar: 'return { active: false };',
    isMutationMethod: 'return false;',
    loadLazyRoute: 'return {};',
    markFetchRedirectsDone: 'return false;',
    normalizeNavigateOptions: 'return { path };',
  },
};

/** Callbacks that measure the router. */
export const instrumentation: Unused = {
  functions: neverCalled(`
    consumeInstrumentationClientResultMetaReceiver getRouteInstrumentationUpdates instrumentClientSideRouter recurseRight
    setInstrumentationClientResultMetaReceiver`),
};

export const dom: Unused = { functions: neverCalled('deserializeErrors parseHydrationData') };

/** Its warnings are for development. */
export const history: Unused = { functions: neverCalled('warning') };
