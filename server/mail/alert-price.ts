import { type SQL, sql } from 'drizzle-orm';

/**
 * The least price of a piece, in millionths of `currency`, at which `pieces` of a product can be bought, as lists show it: entered for the
 * currency, else converted from `base`; null without a price, or without a rate.
 */
export const leastMicros = (productId: SQL, pieces: SQL, currency: SQL, base: SQL): SQL<number | null> => sql<number | null>`(
  select min(case when own.offer_id is not null or ${currency} = ${base} then at.micros
    else div(at.micros::numeric * rate.rate_micros + 500000, 1000000) end)::double precision
  from offer o
  left join offer_price own on own.offer_id = o.id and own.currency = ${currency}
  left join currency_rate rate on rate.currency = ${currency}
  cross join lateral (select coalesce(own.break_quantities, o.break_quantities) as quantities, coalesce(own.break_micros, o.break_micros) as prices) breaks
  cross join lateral (select breaks.prices[greatest(1, width_bucket(greatest(${pieces}, o.moq), breaks.quantities))] as micros
    where cardinality(breaks.quantities) > 0) at
  where o.product_id = ${productId} and not o.hidden)`;
