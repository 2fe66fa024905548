import { expect, it } from 'vitest';
import { readTradeNumber, tradeNumber } from './order-link.ts';

it.each([
  'SO-261122-HP3FFP',
  ' so-261122-hp3ffp ',
  'SO 261122 HP3FFP',
  'so261122hp3ffp',
  'SO–261122–HP3FFP',
  'ＳＯ－２６１１２２－ＨＰ３ＦＦＰ',
])('reads "%s" as it was given out', (typed) => {
  expect(tradeNumber.parse(typed)).toBe('SO-261122-HP3FFP');
});

it('takes letters that are no digits for the digits they look like', () => {
  expect(readTradeNumber('RQ-261122-OIL0AB')).toBe('RQ-261122-0110AB');
});

it.each(['', '12345', 'PY-261122-HP3FFP', 'SO-261122-HP3FF', 'SO-261122-HP3FFU'])('refuses "%s"', (typed) => {
  expect(tradeNumber.safeParse(typed).success).toBe(false);
});
