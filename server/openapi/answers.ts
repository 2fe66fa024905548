/** The answers of a call: one for its success, one for each status of its errors. */
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { type ErrorCode, errorStatus } from '#contract/api/error.ts';
import { codesOf } from '#server/http/error-codes.ts';
import { componentPlace, type JsonSchema } from './json-schema.ts';

/** Headers of answers, as components. */
export const answerHeaders = {
  request_id: { description: 'Names the request in the shop’s log.', schema: { type: 'string' } },
  rate_limit: { description: 'Calls that the present window allows.', schema: { type: 'integer' } },
  rate_remaining: { description: 'Calls that are left of it.', schema: { type: 'integer' } },
  rate_reset: { description: 'Seconds until it ends.', schema: { type: 'integer' } },
  retry_after: { description: 'Seconds after which another try is worth while.', schema: { type: 'integer' } },
  entity_tag: { description: 'For `If-None-Match`.', schema: { type: 'string' } },
  new_token: { description: 'Takes the place of the token that was sent.', schema: { type: 'string' } },
  replayed: { description: '`true`: the answer that this Idempotency-Key got before.', schema: { type: 'string', const: 'true' } },
} as const;

const header = (name: keyof typeof answerHeaders) => ({ $ref: `#/components/headers/${name}` });

const always = {
  'X-Request-Id': header('request_id'),
  'RateLimit-Limit': header('rate_limit'),
  'RateLimit-Remaining': header('rate_remaining'),
  'RateLimit-Reset': header('rate_reset'),
};

/** Calls that answer with the bytes of a file. */
const fileTypes: Record<string, readonly string[]> = {
  '/api/store/order/invoice': ['application/pdf'],
  '/api/store/admin/packing-list': ['application/pdf', 'text/csv'],
  '/api/store/admin/document-preview': ['application/pdf'],
  '/api/store/admin/shipping-labels': ['text/csv', 'application/pdf'],
  '/api/store/admin/product-export': ['text/csv'],
  '/api/store/common/file/:file_id': ['*/*'],
  '/api/store/common/image/:file_id': ['image/*'],
  '/api/store/common/picture/:picture_id': ['image/*'],
};

/** An answer may be kept by the client and asked about by its tag. */
const isTagged = ({ method, cache }: AnyEndpoint) => method === 'GET' && ['A', 'B', 'C'].includes(cache);

function successHeaders(call: AnyEndpoint): JsonSchema {
  return {
    ...always,
    ...(isTagged(call) ? { ETag: header('entity_tag') } : {}),
    ...(call.cache === 'N' && call.access !== 'operator' ? { 'X-New-Token': header('new_token') } : {}),
    ...(call.method === 'POST' && call.kind === 'command' ? { 'Idempotent-Replayed': header('replayed') } : {}),
  };
}

/** Codes of a call by their status, the lowest first. */
function codesByStatus(call: AnyEndpoint): [number, ErrorCode[]][] {
  return [...Map.groupBy(codesOf(call), (code) => errorStatus[code])].toSorted(([one], [other]) => one - other);
}

function errorResponse(status: number, codes: ErrorCode[]): JsonSchema {
  const named = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: { ...always, ...(status === 429 || status === 503 ? { 'Retry-After': header('retry_after') } : {}) },
    content: { 'application/json': { schema: { allOf: [{ $ref: `${componentPlace}ErrorAnswer` }, named] } } },
  };
}

/** Most calls share most of their errors, so each set of codes is described once, as a component. */
export function errorComponents(call: AnyEndpoint): Record<string, JsonSchema> {
  return Object.fromEntries(codesByStatus(call).map(([status, codes]) => [codes.join('-'), errorResponse(status, codes)]));
}

/** `responses` of an operation; `schema` is that of the contract's answer. */
export function responsesOf(call: AnyEndpoint, schema: JsonSchema): JsonSchema {
  const file = fileTypes[call.path]?.map((type) => [type, { schema: { type: 'string', format: 'binary' } }] as const);
  const content = file ? Object.fromEntries(file) : { 'application/json': { schema } };
  const success = { description: 'Success', headers: successHeaders(call), content };
  const known = isTagged(call) ? { '304': { description: 'As it was when `If-None-Match` was told.' } } : {};
  const errors = Object.fromEntries(
    codesByStatus(call).map(([status, codes]) => [String(status), { $ref: `#/components/responses/${codes.join('-')}` }]),
  );
  return { [String(call.status ?? 200)]: success, ...known, ...errors };
}
