/** A JSON Schema as programmers read types, such as `{ keyword: string; page?: number }`. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  prefixItems?: readonly JsonSchema[];
  [keyword: string]: unknown;
}

const step = '  ';
const joined = (schemas: readonly JsonSchema[], by: string, indent: string) =>
  [...new Set(schemas.map((one) => schemaText(one, indent)))].join(by);

/** What stands for a type in TypeScript, with its limits behind it. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices, ' | ', indent);
  if (schema.allOf) return joined(schema.allOf, ' & ', indent);
  const kinds = schema.type === undefined ? ['unknown'] : [schema.type].flat();
  return kinds.map((kind) => kindText(kind, schema, indent)).join(' | ') + limitText(schema);
}

function kindText(kind: string, schema: JsonSchema, indent: string): string {
  if (kind === 'array') return arrayText(schema, indent);
  if (kind === 'object') return objectText(schema, indent);
  return kind === 'integer' ? 'number' : kind;
}

function arrayText({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${joined(prefixItems, ', ', indent)}]`;
  const text = schemaText(items ?? {}, indent);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  if (!properties) {
    return `Record<string, ${typeof additionalProperties === 'object' ? schemaText(additionalProperties, indent) : 'unknown'}>`;
  }
  const within = indent + step;
  const lines = Object.entries(properties).map(
    ([name, one]) => `${within}${nameText(name)}${required.includes(name) ? '' : '?'}: ${schemaText(one, within)};`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

const nameText = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

const limits = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

function limitText(schema: JsonSchema): string {
  const spans = limits.flatMap(([least, most]) => spanText(schema[least], schema[most]));
  const whole = schema.type === 'integer' ? ['integer'] : [];
  const form = typeof schema['pattern'] === 'string' ? [schema['pattern']] : [];
  const told = [...whole, ...spans, ...form];
  return told.length === 0 ? '' : ` /* ${told.join(', ')} */`;
}

function spanText(least: unknown, most: unknown): string[] {
  const [from, to] = [least, most].map((limit) => (typeof limit === 'number' ? String(limit) : undefined));
  if (from === undefined && to === undefined) return [];
  if (to === undefined) return [`≥ ${from ?? ''}`];
  return [from === undefined ? `≤ ${to}` : `${from}–${to}`];
}
