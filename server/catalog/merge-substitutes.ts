/** Parts that take the place of those of a file, by the word of the file (`stage-parts.ts` has its rows). */
import type { Bulk } from '#server/db/bulk.ts';
import type { RowProblem } from './problem.ts';

/** With the part that each means, which may have come in with the file. */
const named = `
  select given.product_id, other.id as other_id, given.kind, given.note, given.place from in_substitute given
  join product other on (other.manufacturer_id, other.mpn_key, other.mpn) = (given.manufacturer_id, given.mpn_key, given.mpn)`;

/** A row that names substitutes names all of them. */
const merge = `
  with named as (${named}),
  gone as (
    delete from cross_reference kept using in_part part
    where part.has_substitutes and kept.product_id = part.id and not exists (select 1 from named
      where named.product_id = kept.product_id and named.other_id = kept.other_id and named.kind = kept.kind)
    returning kept.product_id),
  put as (
    insert into cross_reference as kept (product_id, other_id, kind, note, position)
    select product_id, other_id, kind, note, place from named
    on conflict (product_id, other_id, kind) do update set note = excluded.note, position = excluded.position
    where (kept.note, kept.position) is distinct from (excluded.note, excluded.position)
    returning kept.product_id)
  update product set updated_at = now() where id in (select product_id from gone union select product_id from put) returning id`;

/** Once the parts of the file are the shop's; gives those whose substitutes are others now. */
export function mergeSubstitutes(bulk: Bulk): Promise<{ id: number }[]> {
  return bulk.query<{ id: number }>(merge);
}

interface Named {
  line: number;
  place: number;
  mpn: string;
  /** The shop has no such part, or it is the part itself. */
  is_none: boolean;
}

/** Those that are no other part of the shop or of the file, and those that are named twice for the same. */
export async function findSubstituteProblems(bulk: Bulk): Promise<RowProblem[]> {
  const rows = await bulk.query<Named>(`
    select * from (
      select given.line, given.place, given.mpn,
        coalesce(held.id, part.id) is null or coalesce(held.id, part.id) = given.product_id as is_none,
        row_number() over (partition by given.product_id, given.manufacturer_id, given.mpn, given.kind order by given.place) > 1 as is_twice
      from in_substitute given
      left join product held on (held.manufacturer_id, held.mpn_key, held.mpn) = (given.manufacturer_id, given.mpn_key, given.mpn)
      left join in_part part on (part.manufacturer_id, part.mpn) = (given.manufacturer_id, given.mpn)
    ) asked where is_none or is_twice order by line, place`);
  return rows.map(({ line, place, mpn: value, is_none: isNone }): RowProblem => ({
    line,
    field: `substitutes.${place}.mpn`,
    code: isNone ? 'not_allowed' : 'not_unique',
    value,
  }));
}
