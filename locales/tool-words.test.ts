/** The words of each calculator are those that its definition, its plots, its parts and its drawing name: none is missing, none is left over. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyTool } from '#calculators/evaluate.ts';
import { groupOf, toolNames } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';

type Tree = { [key: string]: string | Tree };

const root = join(import.meta.dirname, '..');

function read(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

const ids = (section: string, list: readonly string[]) => list.map((id) => `${section}.${id}`);

/** Words that must be there. */
function required(tool: AnyTool): string[] {
  const columns = Object.entries(tool.outputs).flatMap(([id, output]) =>
    output.kind === 'table'
      ? ids(`columns.${id}`, Object.keys(output.columns))
      : output.kind === 'record'
        ? ids(`columns.${id}`, Object.keys(output.fields))
        : [],
  );
  const codes = Object.entries(tool.outputs).flatMap(([id, output]) => (output.kind === 'code' ? ids(`choices.${id}`, output.codes) : []));
  return [
    ...ids('modes', tool.modes),
    ...ids('inputs', Object.keys(tool.inputs)),
    ...ids('outputs', Object.keys(tool.outputs)),
    ...ids('issues', [...Object.keys(tool.refusals), ...tool.warnings]),
    ...columns,
    ...codes,
    'validity',
  ];
}

/** Words that may be there: help and notes, and the names of choices that do not speak for themselves. */
function optional(tool: AnyTool): Set<string> {
  const choices = Object.entries(tool.inputs).flatMap(([id, input]) =>
    input.kind === 'choice' ? input.choices.map((choice) => `choices.${id}.${String(choice).replace('.', '_')}`) : [],
  );
  const cells = Object.entries(tool.outputs).flatMap(([id, output]) => {
    const parts = output.kind === 'table' ? output.columns : output.kind === 'record' ? output.fields : {};
    return Object.entries(parts).flatMap(([name, column]) =>
      column.kind === 'code' ? column.codes.flatMap((code) => [`choices.${id}.${code}`, `choices.${name}.${code}`]) : [],
    );
  });
  const help = Object.keys(tool.inputs).map((id) => `help.${id}`);
  const notes = Object.keys(tool.outputs).map((id) => `notes.${id}`);
  return new Set([...choices, ...cells, ...help, ...notes]);
}

describe.each(toolNames)('the words of %s', (name) => {
  const words: Tree = JSON.parse(read(`locales/en/tool/${name}.json`));
  const keys = keysOf(words);
  const drawing = keys.filter((key) => /^(?:plots|parts|figure)\./.test(key));

  it('name everything that the calculator has', async () => {
    const tool = await loadTool(name);
    expect(required(tool).filter((key) => !keys.includes(key))).toEqual([]);
    if (existsSync(join(root, `src/pages/tool/figures/${name}.tsx`))) expect(keys).toContain('figure.title');
  });

  it('name nothing that it has not', async () => {
    const tool = await loadTool(name);
    const known = new Set([...required(tool), ...optional(tool), ...drawing]);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });

  it('hold what its plots and parts ask for', () => {
    const plots = read(`calculators/${groupOf(name)}/${name}/plots.ts`);
    const parts = read(`calculators/${groupOf(name)}/${name}/parts.ts`);
    const asked = [
      ...[...plots.matchAll(/'((?:plots|inputs|outputs)\.[A-Za-z_]\w*)'/g)].map(([, key = '']) => key),
      ...[...plots.matchAll(/(?<=[{,]\s*)\bid: '([a-z_A-Z]\w*)'/g)].map(([, id]) => `plots.${id}`),
      ...[...parts.matchAll(/\blabel: '([a-z_A-Z]\w*)'/g)].map(([, label]) => `parts.${label}`),
    ];
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('the list of calculators', () => {
  const titles: Record<string, { title: string; summary: string }> = JSON.parse(read('locales/en/tools.json'));

  it('has a title and a short summary of each', () => {
    expect(Object.keys(titles).toSorted()).toEqual(toolNames.toSorted());
    expect(Object.entries(titles).filter(([, { title, summary }]) => title.length > 50 || summary.length > 170)).toEqual([]);
  });
});
