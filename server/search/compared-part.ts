/** Parts as `rules/stand-in/stand-in.ts` compares them. */
import { type SQL, sql } from 'drizzle-orm';
import type { AttributeValue } from '#server/db/schema.ts';
import { type ComparedCategory, type ComparedPart, compareParts } from '#server/rules/stand-in/stand-in.ts';
import type { CategoryEntry } from './reference.ts';
import type { View } from './view/view.ts';

export interface PartRow extends Record<string, unknown> {
  id: number;
  category_id: number;
  package: string | null;
  package_id: string | null;
  series: string | null;
  attributes: Record<string, AttributeValue>;
  pinout: string | null;
  pin_map: string | null;
}

export const columns: SQL = sql`p.id, p.category_id, p.package, p.package_id, p.series, p.attributes, p.pinout, p.pin_map`;

export async function readPart({ db }: View, condition: SQL): Promise<PartRow | undefined> {
  const { rows } = await db.execute<PartRow>(sql`select ${columns} from product p where ${condition} and not p.hidden`);
  return rows[0];
}

/** A part as `compareParts` takes it. */
export function comparedPart({ reference }: View, row: PartRow): ComparedPart {
  const { package: name, series, attributes, pinout, pin_map: pinMap } = row;
  return { package: name, pins: reference.outlines.get(row.package_id ?? '')?.pins ?? null, series, attributes, pinout, pinMap };
}

export function compared({ partClass, attributes }: CategoryEntry): ComparedCategory {
  const told = attributes.filter(({ facet, column }) => facet !== null || column);
  return { partClass, attributes: told.map(({ attribute: { key, unit }, column }) => ({ key, unit, column })) };
}

/** A part with the category whose rules count. */
export interface HeldPart {
  part: ComparedPart;
  category: CategoryEntry;
}

export async function readHeldParts(view: View, ids: readonly number[]): Promise<Map<number, HeldPart>> {
  const { rows } = await view.db.execute<PartRow>(sql`select ${columns} from product p where p.id = any(${sql.param([...ids])}::int[])`);
  const held = rows.flatMap((row) => {
    const category = view.reference.categories.get(row.category_id);
    return category ? [[row.id, { part: comparedPart(view, row), category }] as const] : [];
  });
  return new Map(held);
}

/** Whether a part may be taken in place of another without being asked about: it does the same and fits, and nothing that matters is worse or unknown. */
export function standsIn(one: HeldPart, other: HeldPart): boolean {
  if (one.category.id !== other.category.id) return false;
  const { isOther, isMet } = compareParts(other.part, one.part, compared(other.category));
  return isMet && !isOther;
}
