/** Keys of programs that run the shop: owners make and end them (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint, operatorScopes } from '#contract/api/endpoint.ts';
import { failsAs, iso, text } from '#contract/api/fields.ts';

/** No key makes keys. */
const owner = { access: 'operator', scope: 'people', cache: 'N' } as const;
const scope = z.enum(operatorScopes);
/** The audit names it. */
const keyName = text(1, 60).check(z.refine((value) => /^[\p{L}\p{N} ._@-]*$/u.test(value), failsAs('invalid_format')));

export const operatorKeyInfo = z.object({
  name: z.string(),
  scopes: z.array(scope),
  created_at: iso,
  last_used_at: z.nullable(iso),
  revoked_at: z.nullable(iso),
});
export type OperatorKeyInfo = z.output<typeof operatorKeyInfo>;

export const getOperatorKeys = endpoint({
  summary: 'Keys of programs that run the shop, ended ones too',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/keys',
  ...owner,
  request: z.object({}),
  response: z.object({ list: z.array(operatorKeyInfo) }),
});

export const addOperatorKeyRequest = z.object({
  name: keyName,
  scopes: z.array(scope).check(z.refine((list) => list.length > 0, failsAs('required'))),
});

/** Asks for a fresh second factor; the secret is told here alone. */
export const addOperatorKey = endpoint({
  summary: 'Makes a key of a program that runs the shop',
  errors: ['factor_required'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/add-key',
  ...owner,
  request: addOperatorKeyRequest,
  response: z.object({ key: operatorKeyInfo, secret: z.string() }),
});

/** Ends it at once; its name stays taken. One that has ended already is `not_found`. */
export const revokeOperatorKey = endpoint({
  summary: 'Ends a key of a program that runs the shop',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/revoke-key',
  ...owner,
  request: z.object({ name: keyName }),
  response: operatorKeyInfo,
});
