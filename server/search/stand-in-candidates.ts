/** Parts worth comparing with one that they may stand in for. */
import { type SQL, sql } from 'drizzle-orm';
import type { Demand } from '#server/rules/stand-in-demand.ts';
import { rulesOf } from '#server/rules/stand-in.ts';
import { columns, compared, type PartRow } from './compared-part.ts';
import type { AttributeEntry, CategoryEntry } from './reference.ts';
import type { View } from './view.ts';

/** More are not worth comparing: none of them is another part altogether. */
const mostCandidates = 400;

/** Parts that meet the first rule that decides and a filter knows, as far as the database can tell of the others. */
export async function readCandidates({ db }: View, part: PartRow, category: CategoryEntry): Promise<PartRow[]> {
  const known = rulesOf(compared(category)).demands.flatMap((demand) => {
    const use = category.attributes.find(({ attribute }) => attribute.key === demand.key);
    return use && part.attributes[demand.key] !== undefined ? [{ ...demand, use }] : [];
  });
  const decisive = known.filter(({ weight }) => weight === 'decisive');
  const lead = [...decisive, ...known].find(({ use }) => use.facet !== null);
  if (!lead) return [];
  const others = decisive.flatMap(({ key, sign, use }) => {
    const value = part.attributes[key];
    return use !== lead.use && typeof value === 'number' ? [isMetInJson(key, sign, value)] : [];
  });
  const { rows } = await db.execute<PartRow>(sql`
    select ${columns} from product_facet own
    join product_facet f on f.category_id = own.category_id and f.attribute_id = own.attribute_id and f.product_id <> own.product_id
      and ${isMetByFacet(lead.use.attribute.kind, lead.sign)}
    join product p on p.id = f.product_id and not p.hidden and p.lifecycle <> 'obsolete'
    where ${sql.join(
      [sql`own.category_id = ${category.id} and own.attribute_id = ${lead.use.attribute.id} and own.product_id = ${part.id}`, ...others],
      sql` and `,
    )}
    order by (p.package is not distinct from ${part.package}) desc, p.popularity desc, p.id limit ${mostCandidates}`);
  return rows;
}

/** Written so that the index over values finds them. */
function isMetByFacet(kind: AttributeEntry['kind'], sign: Demand['sign']): SQL {
  if (kind === 'option') return sql`f.low is null and f.high is null and f.option_id = own.option_id`;
  if (kind === 'range') return sign === '=' ? sql`f.low = own.low and f.high = own.high` : sql`f.low <= own.low and f.high >= own.high`;
  return sign === '=' ? sql`f.low = own.low` : sign === '>' ? sql`f.low >= own.low` : sql`f.low <= own.low`;
}

function isMetInJson(key: string, sign: Demand['sign'], value: number): SQL {
  const held = sql`(p.attributes ->> ${key})::float8`;
  const slack = Math.abs(value) * 1e-9;
  const least = sign === '<' ? sql`true` : sql`${held} >= ${value - slack}::float8`;
  const most = sign === '>' ? sql`true` : sql`${held} <= ${value + slack}::float8`;
  return sql`coalesce(${least} and ${most}, true)`;
}
