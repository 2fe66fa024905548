/** Stock, deliveries and popularity of the demo shop: invented and lasting. */
import type { PartRecord } from '#server/catalog/part-record.ts';
import { type Chance, bell } from './chance.ts';

import type { FactPart } from './expand.ts';
import { levelOf } from './price-levels.ts';
import { day as dayMs } from '#contract/durations.ts';

type Stock = NonNullable<PartRecord['stock']>;

const morning = 8 * 3_600_000;
const noneInStock = 0.09;
const fewInStock = 0.17;

/** Cheap parts lie there by the ten thousand, dear ones by the dozen. `today` is the day that deliveries are counted from. */
export function demoStock(part: FactPart, single: number, chance: Chance, today: Date): Stock {
  const usual = 5e9 / single;
  const lot = chance('stock');
  const amount = Math.round(usual * 2.2 ** bell(chance, 'amount'));
  const onHand = lot < noneInStock ? 0 : lot < fewInStock ? Math.max(1, Math.round(amount * 0.02)) : Math.max(3, amount);
  const days = (levelOf(part.category).weeks + Math.round(bell(chance, 'weeks') * 2)) * 7;
  return {
    on_hand: onHand,
    backorder: chance('backorder') < 0.96,
    lead_time_days: Math.max(14, days),
    incoming: incoming(usual, lot, chance, today),
    warehouse_country: 'DE',
  };
}

/** What is short is more likely on its way. Deliveries come on the hour of the morning tour, on a weekday. */
function incoming(usual: number, lot: number, chance: Chance, today: Date): NonNullable<Stock['incoming']> {
  if (chance('delivery') > (lot < fewInStock ? 0.6 : 0.12)) return [];
  const quantity = Math.max(10, Number((usual * (0.5 + chance('delivered'))).toPrecision(2)));
  const start = Math.floor(today.getTime() / dayMs) * dayMs + morning;
  const day = new Date(start + Math.ceil(5 + chance('arrival') * 45) * dayMs);
  const weekend = { 0: 1, 6: 2 }[day.getUTCDay()] ?? 0;
  return [{ quantity: Math.min(1_000_000, Math.round(quantity)), expected_at: new Date(day.getTime() + weekend * dayMs).toISOString() }];
}

/** Sizes and tolerances that most boards are made with. */
const usualSizes = new Set<string | null>(['0402', '0603', '0805', '0207']);
const usualTolerances: Record<string, number> = { 'chip-resistors': 1, 'through-hole-resistors': 1, mlcc: 10 };
const usualDigits: Record<string, number> = { '1': 1, '2.2': 0.75, '4.7': 0.75, '0': 0.03 };

/** Values and sizes that every drawer has are asked for most, and of two parts of a kind the cheaper one; jumpers of 0 Ω least. */
export function demoPopularity({ wellKnown, attributes, category, package: size }: FactPart, single: number, chance: Chance): number {
  const value = attributes['resistance'] ?? attributes['capacitance'];
  const digits = typeof value === 'number' ? value.toExponential().replace(/e.*$/, '') : null;
  const tolerance = usualTolerances[category];
  const factors = [
    wellKnown ? 1 : 0.25,
    digits === null ? 1 : (usualDigits[digits] ?? 0.25),
    tolerance === undefined || usualSizes.has(size) ? 1 : 0.5,
    tolerance === undefined || attributes['tolerance'] === tolerance ? 1 : 0.67,
    (100_000 / single) ** 0.1,
  ];
  return Math.round(factors.reduce((product, factor) => product * factor, 1000 * (0.1 + 0.9 * chance('popularity') ** 2)));
}
