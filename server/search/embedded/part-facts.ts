/** What the columns tell of single parts. */
import type { Database } from '#server/db/client.ts';
import type { ByPart, ParameterValue, PartFacts } from '#server/search/part-index.ts';
import { type Columns, rowOf } from './columns.ts';
import { valuesOf } from './held-columns.ts';

export function factsIn(columns: Columns, ids: readonly number[]): ByPart<PartFacts> {
  const facts = new Map<number, PartFacts>();
  for (const id of ids) {
    const row = rowOf(columns, id);
    if (row < 0) continue;
    const code = columns.package.codes[row] ?? 0;
    facts.set(id, {
      category: columns.category.codes[row] ?? 0,
      manufacturer: columns.manufacturer.codes[row] ?? 0,
      package: code > 0 ? (columns.packages[code] ?? null) : null,
    });
  }
  return facts;
}

export async function parametersIn(db: Database, columns: Columns, ids: readonly number[]): Promise<ByPart<Map<number, ParameterValue>>> {
  const parameters = new Map<number, Map<number, ParameterValue>>();
  for (const id of ids) {
    const row = rowOf(columns, id);
    if (row < 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- read once for each category
    const held = await valuesOf(db, columns, columns.category.codes[row] ?? 0);
    const place = columns.placeInCategory[row] ?? 0;
    const own = new Map<number, ParameterValue>();
    for (const [attribute, { codes, values }] of held) {
      const value = values[codes[place] ?? 0];
      if (value) own.set(attribute, value);
    }
    parameters.set(id, own);
  }
  return parameters;
}
