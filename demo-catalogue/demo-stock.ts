/** Stock, deliveries and popularity of the demo shop: invented and lasting. */
import type { PartRecord } from '#server/catalogue/part-record.ts';
import { type Chance, bell } from './chance.ts';

import type { FactPart } from './expand.ts';
import { levelOf } from './price-levels.ts';

type Stock = NonNullable<PartRecord['stock']>;

const dayMs = 86_400_000;
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

/** Values that every drawer has are asked for most. */
export function demoPopularity({ wellKnown, attributes, category }: FactPart, chance: Chance): number {
  const value = attributes[category.includes('resistor') ? 'resistance' : 'capacitance'];
  const digits = typeof value === 'number' && value > 0 ? value.toExponential().replace(/e.*$/, '') : '';
  const isRound = ['1', '2.2', '4.7'].includes(digits);
  return Math.round(1000 * chance('popularity') ** 4 * (wellKnown ? 4 : isRound ? 3 : 1));
}
