/** The description of all calls for programs (`docs/api.md` 5.1). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getOpenApi = endpoint({
  summary: 'This document: every call in the form of OpenAPI 3.1',
  kind: 'query',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'any',
  cache: 'B',
  request: z.object({}),
  response: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
});
