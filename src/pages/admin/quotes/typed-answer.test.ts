import { expect, test } from 'vitest';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { sampleInquiry } from '#src/testing/sample-quote.ts';
import { answerOf, typedLines } from './typed-answer.ts';

function shopInquiry(draft: ShopInquiry['draft']): ShopInquiry {
  return { ...sampleInquiry(), locale: 'en', account_id: null, draft, events: [] };
}

test('a part that the shop does not carry is sent by its number, and a draft of it is typed again as it was', () => {
  const [line] = sampleInquiry().lines;
  const line_id = line?.line_id ?? '';
  const information = [{ mpn: 'XYZ-1B', manufacturer: 'Acme', quantity: 10, price: '1.25', lead_time_days: 21 }];
  const draft = { message: null, lines: [{ line_id, answer: 'information' as const, answer_note: 'Soon', quotes: [], information }] };
  expect(answerOf(typedLines(shopInquiry(draft)))).toEqual(draft.lines);
});

test('the number and the maker that were asked for stand in the fields; a line without a price is left out', () => {
  const [typed] = typedLines(shopInquiry(null));
  expect(typed?.prices[0]).toMatchObject({ mpn: 'LM358DR', price: '' });
  expect(answerOf(typedLines(shopInquiry(null)))).toEqual([]);
});
