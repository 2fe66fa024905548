import { type SQL, sql } from 'drizzle-orm';

/** The least price of a piece, in millionths of the base currency, at which `pieces` of a product can be bought; null without a price. */
export const leastMicros = (productId: SQL, pieces: SQL): SQL<number | null> => sql<number | null>`(
  select min(o.break_micros[greatest(1, width_bucket(greatest(${pieces}, o.moq), o.break_quantities))])::double precision from offer o
  where o.product_id = ${productId} and not o.hidden and cardinality(o.break_quantities) > 0)`;
