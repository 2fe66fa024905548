/**
 * How the browser's code is divided into files. What a first view fetches should be what it runs: code goes together by the kinds of page that
 * need it, found by walking the imports. One file for each set of pages would fit best, but fifty small files compress worse than a few.
 */
import type { Rolldown } from 'vite';

/** What the app's start asks for, one after the other (`src/main.tsx`), each a task of its own; what the first needs comes with it. */
const startParts = {
  locale: /\/src\/main\.tsx$/,
  state: /\/src\/app\/open-store\.ts$/,
  words: /\/src\/i18n\/words\.ts$/,
  frame: /\/src\/app\/show-app\.tsx$/,
};
type StartPart = keyof typeof startParts;
const startNames = Object.keys(startParts) as StartPart[];

/** Kinds of page, the first that fits; what is none of them is a form. */
const kindFiles = {
  home: /\/home\//,
  listing: /\/catalog\/(Category|Manufacturer|Search)Page\./,
  // The list of makers shows no parts.
  catalog: /\/catalog\/(?!Manufacturers)/,
  product: /\/product\//,
  tools: /\/tool\/ToolsPage\./,
  tool: /\/tool\//,
  content: /\/(content\/(?!FriendlyLinks)|about\/TextPage)/,
  cart: /\/cart\//,
  order: /\/(order|checkout)\/|\/quote\/QuoteDetailPage\./,
  account: /\/account\/(Address|Coupon|Order|Quote|UserCenter)Page\./,
  wish: /\/(bom\/Bom|quote\/Rfqs)Page\./,
};
/** All kinds of page. */
export const kinds = [...Object.keys(kindFiles), 'form'];
const pageFile = /\/(src|contract)\/pages\/\w+\/\w+Page\.tsx?$/;

/** The part of the start, or the kind of page, that a file begins; null for other files. */
export function beginningOf(id: string): string | null {
  const part = startNames.find((name) => startParts[name].test(id));
  if (part || !pageFile.test(id)) return part ?? null;
  return Object.entries(kindFiles).find(([, test]) => test.test(id))?.[0] ?? 'form';
}

type Importers = (id: string) => readonly string[];

/** All that a file is needed by at once, not first when something is opened: parts of the start and kinds of page. */
export function needsOf(id: string, importersOf: Importers): Set<string> {
  const needs = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const beginning = beginningOf(one);
    if (beginning) needs.add(beginning);
    for (const importer of importersOf(one)) seen.add(importer);
  }
  return needs;
}

/** Kinds of page that show no parts. */
const withoutParts = ['tools', 'tool', 'form'];
/** Kinds of page beside the listings that share code with them, those with more first. */
const besides = ['home', 'product', 'catalog'];
/** What so many kinds of page need comes with all of them. */
const many = { withoutParts: 9, withParts: 5 };

/**
 * The file that code belongs to; null leaves it with the pages that need it. Whatever a file imports is needed by at least the same pages, so that
 * the files never wait for each other in a circle.
 */
export function chunkOf(needs: ReadonlySet<string>): string | null {
  const part = startNames.find((name) => needs.has(name));
  if (part) return part;
  if (withoutParts.some((kind) => needs.has(kind))) return needs.size >= many.withoutParts ? 'frame' : null;
  const isShared = needs.size >= many.withParts || (needs.has('home') && needs.has('product'));
  if (isShared) return 'shared';
  const other = besides.find((kind) => needs.has(kind));
  return needs.has('listing') && other ? `listing-${other}` : null;
}

// Libraries of every page change seldom, so a visitor's browser keeps them over new builds; all others are left to the pages with them. They are
// several files, because the start of the app runs each as a task of its own.
const libraries = [
  { name: 'axios', test: /\/node_modules\/axios\// },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'data',
    test: /\/node_modules\/(@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|@standard-schema)\//,
  },
  { name: 'zod', test: /\/node_modules\/zod\// },
  { name: 'forms', test: /\/node_modules\/react-hook-form\/|\/src\/components\/form\/use-form-resolver\.ts$/ },
  { name: 'schema-resolver', test: /\/node_modules\/@hookform\/|\/src\/components\/form\/schema-resolver\.ts$/ },
  { name: 'vendor', test: /\/node_modules\/(react-router|i18next|react-i18next|styled-components|stylis)\// },
  // A few lines for many kinds of page: beside them the pages with an address would fetch all that parts share.
  { name: 'country-names', test: /\/(contract\/country-name|src\/i18n\/use-country-name)\.ts$/ },
  // A few lines as well, of lists and papers that show no parts.
  { name: 'unbroken', test: /\/src\/components\/Unbroken\.tsx$/ },
  { name: 'table', test: /\/src\/ui\/table\.ts$/ },
  // Drawn to scale on one sheet: nearly every drawing of a calculator, and six small files compress worse.
  { name: 'figure', test: /\/tool\/figure\/(FigureFrame|use-sheet|scale-to-fit|Dimension|Label)\.tsx?$/ },
  { name: 'section', test: /\/tool\/figure\/(section-shapes|strip-field|point)\.tsx?$/ },
  // What the calls of an article's page and the page itself know the store by.
  { name: 'content-calls', test: /\/(src|contract)\/api\/content\.ts$/ },
  { name: 'query-text', test: /\/contract\/query-text\.ts$/ },
  // Forms check with schemas; what else is read of a call's file, such as its address, must not bring them along.
  { name: 'schemas', test: /\/contract\/api\/(article|field-issue|fields|part|rfq-item)\.ts$/ },
  // All but how a customer narrows the own lists, by which the pages of these lists read their address.
  { name: 'form-schemas', test: /\/contract\/forms\/(?!account-lists)[\w-]+\.ts$/ },
];

/** The groups for `output.codeSplitting`, the first that fits counts. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, string | null>();
  const chunkFor: Rolldown.CodeSplittingNameFunction = (id, graph) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const chunk = /\/node_modules\/|\/src\/main\.tsx$/.test(id)
      ? null
      : chunkOf(needsOf(id, (one) => graph.getModuleInfo(one)?.importers ?? []));
    known.set(id, chunk);
    return chunk;
  };
  const own = [...startNames, 'shared', ...besides.map((kind) => `listing-${kind}`)].map((name): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, graph) => (chunkFor(id, graph) === name ? name : null),
  }));
  // What a file imports has its own place.
  return [...libraries, ...own].map((group, index, all) => ({
    ...group,
    priority: all.length - index,
    includeDependenciesRecursively: false,
  }));
}
