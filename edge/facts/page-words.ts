/** Words of the pages: the same that the app shows. */
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
/** What goes into a calculator, and what comes out. */
export interface ToolFacts {
  inputs: ToolValue[];
  outputs: ToolValue[];
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
