/** The `components` file of a board layer in an ODB++ archive: a `CMP` for each part, its properties in the `PRP` lines below it. */
import { openBudget } from './file-budget.ts';
import { type NamedRow, tableOf } from './named-rows.ts';
import type { Table } from './table.ts';

/** `CMP package x y rotation mirror reference part ;attributes`; what comes before the first one is a list of names. */
const component = /^CMP \d{1,9} [-+.\de]{1,20} [-+.\de]{1,20} [-+.\d]{1,20} [NM] (\S{1,100}) (\S{1,200})/m;
const property = /^PRP (\S{1,100}) '(.{0,500})'/;

export function isOdb(text: string): boolean {
  return component.test(text.slice(0, 200_000));
}

export function readOdb(text: string): Table[] {
  const spend = openBudget();
  spend('characters', text.length);
  const rows: (NamedRow & { cells: Map<string, string> })[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, reference, part = ''] = component.exec(line) ?? [];
    const [, name, value = ''] = property.exec(line) ?? [];
    if (reference === undefined && name === undefined) continue;
    spend('tags', 1);
    if (reference !== undefined) rows.push({ references: [reference], quantity: null, cells: new Map([['Description', part]]) });
    else if (name !== undefined && value.trim() !== '') rows.at(-1)?.cells.set(name, value.trim());
  }
  return tableOf(rows, spend);
}
