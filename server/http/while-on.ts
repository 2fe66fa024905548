/** What the operator has switched off is refused, also where an old page still offers it. */
import type { SwitchedFeature } from '#contract/api/admin-settings.ts';
import type { Call } from '#server/caller/call.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** The handler while the feature is on; else `access_denied`. */
export function whileOn<Input, Result>(feature: SwitchedFeature, handler: (input: Input, call: Call) => Promise<Result>) {
  return async (input: Input, call: Call): Promise<Result> => {
    if (!call.deps.settings.features[feature]) throw new StoreError('access_denied');
    return handler(input, call);
  };
}
