/** What a call is sent beside its body: fields of the query and of the path, and headers. */
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { currencyCodes, localeKeys } from '#contract/locale.ts';
import type { JsonSchema } from './json-schema.ts';

/** Headers that many calls read, as components. */
export const headerParameters = {
  locale: {
    name: 'X-Locale',
    in: 'header',
    description: 'Language of texts and messages; English without it.',
    schema: { type: 'string', enum: localeKeys },
  },
  currency: {
    name: 'X-Currency',
    in: 'header',
    description: 'Currency of prices; that of the language without it.',
    schema: { type: 'string', enum: currencyCodes },
  },
  idempotency_key: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A repeated request with the same key is carried out once and gets the same answer for 24 hours.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  },
} as const;

const reference = (name: keyof typeof headerParameters) => ({ $ref: `#/components/parameters/${name}` });

/** Fields of a request that stand in the path. */
export const pathFields = (call: AnyEndpoint) => [...call.path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);

/** A query has no `null`: what is not sent is left out. */
function withoutNull(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('anyOf' in schema) || !Array.isArray(schema.anyOf)) return schema;
  const given: unknown[] = schema.anyOf.filter((one: JsonSchema) => one['type'] !== 'null');
  return given.length === 1 ? given[0] : { ...schema, anyOf: given };
}

interface ObjectSchema {
  properties: Record<string, unknown>;
  required: readonly string[];
}

/** Parameters of an operation; `request` is that of the call. */
export function parametersOf(call: AnyEndpoint, { properties, required }: ObjectSchema): unknown[] {
  const inPath = pathFields(call);
  const inQuery = call.method === 'GET' ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: withoutNull(properties[name]) })),
    reference('locale'),
    reference('currency'),
    ...keyParameter(call),
  ];
}

function keyParameter({ method, kind, idempotency }: AnyEndpoint): unknown[] {
  if (method !== 'POST' || kind !== 'command') return [];
  return [idempotency === 'required' ? { ...headerParameters.idempotency_key, required: true } : reference('idempotency_key')];
}
