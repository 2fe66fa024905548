/** One call of the contract as an operation of OpenAPI. */
import { type AnyEndpoint, largestBody } from '#contract/api/endpoint.ts';
import { ruleOf } from '#server/caller/rate-limit.ts';
import { responsesOf } from './answers.ts';
import { requestExamples } from './examples.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import { parametersOf, pathFields } from './parameters.ts';
import { schemaNames } from './schema-names.ts';
import { securityOf } from './security.ts';

export interface Operation {
  operation: JsonSchema;
  /** Schemas that it refers to. */
  components: Record<string, JsonSchema>;
}

const spans: Record<number, string> = { 60: 'minute', 3600: 'hour', 86_400: 'day' };

/** Scope, rate and size, in words. */
function describeLimits(call: AnyEndpoint): string {
  const rule = ruleOf(call.path);
  const { maxBytes = largestBody, scope, narrowScope } = call;
  const lines = [
    ...(scope === undefined ? [] : [`Scope of an operator: \`${scope}\`${narrowScope === undefined ? '' : ` or \`${narrowScope}\``}.`]),
    ...(rule ? [`At most ${rule.limit} a ${spans[rule.seconds]} per ${rule.per === 'ip' ? 'address' : 'caller'}.`] : []),
    ...(maxBytes === largestBody ? [] : [`A body has at most ${maxBytes} bytes.`]),
  ];
  return lines.join(' ');
}

/** The fields of a request, whether it stands under a name or not. */
function fieldsOf({ schema, components }: ReturnType<typeof toJsonSchema>) {
  const reference = schema['$ref'];
  const own = typeof reference === 'string' ? components[reference.slice(reference.lastIndexOf('/') + 1)] : schema;
  const { properties = {}, required = [] } = own as { properties?: Record<string, unknown>; required?: string[] }; // an object's schema
  return { properties, required };
}

function bodyOf(call: AnyEndpoint, request: ReturnType<typeof toJsonSchema>, name: string): JsonSchema {
  const { properties, required } = fieldsOf(request);
  const inPath = pathFields(call);
  const names = Object.keys(properties).filter((field) => !inPath.includes(field));
  if (call.method === 'GET' || (names.length === 0 && !('anyOf' in request.schema))) return {};
  const body = Object.fromEntries(Object.entries(properties).filter(([field]) => names.includes(field)));
  const isWhole = inPath.length === 0;
  const schema = isWhole
    ? request.schema
    : { type: 'object', properties: body, required: required.filter((field) => names.includes(field)) };
  const whole = requestExamples[name];
  const example = whole && Object.fromEntries(Object.entries(whole).filter(([field]) => !inPath.includes(field)));
  const type = call.form ? formType(properties) : 'application/json';
  const content = { [type]: { schema, ...(example === undefined ? {} : { example }) } };
  return { requestBody: { required: required.some((field) => names.includes(field)), content } };
}

function formType(properties: Record<string, unknown>): string {
  return 'file' in properties ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
}

/** The section of `docs/api.md` that a call stands in. */
const tagOf = ({ path }: AnyEndpoint): string => /^\/api\/store\/(\w+)\//.exec(path)?.[1] ?? 'edge';

export function operationOf(call: AnyEndpoint, name: string): Operation {
  const request = toJsonSchema(call.request, schemaNames);
  const response = toJsonSchema(call.response, schemaNames);
  const description = describeLimits(call);
  const operation = {
    operationId: name,
    summary: call.summary,
    ...(description === '' ? {} : { description }),
    tags: [tagOf(call)],
    security: securityOf(call),
    parameters: parametersOf(call, fieldsOf(request)).map((parameter) => withExample(parameter, requestExamples[name])),
    ...bodyOf(call, request, name),
    responses: responsesOf(call, response.schema),
  };
  return { operation, components: { ...request.components, ...response.components } };
}

function withExample(parameter: unknown, example: JsonSchema | undefined): unknown {
  if (!example || typeof parameter !== 'object' || parameter === null || !('name' in parameter)) return parameter;
  const value = example[String(parameter.name)];
  return value === undefined ? parameter : { ...parameter, example: value };
}
