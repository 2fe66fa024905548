/** What an account's owner does with the account as a whole (`docs/api.md` 5.3 and section 9). */
import * as z from 'zod/mini';
import { changeEmailRequest, deleteAccountRequest } from '#contract/forms/account.ts';
import { endpoint } from './endpoint.ts';
import { iso, ok, text } from './fields.ts';

/** Asks the owner of the new address to confirm; the answer is the same for an address that another account has. */
export const changeEmail = endpoint({
  summary: 'Asks the owner of a new e-mail address to confirm it',
  errors: ['invalid_credentials'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/change-email',
  access: 'user',
  cache: 'N',
  request: changeEmailRequest,
  /** Nothing changes before the link is opened, in any shop. */
  response: z.extend(ok, { confirmation_required: z.literal(true) }),
});

/** Puts the new address into force; the link works again within its life, but changes nothing more. */
export const confirmEmail = endpoint({
  summary: 'Puts a confirmed e-mail address into force',
  errors: ['link_expired'],
  kind: 'command',
  method: 'GET',
  path: '/api/store/user/confirm-email',
  access: 'any',
  cache: 'N',
  request: z.object({ token: text(1, 200) }),
  response: z.object({ email: z.string() }),
});

/** Everything held about the account, as a file. */
export const exportAccount = endpoint({
  summary: 'Everything held about the account, as a file',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/export',
  access: 'user',
  cache: 'N',
  request: z.object({}),
  /** Section -> rows; the names of the fields are those of the tables. */
  response: z.record(z.string(), z.unknown()),
});

/** Days in which a log-in takes a deletion back. */
export const graceDays = 7;

/** `state_conflict` while a paid order is under way: `data.orders` names them. */
export const deleteAccount = endpoint({
  summary: 'Asks for the deletion of the account, seven days later',
  errors: ['invalid_credentials', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/delete-account',
  access: 'user',
  cache: 'N',
  request: deleteAccountRequest,
  response: z.extend(ok, { erased_at: iso }),
});
