/** Checks structured data: by the vocabulary of schema.org, as schema-dts has it, and by the rules of search engines, as Adobe's validator has them. */
import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import * as z from 'zod/mini';

const issue = z.object({ severity: z.string(), issueMessage: z.string(), errorType: z.optional(z.string()), path: z.unknown() });
const typed = z.looseObject({ '@type': z.string() });
const block = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(typed) });
export type Typed = z.output<typeof typed>;

/** The vocabulary in the form of schema.org's own file, read from the types. */
function readVocabulary(): { '@graph': object[] } {
  const types = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const graph: object[] = [];
  for (const [, name, parents = '', body = ''] of types.matchAll(/^interface (\w+)Base extends ([^{]+) \{\n([^]*?)^\}/gm)) {
    const above = [...parents.matchAll(/(\w+)Base/g)].map(([, parent]) => ({ '@id': `schema:${parent}` }));
    graph.push({ '@id': `schema:${name}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': above });
    for (const [, property] of body.matchAll(/^ {4}"(\w+)"\?/gm)) {
      graph.push({ '@id': `schema:${property}`, '@type': 'rdf:Property', 'schema:domainIncludes': { '@id': `schema:${name}` } });
    }
  }
  // What only narrows a type has no properties of its own, and so no interface to extend.
  for (const [, name, parent] of types.matchAll(/^export interface (\w+)Leaf extends (\w+)Base \{/gm)) {
    if (name !== parent) graph.push({ '@id': `schema:${name}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': { '@id': `schema:${parent}` } });
  }
  return { '@graph': graph };
}

const validator = new Validator(readVocabulary());

/** What a page says of itself, each with its type. */
export function structuredDataIn(page: string): Typed[] {
  const blocks = [...page.matchAll(/<script data-edge type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, json = '']) => block.parse(JSON.parse(json))['@graph']);
}

/** What breaks the vocabulary or a rule, in words; what a rule merely recommends is left out. */
export async function mistakesIn(things: readonly Typed[]): Promise<string[]> {
  const jsonld: Record<string, Typed[]> = {};
  for (const thing of things) (jsonld[thing['@type']] ??= []).push({ ...thing, '@context': 'https://schema.org/' });
  const issues = z.array(issue).parse(await validator.validate({ jsonld }));
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage, path }) => `${JSON.stringify(path)}: ${issueMessage}`);
}
