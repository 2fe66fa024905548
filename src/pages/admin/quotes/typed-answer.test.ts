import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { type Issues, useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { sampleInquiry } from '#src/testing/sample-quote.ts';
import { answerOf, typedLines } from './typed-answer.ts';

const asTyped = (price: string) => price;
const lineId = sampleInquiry().lines[0]?.line_id ?? '';

function shopInquiry(draft: ShopInquiry['draft']): ShopInquiry {
  const lines = sampleInquiry().lines.map((line) => ({ ...line, quotes: [], information: [] }));
  return { ...sampleInquiry(), lines, locale: 'en', account_id: null, draft, events: [] };
}

function sent(lines: ReturnType<typeof typedLines>) {
  const issues: Issues = {};
  const { result } = renderHook(useTypedNumbers);
  return { lines: answerOf(lines, result.current, issues), issues };
}

test('a part that the shop does not carry is sent by its number, and a draft of it is typed again as it was', () => {
  const information = [{ mpn: 'XYZ-1B', manufacturer: 'Acme', quantity: 10, price: '1.250000', cost: '1.000000', lead_time_days: 21 }];
  const draft = {
    message: null,
    lines: [{ line_id: lineId, answer: 'information' as const, answer_note: 'Soon', quotes: [], information }],
  };
  expect(sent(typedLines(shopInquiry(draft), asTyped))).toEqual({ lines: draft.lines, issues: {} });
});

test('the number and the maker that were asked for stand in the fields; a line without a price is left out', () => {
  const [typed] = typedLines(shopInquiry(null), asTyped);
  expect(typed?.prices[0]).toMatchObject({ mpn: 'LM358DR', price: '' });
  expect(sent(typedLines(shopInquiry(null), asTyped)).lines).toEqual([]);
});

test('quantities may be typed with thousands; what is no number is told at its place', () => {
  const [line] = typedLines(shopInquiry(null), asTyped);
  const [price] = line?.prices ?? [];
  if (!line || !price) throw new Error('the sample has one line');
  const one = (change: Partial<typeof price>) => sent([{ ...line, prices: [{ ...price, price: '0.15', ...change }] }]);
  expect(one({ quantity: '5,000' }).lines).toMatchObject([{ quotes: [{ quantity: 5000, price: '0.150000' }] }]);
  expect(Object.keys(one({ quantity: 'many', cost: 'x' }).issues)).toEqual(['lines.0.quotes.0.quantity', 'lines.0.quotes.0.cost']);
});
