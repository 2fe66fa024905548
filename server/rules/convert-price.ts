import { type Micros, convertMicros } from '#contract/money.ts';

/** `convertMicros`, without big integers where the product is exact as a number. */
export function convertPrice(micros: Micros, rateMicros: number): Micros {
  const product = micros * rateMicros + 500_000;
  return product <= Number.MAX_SAFE_INTEGER ? (product - (product % 1_000_000)) / 1_000_000 : convertMicros(micros, rateMicros);
}
