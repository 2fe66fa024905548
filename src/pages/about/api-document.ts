/** What the page about the programming interface shows of the shop's OpenAPI document. */
import type { JsonSchema } from './schema-text.ts';

interface Media {
  schema?: JsonSchema;
  example?: unknown;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
}

interface Reference {
  $ref: string;
}

interface Answer {
  description: string;
  content?: Record<string, Media>;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer | Reference>;
}

export type ApiDocument = {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, { description: string }>;
  };
};

export interface ApiCall extends Operation {
  method: string;
  path: string;
}

export const callsOf = ({ paths }: ApiDocument): ApiCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

const lastPart = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

const resolve = <Value extends object>(value: Value | Reference, among: Record<string, Value>): Value | undefined =>
  '$ref' in value ? among[lastPart(value.$ref)] : value;

export const parametersOf = ({ parameters }: ApiCall, { components }: ApiDocument): Parameter[] =>
  parameters.flatMap((one) => resolve(one, components.parameters) ?? []);

export interface ShownAnswer {
  status: string;
  text: string;
  /** Of a success, with its kind. */
  media: [string, Media] | undefined;
}

export const answersOf = ({ responses }: ApiCall, { components }: ApiDocument): ShownAnswer[] =>
  Object.entries(responses).map(([status, answer]) => {
    const found = resolve(answer, components.responses);
    const isSuccess = status.startsWith('2');
    return { status, text: found?.description ?? '', media: isSuccess ? Object.entries(found?.content ?? {})[0] : undefined };
  });

/** `api_key: catalog`; null stands for a caller who is nobody in particular. */
export const credentialsOf = ({ security }: ApiCall): (string | null)[] =>
  security.map((way) => {
    const [[name, scopes] = []] = Object.entries(way);
    if (name === undefined) return null;
    return scopes && scopes.length > 0 ? `${name}: ${scopes.join(', ')}` : name;
  });

/** Whether each word stands in one of the texts. */
export function hasWords(texts: readonly string[], keyword: string): boolean {
  const all = texts.join(' ').toLowerCase();
  return keyword
    .toLowerCase()
    .split(/\s/)
    .every((word) => all.includes(word));
}
