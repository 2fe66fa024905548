/** Conditions of the list of orders, kept by name. */
import { orderFilter, type saveOrderFilter as endpoint } from '#contract/api/admin/order.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Acting } from '#server/caller/acting.ts';
import { keptByName } from '#server/settings/kept-by-name.ts';

const kept = keptByName({ row: 'order_filters', action: 'order.filter', value: orderFilter }, (entries) => ({
  list: entries.map(([name, filter]) => ({ name, filter })),
}));

export const readOrderFilters = kept.read;

export const saveOrderFilter = (acting: Acting, { name, filter }: ParsedRequestOf<typeof endpoint>) => kept.save(acting, name, filter);
