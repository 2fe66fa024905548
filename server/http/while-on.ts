/** What the operator has switched off is refused, also where an old page still offers it. */
import type { SwitchedFeature } from '#contract/api/admin/settings.ts';
import type { Call } from '#server/caller/call.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** The handler while the feature is on; else `not_offered`, or `not_found` for what a page of the feature alone shows: there is no such page then. */
export function whileOn<Input, Result>(
  feature: SwitchedFeature,
  handler: (input: Input, call: Call) => Promise<Result>,
  refusal: 'not_offered' | 'not_found' = 'not_offered',
) {
  return async (input: Input, call: Call): Promise<Result> => {
    if (!call.deps.settings.features[feature]) throw new StoreError(refusal);
    return handler(input, call);
  };
}
