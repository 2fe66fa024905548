import * as z from 'zod/mini';
import { failsAs } from '#contract/api/fields.ts';
import { saveApiKeyRequest } from '#contract/forms/account.ts';
import { scopesOf } from './api-key-scopes.ts';

/** The form's own shape: one box for each scope, at least one of them ticked. */
export const apiKeySchema = z
  .object({ name: saveApiKeyRequest.shape.name, catalog: z.boolean(), cart: z.boolean(), orders: z.boolean() })
  .check(z.refine((values) => scopesOf(values).length > 0, { path: ['catalog'], ...failsAs('required') }));
