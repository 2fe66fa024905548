/** Keys with which a customer's own programs call (`docs/api.md` section 2 and 5.3). */
import * as z from 'zod/mini';
import { apiScope, saveApiKeyRequest } from '#contract/forms/account.ts';
import { endpoint } from './endpoint.ts';
import { id, iso, ok } from './fields.ts';

/** The most keys that an account has. */
export const apiKeyLimit = 5;

export const apiKeyInfo = z.object({
  id,
  name: z.string(),
  /** The first characters of the key, by which its owner knows it again. */
  prefix: z.string(),
  scopes: z.array(apiScope),
  created_at: iso,
  last_used_at: z.nullable(iso),
});
export type ApiKeyInfo = z.output<typeof apiKeyInfo>;

export const getApiKeys = endpoint({
  summary: 'The API keys of the account',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/api-keys',
  access: 'user',
  cache: 'N',
  request: z.object({}),
  /** The newest first. */
  response: z.object({ list: z.array(apiKeyInfo) }),
});

/** Makes a key; it is shown this once. One past `apiKeyLimit` is `state_conflict`. */
export const saveApiKey = endpoint({
  summary: 'Makes an API key, which is shown this once',
  errors: ['state_conflict', 'password_required'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-api-key',
  access: 'user',
  cache: 'N',
  request: saveApiKeyRequest,
  response: z.object({ id, key: z.string() }),
});

export const deleteApiKey = endpoint({
  summary: 'Deletes an API key',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/del-api-key',
  access: 'user',
  cache: 'N',
  request: z.object({ id }),
  response: ok,
});
