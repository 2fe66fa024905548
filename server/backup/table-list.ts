import type { ClientBase } from 'pg';

export interface Table {
  name: string;
  /** Those that hold something of their own; generated ones come back by themselves. */
  columns: string[];
}

/**
 * All tables of the shop, each after those that it refers to; but what is noted for the copies of one running database means nothing in another, and
 * what stock is worth and what parts lack is worked out by triggers while parts, stock and offers come in.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('catalogue_change', 'catalogue_feed', 'stock_worth', 'product_lack')
    group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const needs = new Map(
    rows.map(({ name }) => [name, new Set(references.filter(({ from }) => unquoted(from) === name).map(({ to }) => unquoted(to)))]),
  );
  return inOrder(rows, needs);
}

function unquoted(name: string): string {
  return name.replace(/^"(.*)"$/, '$1');
}

function inOrder(tables: readonly Table[], needs: ReadonlyMap<string, ReadonlySet<string>>): Table[] {
  const ordered: Table[] = [];
  const placed = new Set<string>();
  let left = [...tables];
  while (left.length > 0) {
    const ready = left.filter(({ name }) => [...(needs.get(name) ?? [])].every((needed) => placed.has(needed)));
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready);
    for (const { name } of ready) placed.add(name);
    left = left.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function copyTarget({ name, columns }: Table): string {
  return `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
}
