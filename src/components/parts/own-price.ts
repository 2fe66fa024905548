import type { Micros } from '#contract/money.ts';

/** A price of the catalog as its screens have it; `src/app/own-prices/` lays what the visitor's own price list says over it. */
export interface OwnPrice {
  unit_micros: Micros;
  currency: string;
  /** What everybody pays, where the visitor's own price is below it. */
  list_unit_micros?: Micros | undefined;
}
