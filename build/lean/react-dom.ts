/** What React carries for pages that a server has drawn, and for features that the shop does not use. */
import { neverCalled, type Unused } from './without.ts';

/** Taking over drawn markup: the shop draws in place of what the edge has painted (`createRoot`). */
const hydration: Unused = {
  constants: { isHydrating: '!1' },
  functions: {
    ...neverCalled(`
      accumulateOrCreateContinuousQueuedReplayableEvent attemptContinuousHydration attemptExplicitHydrationTarget
      attemptHydrationAtCurrentPriority attemptReplayContinuousQueuedEvent attemptReplayContinuousQueuedEventInMap
      canHydrateHydrationBoundary canHydrateInstance canHydrateTextInstance clearHydrationBoundary
      commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks createFiberFromDehydratedFragment exports.hydrateRoot
      getHydratableHoistableCache getNextHydratable getNextHydratableInstanceAfterHydrationBoundary hideOrUnhideDehydratedBoundary
      mountHostRootWithoutHydrating prepareToHydrateHostInstance pushDehydratedActivitySuspenseHandler pushMaterializedTreeId
      pushTreeFork pushTreeId queueHydrationError resetHydrationState restoreSuspendedTreeContext
      retryActivityComponentWithoutHydrating retryDehydratedSuspenseBoundary retrySuspenseComponentWithoutHydrating
      scheduleReplayQueueIfNeeded throwOnHydrationMismatch updateDehydratedSuspenseComponent`),
    popHydrationState: 'return !1;',
    queueIfContinuousEvent: 'return !1;',
    upgradeHydrationErrorsToRecoverable: 'return null;',
  },
};

/** `<ViewTransition>`: what walks through the tree in search of one finds none. */
const viewTransitions: Unused = {
  constants: { shouldStartViewTransition: '!1' },
  functions: {
    ...neverCalled(`
      applyViewTransitionName commitAppearingPairViewTransitions commitDeletedPairViewTransitions commitEnterViewTransitions
      commitExitViewTransitions commitNestedViewTransitions createViewTransitionInstance getViewTransitionClassName
      getViewTransitionName measureNestedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
      restorePairedViewTransitions restoreViewTransitionName restoreViewTransitionOnHostInstances scheduleViewTransitionEvent
      startViewTransition trackEnterViewTransitions`),
    applyViewTransitionToHostInstances: 'return !1;',
    measureViewTransitionHostInstancesRecursive: 'return !1;',
  },
};

/** A `ref` on a fragment. */
const fragments: Unused = {
  functions: neverCalled(`
    FragmentInstance FragmentInstance.prototype.addEventListener FragmentInstance.prototype.blur
    FragmentInstance.prototype.compareDocumentPosition FragmentInstance.prototype.dispatchEvent FragmentInstance.prototype.focus
    FragmentInstance.prototype.focusLast FragmentInstance.prototype.getClientRects FragmentInstance.prototype.getRootNode
    FragmentInstance.prototype.observeUsing FragmentInstance.prototype.removeEventListener FragmentInstance.prototype.scrollIntoView
    FragmentInstance.prototype.unobserveUsing commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects
    commitNewChildToFragmentInstances validateDocumentPositionWithFiberTree`),
};

/** Style sheets, scripts and other files that components ask for; `title` and `meta` are none of them. */
const resources: Unused = {
  functions: {
    ...neverCalled(`
      acquireResource preconnect preconnectAs preinitModuleScript preinitScript preinitStyle preload preloadModule preloadResource
      preloadResourceAndSuspendIfNeeded suspendResource`),
    getResource: 'return null;',
  },
};

/** Forms whose `action` is a function. */
const formActions: Unused = {
  functions: neverCalled(`
    dispatchActionState ensureFormComponentIsStateful extractEvents$1 mountActionState requestFormReset requestFormReset$1
    rerenderActionState runActionStateAction startHostTransition updateActionState updateActionStateImpl`),
};

/** Lists of suspended parts, elements of one's own making, and the stacks of components that development shows. */
const others: Unused = {
  functions: {
    ...neverCalled('cutOffTailIfNeeded setPropOnCustomElement updateSuspenseListComponent'),
    describeNativeComponentFrame: 'return "";',
    getStackByFiberInDevAndProd: 'return "";',
  },
};

const all = [hydration, viewTransitions, fragments, resources, formActions, others];

export const reactDom: Unused = {
  functions: Object.assign({}, ...all.map(({ functions }) => functions)) as Record<string, string>,
  constants: { ...hydration.constants, ...viewTransitions.constants },
  // An `<Activity>` whose markup was there before its page.
  texts: [
    [
      'if (null !== prevState) {\n    var dehydrated = prevState.dehydrated;\n    pushDehydratedActivitySuspenseHandler(workInProgress);',
      'if (false) {\n    var dehydrated;',
    ],
  ],
};
