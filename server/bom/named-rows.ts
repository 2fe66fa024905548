/** Rows of named cells as a table; those that differ in their references alone are one row. */
import type { Spend } from './file/file-budget.ts';
import { type Table, cleanCell, mostColumns } from './file/table.ts';

export interface NamedRow {
  references: string[];
  /** Null where the references count the parts. */
  quantity: number | null;
  cells: ReadonlyMap<string, string>;
}

export function tableOf(rows: readonly NamedRow[], spend: Spend): Table[] {
  const names = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].slice(0, mostColumns - 2);
  const groups = new Map<string, NamedRow>();
  for (const row of rows) {
    spend('places', names.length + 2);
    const key = JSON.stringify([row.quantity, names.map((name) => row.cells.get(name) ?? '')]);
    const group = groups.get(key);
    if (group && row.quantity === null) group.references.push(...row.references);
    else groups.set(group ? `${key} ${groups.size}` : key, { ...row, references: [...row.references] });
  }
  const header = ['Reference', 'Quantity', ...names];
  const body = [...groups.values()].map(({ references, quantity, cells }) => {
    const texts = names.map((name) => cleanCell(cells.get(name) ?? ''));
    return [references.join(' '), String(quantity ?? references.length), ...texts];
  });
  return [{ name: null, rows: [header, ...body].map((cells, index) => ({ row: index + 1, cells })), delimiter: null }];
}
