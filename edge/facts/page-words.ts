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
  return Object.entries(own).reduce((changed, [name, text]) => {
    const [namespace = '', path = ''] = name.split(':');
    return withText(changed, [namespace, ...path.split('.')], text);
  }, words);
}

/** A copy of the folder with the text at its path; the folder itself where the path leads through none. */
function withText<Folder extends object>(folder: Folder, [key = '', ...rest]: string[], text: string): Folder {
  if (rest.length === 0) return { ...folder, [key]: text };
  const there: unknown = Reflect.get(folder, key);
  return typeof there === 'object' && there !== null ? { ...folder, [key]: withText(there, rest, text) } : folder;
}
