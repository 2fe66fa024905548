/** Writes what the edge says: one file a language, English where the language has no word yet. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Input, Output } from '#calculators/define.ts';
import { type ToolName, toolNames } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';
import { wordLanguages } from '#contract/locale.ts';
import { edgeWordsPath, toolFactsPath } from '#edge/words/edge-words.ts';
import { edgeErrors } from '#edge/words/word-reader.ts';
import { namespaces, type ToolFacts, type ToolValue } from '#edge/facts/page-words.ts';

const root = join(import.meta.dirname, '..');
type Words = { [key: string]: Words | string };

async function readWords(language: string, namespace: string): Promise<Words> {
  const text = await readFile(join(root, 'locales', language, `${namespace}.json`), 'utf8').catch(() => '{}'); // not translated yet
  return JSON.parse(text) as Words; // our own files, checked by the tests of `locales/`
}

function merged(source: Words, own: Words): Words {
  const known = Object.entries(source).map(([key, value]): [string, Words | string] => {
    const other = own[key];
    return [key, typeof value === 'object' && typeof other === 'object' ? merged(value, other) : (other ?? value)];
  });
  // Plural forms that English does not have.
  return { ...own, ...Object.fromEntries(known) };
}

async function wordsIn(language: string, namespace: string): Promise<Words> {
  return merged(await readWords('en', namespace), await readWords(language, namespace));
}

function nameIn(words: Words | string | undefined, id: string): string {
  const name = typeof words === 'object' ? words[id] : undefined;
  return typeof name === 'string' ? name : id;
}

function valuesOf(fields: Readonly<Record<string, Input | Output>>, words: Words | string | undefined): ToolValue[] {
  return Object.entries(fields).map(([id, field]) => {
    const units = 'show' in field ? field.show.filter((unit) => unit !== '') : [];
    return { name: nameIn(words, id), symbol: field.symbol ?? '', units };
  });
}

/** Inputs and outputs of a calculator, in one language. */
export async function toolFacts(language: string, name: ToolName): Promise<ToolFacts> {
  const [definition, words] = await Promise.all([loadTool(name), wordsIn(language, `tool/${name}`)]);
  return { inputs: valuesOf(definition.inputs, words['inputs']), outputs: valuesOf(definition.outputs, words['outputs']) };
}

/** The words of one language, as `EdgeWords` has them. */
export async function edgeWords(language: string): Promise<Record<'head' | 'tools' | 'errors' | 'pages', Words>> {
  const [head, tools, error] = await Promise.all(['head', 'tools', 'error'].map((namespace) => wordsIn(language, namespace)));
  const pages = namespaces.map(async (namespace) => [namespace, await wordsIn(language, namespace)] as const);
  const errors = edgeErrors.map((code) => [code, nameIn(error, code)] as const);
  return { head: head ?? {}, tools: tools ?? {}, errors: Object.fromEntries(errors), pages: Object.fromEntries(await Promise.all(pages)) };
}

export function pageWordFiles(): Plugin {
  return {
    name: 'page-words',
    apply: 'build',
    async generateBundle() {
      for (const language of wordLanguages) {
        // oxlint-disable-next-line no-await-in-loop -- a hundred files at a time are enough
        const [words, ...facts] = await Promise.all([edgeWords(language), ...toolNames.map((name) => toolFacts(language, name))]);
        this.emitFile({ type: 'asset', fileName: edgeWordsPath(language).slice(1), source: JSON.stringify(words) });
        for (const [index, name] of toolNames.entries()) {
          this.emitFile({ type: 'asset', fileName: toolFactsPath(language, name).slice(1), source: JSON.stringify(facts[index]) });
        }
      }
    },
  };
}
