/** Whether an answer of the shop is one that its document of OpenAPI tells of: its status, the code of its error, every field of its body. */
import * as z from 'zod';
import type { OpenApiDocument } from '#server/openapi/document.ts';

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;

interface Told {
  status: number;
  type: string;
  text: string;
}

interface Response {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

/** Nothing in an object that the document does not name. */
const strict = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, held]) => [key, strict(held)]));
  return 'properties' in value && !('additionalProperties' in value) ? { ...inside, additionalProperties: false } : inside;
};

const strictText = (schema: unknown): string => JSON.stringify(strict(schema)).replaceAll('#/components/schemas/', '#/$defs/');

/** `image/*` and the like stand for all of a kind. */
function fits(type: string, media: readonly string[]): boolean {
  const [plain = ''] = type.split(';');
  return media.some((one) => one === plain || one === '*/*' || (one.endsWith('/*') && plain.startsWith(one.slice(0, -1))));
}

/** Judges answers by a document: gives what is wrong with one; null for nothing. `path` is as the document has it. */
export function answersOf(document: OpenApiDocument): (method: string, path: string, answer: Told) => string | null {
  const definitions = strictText(document.components.schemas);
  const readers = new Map<object, z.ZodType>();
  const readerOf = (schema: object): z.ZodType => {
    const own = JSON.parse(strictText(schema)) as JsonSchema; // a schema, written and read
    const reader = readers.get(schema) ?? z.fromJSONSchema({ ...own, $defs: JSON.parse(definitions) as Record<string, JsonSchema> });
    readers.set(schema, reader);
    return reader;
  };
  return (method, path, { status, type, text }) => {
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) return `the document has no ${method} ${path}`;
    const said = (operation['responses'] as Record<string, Response>)[String(status)]; // `responsesOf` wrote it
    if (!said) return `status ${status} is not documented: ${text.slice(0, 200)}`;
    if (status >= 400) return wrongCode(said, text);
    const media = Object.keys(said.content ?? {});
    if (media.length === 0) return text === '' ? null : `status ${status} has a body`;
    if (!fits(type, media)) return `${type} is not documented`;
    const schema = said.content?.['application/json']?.schema;
    const { error } = schema && type.startsWith('application/json') ? readerOf(schema).safeParse(JSON.parse(text)) : {};
    return error ? `the body is not as documented: ${z.prettifyError(error).slice(0, 600)}` : null;
  };
}

/** Codes that are documented for a status name the component that describes them. */
function wrongCode({ $ref = '' }: Response, text: string): string | null {
  const { error } = JSON.parse(text) as { error: { code: string } }; // an error body, or the comparison fails
  const codes = $ref.slice($ref.lastIndexOf('/') + 1).split('-');
  return codes.includes(error.code) ? null : `code ${error.code} is not documented; ${codes.join(', ')} are`;
}
