/** Lists of prices name parts by the number under their bar code alone: which parts are meant. */
import { readGtin } from '#contract/gtin.ts';
import type { Lookups } from '#server/db/bulk.ts';
import type { IncomingRecord, PartRecord } from './part-record.ts';
import type { PartRow } from './part-row.ts';
import type { RowProblem } from './problem.ts';

interface Named {
  line: number;
  record: PartRecord;
}

type Found = Pick<PartRecord, 'manufacturer' | 'mpn'> & { gtin: string; category: string };

const find = `
  select p.gtin, m.slug as manufacturer, p.mpn, c.slug as category
  from product p join manufacturer m on m.id = p.manufacturer_id join category c on c.id = p.category_id where p.gtin = any($1)`;

const gtinOf = ({ gtin }: IncomingRecord): string => readGtin(gtin ?? '') ?? '';

const isNamed = (record: IncomingRecord): record is PartRecord => record.manufacturer !== undefined && record.mpn !== undefined;

/**
 * Fills in maker, number and category of rows that name no part but by its GTIN. One that no part has is a problem, and passed over where
 * nothing but known parts is of interest; so is one that several parts have.
 */
export async function namedByGtin(lookups: Lookups, rows: readonly PartRow[], problems: RowProblem[], areKnown: boolean): Promise<Named[]> {
  const read = rows.flatMap((row) => {
    if ('record' in row) return [row];
    problems.push(...row.problems);
    return [];
  });
  const asked = [...new Set(read.flatMap(({ record }) => (isNamed(record) ? [] : [gtinOf(record)])))];
  const found = asked.length === 0 ? [] : await lookups.query<Found>(find, [asked]);
  const byGtin = Map.groupBy(found, ({ gtin }) => gtin);
  return read.flatMap(({ line, record }): Named[] => {
    if (isNamed(record)) return [{ line, record }];
    const [part, other] = byGtin.get(gtinOf(record)) ?? [];
    if (part && !other) {
      const { manufacturer, mpn, category } = part;
      return [{ line, record: { category, ...record, manufacturer, mpn } }];
    }
    if (other || !areKnown) problems.push({ line, field: 'gtin', code: other ? 'not_unique' : 'not_allowed', value: record.gtin ?? '' });
    return [];
  });
}
