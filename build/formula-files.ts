/**
 * Typesets the `formulas.tex` of each calculator while building, so that a visitor's browser gets finished MathML and no TeX program. The method that
 * stands above them travels with them, and so do the sources of its definition, which stand below.
 */
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import temml from 'temml';
import type { Plugin } from 'vite';
import type { AnyTool } from '#calculators/evaluate.ts';
import type { ToolFormula, ToolTheory, MathNode } from '#src/pages/tool/math-node.ts';

/** What MathML Core reads and what is not already its default; everything else only makes the page larger. */
const kept = new Set([
  'accent',
  'displaystyle',
  'linethickness',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'scriptlevel',
  'width',
]);

type Element = DefaultTreeAdapterTypes.Element;

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function attributesOf(element: Element): Record<string, string> {
  const given = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const found = Object.fromEntries([...given].filter(([name]) => kept.has(name)));
  const text = textOf(element);
  const stretchy = given.get('stretchy');
  if (stretchy === 'false' || (stretchy !== undefined && !/^[()[\]{}]$/.test(text))) found['stretchy'] = stretchy;
  // A bar opens, closes or stands between; brackets say so themselves.
  const form = given.get('form');
  if (form !== undefined && /^[|‖∣∥]$/.test(text)) found['form'] = form;
  return element.tagName === 'mtd' ? { ...found, ...cellLook(given) } : found;
}

/** MathML Core aligns cells by style alone; the page has one rule for each of these marks. */
function cellLook(given: ReadonlyMap<string, string>): Record<string, string> {
  const side = /tml-(left|right)/.exec(given.get('class') ?? '')?.[1];
  const gap = Number(/padding-left:([\d.]+)em/.exec(given.get('style') ?? '')?.[1] ?? 0) >= 0.5;
  return { ...(side ? { 'data-side': side } : {}), ...(gap ? { 'data-gap': '' } : {}) };
}

function isEmptySpace({ tagName, attrs }: Element): boolean {
  return tagName === 'mspace' && attrs.every(({ name, value }) => name === 'width' && Number.parseFloat(value) === 0);
}

/** Elements that group without a visible effect. */
const idle = new Set(['mrow', 'mpadded']);

function nodeOf(element: Element): MathNode {
  const attributes = attributesOf(element);
  const bare = Object.keys(attributes).length === 0;
  const elements = element.childNodes.filter((child): child is Element => 'tagName' in child && !isEmptySpace(child));
  const text = textOf(element);
  const children: MathNode[] = elements.length > 0 ? elements.map(nodeOf) : text === '' ? [] : [text];
  const [only] = children;
  if (only !== undefined && children.length === 1 && bare && idle.has(element.tagName)) return only;
  return bare ? [element.tagName, ...children] : [element.tagName, attributes, ...children];
}

/** The tree of one formula; throws where TeX has a mistake. */
function treeOf(tex: string): MathNode {
  const [math] = parseFragment(temml.renderToString(tex, { displayMode: true, throwOnError: true })).childNodes;
  if (!math || !('tagName' in math)) throw new Error('TeX gave no formula');
  return nodeOf({ ...math, tagName: 'mrow', attrs: [] });
}

/** The formulas of a file: one a line; `% mode: a, b` limits what follows to these modes, `% all` ends that. */
export function formulasOf(source: string, file: string): ToolFormula[] {
  const formulas: ToolFormula[] = [];
  let modes: string[] | null = null;
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    const text = line.trim();
    const limit = /^%\s*mode:\s*(.+)$/.exec(text)?.[1];
    if (limit !== undefined) modes = limit.split(',').map((mode) => mode.trim());
    else if (/^%\s*all$/.test(text)) modes = null;
    if (text === '' || text.startsWith('%')) continue;
    try {
      formulas.push({ modes, tree: treeOf(text) });
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${String(error)}`, { cause: error });
    }
  }
  return formulas;
}

/** How the calculator finds its result: the key of the words that say it, on the first line of the file. */
export function methodOf(source: string, file: string): string {
  const method = /^% method: (\w+)$/m.exec(source)?.[1];
  if (method === undefined) throw new Error(`${file}: names no method`);
  return method;
}

/** What the calculator cites, from the definition in the same folder. */
async function sourcesBeside(file: string): Promise<readonly string[]> {
  const path = join(dirname(file), 'definition.ts');
  const { mtimeMs } = await stat(path); // a changed definition is read anew
  const { tool } = (await import(`${pathToFileURL(path).href}?${mtimeMs}`)) as { tool: AnyTool }; // each definition exports its tool
  return tool.sources;
}

export function formulaFiles(): Plugin {
  return {
    name: 'formula-files',
    transform: {
      filter: { id: /\.tex$/ },
      async handler(code, id) {
        const theory: ToolTheory = { method: methodOf(code, id), formulas: formulasOf(code, id), sources: await sourcesBeside(id) };
        const lines = Object.entries(theory).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
        return { code: lines.join(''), map: null, moduleType: 'js' };
      },
    },
  };
}
