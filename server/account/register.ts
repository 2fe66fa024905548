import type { register } from '#contract/api/account.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { transact } from '#server/db/transact.ts';
import { askForNewsletter, waitForAccount } from './newsletter.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { withoutQuery } from '#server/kernel/without-query.ts';
import { enter } from './enter.ts';
import { beginAccount, mailBegun, type NewAccount } from './new-account.ts';
import { acceptPassword } from './new-password.ts';

type Input = ParsedRequestOf<typeof register>;
type Registered = ResponseOf<typeof register>;

export async function registerAccount(input: Input, call: Call): Promise<Registered> {
  const passwordHash = await acceptPassword(call, input.password, input.email);
  const { accountActivation, features } = call.deps.settings;
  const wantsNewsletter = features.newsletter && input.newsletter === true;
  return transact(call.deps.db, async (queries) => {
    const begun = await beginAccount(queries, call, valuesOf(input, passwordHash), 'register');
    const { kind, row } = begun;
    if (accountActivation) {
      if (wantsNewsletter && kind !== 'taken') await waitForAccount(call, queries, row.email);
      await mailBegun(queries, call, begun, input.return_path);
      // The same answer for a known address, so that nobody can ask who has an account.
      return { activation_required: true as const, email: input.email };
    }
    if (kind !== 'new') throw invalidField('email', { code: 'not_unique' });
    if (wantsNewsletter) await askForNewsletter(call, queries, { email: row.email, source: 'register' });
    return { activation_required: false as const, ...(await enter(call, queries, row, input.cart_key)) };
  });
}

function valuesOf(input: Input, passwordHash: string): NewAccount {
  return {
    email: input.email,
    passwordHash,
    firstName: input.first_name,
    lastName: input.last_name,
    phone: input.phone || null,
    company: input.company || null,
    country: input.country ?? null,
    referrer: withoutQuery(input.referrer),
  };
}
