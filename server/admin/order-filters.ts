/** Conditions of the list of orders, kept by name: one row among the settings. */
import * as z from 'zod/mini';
import { orderFilter, type saveOrderFilter as endpoint } from '#contract/api/admin/order.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { addToSetting, readSettingRows } from '#server/settings/setting-row.ts';

const row = 'order_filters';
const mostKept = 50;
type Named = ResponseOf<typeof endpoint>;
const stored = z.record(z.string(), z.nullable(orderFilter));

export async function readOrderFilters(queries: Queries): Promise<Named> {
  const read = z.safeParse(stored, (await readSettingRows(queries, [row])).get(row)?.value ?? {});
  const list = Object.entries(read.data ?? {}).flatMap(([name, filter]) => (filter === null ? [] : [{ name, filter }]));
  return { list: list.toSorted((one, other) => one.name.localeCompare(other.name)) };
}

/** Keeps one, in place of one of the same name. */
export async function saveOrderFilter(acting: Acting, { name, filter }: ParsedRequestOf<typeof endpoint>): Promise<Named> {
  return audited(acting, {
    action: 'order.filter',
    target: name,
    detail: { kept: filter !== null },
    run: async (queries) => {
      const { list } = await readOrderFilters(queries);
      if (filter !== null && list.length >= mostKept && list.every((one) => one.name !== name))
        throw invalidField('name', { code: 'out_of_range', limit: mostKept });
      await addToSetting(queries, row, { [name]: filter }, acting.now);
      const answer = await readOrderFilters(queries);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}
