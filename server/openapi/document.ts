/** The whole contract as one document of OpenAPI 3.1, made once a process. */
import { contractFiles } from '#contract/api/calls.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { errorAnswer } from '#contract/api/error.ts';
import { isCall } from '#contract/api/calls-in.ts';
import { letOthers, mapInSlices } from '#server/kernel/slices.ts';
import { answerHeaders, errorComponents } from './answers.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import { operationOf } from './operation.ts';
import { headerParameters } from './parameters.ts';
import { schemaNames } from './schema-names.ts';
import { securitySchemes } from './security.ts';

export interface OpenApiDocument extends JsonSchema {
  openapi: string;
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema> } & JsonSchema;
}

const tags = [
  ['common', 'Parts, search, bills of materials, files, and what every page needs'],
  ['content', 'Articles, guides and pages'],
  ['user', 'Accounts of customers'],
  ['cart', 'Cart and quote list'],
  ['order', 'Orders and quotes'],
  ['admin', 'The operator’s side'],
  ['edge', 'What is no business of the store'],
] as const;

const description = `Every call of the shop, made from the schemas that the server checks requests with.
Amounts are integers: totals in minor units of their currency, unit prices in millionths. Times are ISO 8601 in UTC. Every error has a stable \`code\`;
treat one that you do not know by its HTTP status. New fields, codes and values may be added: ignore what you do not know.`;

/** The calls by the name that the contract exports each under; two modules may hand on the same one. */
function namedCalls(): Map<AnyEndpoint, string> {
  const named = new Map<AnyEndpoint, string>();
  for (const [name, value] of contractFiles.flatMap((file) => Object.entries(file))) if (isCall(value)) named.set(value, name);
  return named;
}

/** Others are answered in between: all of it takes a good part of a second. */
export async function openApiDocument(): Promise<OpenApiDocument> {
  const paths: OpenApiDocument['paths'] = {};
  const { schema: answer, components: schemas } = toJsonSchema(errorAnswer, schemaNames);
  const responses: Record<string, JsonSchema> = {};
  for (const [call, name] of namedCalls()) {
    // oxlint-disable-next-line no-await-in-loop -- the others' turn
    await letOthers();
    const { operation, components } = operationOf(call, name);
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
    Object.assign(schemas, components);
    Object.assign(responses, errorComponents(call));
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Store API', version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: tags.map(([name, text]) => ({ name, description: text })),
    paths: inOrder(paths),
    components: {
      schemas: { ErrorAnswer: answer, ...inOrder(schemas) },
      responses: inOrder(responses),
      parameters: headerParameters,
      headers: answerHeaders,
      securitySchemes,
    },
  };
}

const inOrder = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The document as it is sent. */
export async function openApiText(): Promise<string> {
  const { paths, ...rest } = await openApiDocument();
  const written = await mapInSlices(Object.entries(paths), ([path, item]) => `${JSON.stringify(path)}:${JSON.stringify(item)}`);
  return `${JSON.stringify(rest).slice(0, -1)},"paths":{${written.join()}}}`;
}
