/** Waits after wrong passwords (`docs/api.md` 7.8): per address and network, so nobody can lock another person out. */
import type { StoreDeps } from '#server/caller/call.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { memoryFailures } from './memory-failures.ts';
import { sharedFailures } from './shared-failures.ts';
import type { LoginFailures } from './failure-waits.ts';

/** Those of customers, or of people who run the shop: one address may be both. */
export function createLoginFailures(deps: StoreDeps, whose: 'customer' | 'operator'): LoginFailures {
  return deps.settings.sharedLimits ? sharedFailures(deps, whose) : memoryFailures(deps.clock);
}

/** Compares a password as one counted try; throws `invalid_credentials` when it is wrong. */
export async function tryPassword(failures: LoginFailures, key: string, compare: () => Promise<boolean>): Promise<void> {
  await failures.begin(key);
  let isRight = false;
  try {
    isRight = await compare();
  } catch (error) {
    // Nothing was compared. A database that is away now is what is told, not that the try stays counted.
    await failures.takeBack(key).catch(() => {});
    throw error;
  }
  if (!isRight) throw new StoreError('invalid_credentials');
  await failures.forget(key);
}
