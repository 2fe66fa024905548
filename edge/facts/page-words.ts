/** Words of the pages, as the build writes them for the edge (`build/page-words.ts`): the same that the app shows. */
import type about from '#locales/en/about.json';
import type buy from '#locales/en/buy.json';
import type catalog from '#locales/en/catalog.json';
import type common from '#locales/en/common.json';
import type content from '#locales/en/content.json';
import type home from '#locales/en/home.json';
import type part from '#locales/en/part.json';
import type product from '#locales/en/product.json';
import type tool from '#locales/en/tool.json';
import type toolIndex from '#locales/en/tool_index.json';
import type { Assets } from '#edge/edge-env.ts';
import { readAsset } from '#edge/assets.ts';

export const namespaces = ['about', 'buy', 'catalog', 'common', 'content', 'home', 'part', 'product', 'tool', 'tool_index'] as const;

export interface PageWords {
  about: typeof about;
  buy: typeof buy;
  catalog: typeof catalog;
  common: typeof common;
  content: typeof content;
  home: typeof home;
  part: typeof part;
  product: typeof product;
  tool: typeof tool;
  tool_index: typeof toolIndex;
}

export interface ToolValue {
  name: string;
  /** As in the formulas; empty without one. */
  symbol: string;
  /** Units that the field offers. */
  units: string[];
}
/** Name of a calculator -> what goes in and what comes out. */
export type ToolFacts = Readonly<Record<string, { inputs: ToolValue[]; outputs: ToolValue[] }>>;

export const pageWordsPath = (language: string) => `/edge-words/${language}.json`;
export const toolFactsPath = (language: string) => `/edge-words/${language}-tools.json`;

export interface WordReader {
  words: (language: string, origin: string, build: string) => Promise<PageWords | null>;
  tools: (language: string, origin: string, build: string) => Promise<ToolFacts>;
}

/** Reads each file of words once for a build, which is told by the text of its `index.html`; null while there are none. */
export function createWordReader(assets: Assets): WordReader {
  let known = { build: '', files: new Map<string, unknown>() };
  const read = async (path: string, origin: string, build: string): Promise<unknown> => {
    if (known.build !== build) known = { build, files: new Map() };
    const { files } = known;
    const content = files.get(path) ?? parsed(await readAsset(assets, path, origin));
    if (content !== null) files.set(path, content);
    return content;
  };
  // Both are files of our own build, checked when they are made.
  return {
    words: async (language, origin, build) => (await read(pageWordsPath(language), origin, build)) as PageWords | null,
    tools: async (language, origin, build) => ((await read(toolFactsPath(language), origin, build)) ?? {}) as ToolFacts,
  };
}

/** The words with the operator's own in their place, by `namespace:key`; what is changed is copied, for all pages share the rest. */
export function withOwnTexts(words: PageWords, own: Readonly<Record<string, string>>): PageWords {
  const copy: Record<string, unknown> = { ...words };
  for (const [name, text] of Object.entries(own)) {
    const [namespace = '', path = ''] = name.split(':');
    if (isFolder(copy[namespace])) put(copy, [namespace, ...path.split('.')], text);
  }
  return copy as unknown as PageWords; // only texts were put in the place of texts
}

function isFolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function put(folder: Record<string, unknown>, [key = '', ...rest]: string[], text: string): void {
  const there = folder[key];
  if (rest.length === 0) folder[key] = text;
  else if (isFolder(there)) {
    const copy = { ...there };
    folder[key] = copy;
    put(copy, rest, text);
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // half-written by a build that runs now
  }
}
