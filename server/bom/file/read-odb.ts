/**
 * The `components` file of a board layer of ODB++: a `CMP` for each part, its properties in the `PRP` lines below it,
 * and what is bought for it in records that begin with `CPN`; also all of them in an archive.
 */
import { decodeText } from './decode-text.ts';
import { type Spend, openBudget } from './file-budget.ts';
import { type NamedRow, tableOf } from '#server/bom/named-rows.ts';
import { readPackedTar } from './read-tar.ts';
import type { Table } from './table.ts';
import { unreadable } from './unreadable.ts';

/** `CMP package x y rotation mirror reference part ;attributes`; what comes before the first one is a list of names. */
const component = /^CMP \d{1,9} [-+.\de]{1,20} [-+.\de]{1,20} [-+.\d]{1,20} [NM] (\S{1,100}) (\S{1,200})/m;
const property = /^PRP (\S{1,100}) '(.{0,500})'/;
/** `MPN` has two marks before the number: whether it is qualified, and whether it was chosen. */
const bought = /^(CPN|DSC|VND|MPN) (?:[YN\d] [YN\d] (?=\S))?(.{1,500})$/;
const columns: Readonly<Record<string, string>> = { DSC: 'Description', VND: 'Manufacturer', MPN: 'MPN' };

/** Of the layers, and of what is bought for a whole board. */
const wanted = /(?:^|\/)steps\/[^/]{1,200}\/(?:layers\/comp_\+_(?:top|bot)\/components|boms\/[^/]{1,200}\/bom)$/i;

interface Part extends NamedRow {
  cells: Map<string, string>;
}

export function isOdb(text: string): boolean {
  return component.test(text.slice(0, 200_000));
}

export function readOdb(text: string): Table[] {
  return readAll([text]);
}

/** The parts of all steps and layers in an archive; files that were packed once more are not read. */
export function readOdbArchive(bytes: Uint8Array): Table[] {
  const files = readPackedTar(bytes, (name) => wanted.test(name));
  if (!files.some(({ name }) => name.endsWith('/components'))) throw unreadable('not_a_table', { line: 0, found: [], sheets: [] });
  return readAll(files.map(({ content }) => decodeText(content)));
}

function readAll(texts: readonly string[]): Table[] {
  const spend = openBudget();
  const rows: Part[] = [];
  /** What is bought, by the customer's number of it. */
  const records = new Map<string, Map<string, string>>();
  for (const text of texts) readFile(text, rows, records, spend);
  for (const { cells } of rows) for (const [name, value] of records.get(cells.get('Description') ?? '') ?? []) cells.set(name, value);
  return tableOf(rows, spend);
}

function readFile(text: string, rows: Part[], records: Map<string, Map<string, string>>, spend: Spend): void {
  spend('characters', text.length);
  const known = new Set(rows.map(({ cells }) => cells.get('Description')));
  let own: Part | null = null;
  let record: Map<string, string> | null = null;
  for (const line of text.split(/\r?\n/)) {
    const [, reference, part = ''] = component.exec(line) ?? [];
    const [, name, value = ''] = property.exec(line) ?? [];
    const [, kind = '', said = ''] = bought.exec(line) ?? [];
    if (reference === undefined && name === undefined && kind === '') continue;
    spend('tags', 1);
    if (reference !== undefined) {
      own = { references: [reference], quantity: null, cells: new Map([['Description', part]]) };
      rows.push(own);
      known.add(part);
    } else if (name !== undefined && value.trim() !== '') own?.cells.set(name, value.trim());
    else if (kind === 'CPN') {
      // A record that names no part by its number is that of the part above it.
      record = known.has(said.trim()) || !own ? new Map<string, string>() : own.cells;
      if (record !== own?.cells) records.set(said.trim(), record);
    } else if (record) put(record, columns[kind] ?? kind, said.trim());
  }
}

/** The first maker and number are those that were wanted first; descriptions go on. */
function put(record: Map<string, string>, name: string, value: string): void {
  const before = record.get(name);
  if (before === undefined || name === 'Description')
    record.set(name, before === undefined || before === value ? value : `${before} ${value}`);
}
