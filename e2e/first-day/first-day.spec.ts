/** From an empty shop to the first parcel and the first return: by the operator's pages and the shop's alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDay, type Day } from './day.ts';
import { importParts } from './fill.ts';
import { orderParts, shipOrder, takeBack } from './order.ts';
import { workOnPhone } from './phone.ts';
import { answerQuote } from './quote.ts';
import { setUp, becomeOwner } from './set-up.ts';
import { writePage } from './write.ts';

let day: Day;
beforeAll(async () => {
  day = await openDay();
});
afterAll(() => day.close());

it('the owner comes by the link of the start', () => becomeOwner(day));
it('company, account, tax and shipping are the owner’s', () => setUp(day));
it('five thousand parts come from a table, in categories that the shop did not have', () => importParts(day));
it('a page of the owner’s own is written and stands in the menu', () => writePage(day));
it('a request for a quote is answered', () => answerQuote(day));
it('the first order is paid, shipped and partly sent back', async () => {
  const number = await orderParts(day);
  await shipOrder(day, number);
  await takeBack(day, number);
});
it('on a phone in German the next order is shipped and a part is counted', () => workOnPhone(day));
it('nothing on the way was in anybody’s way', () => {
  expect(day.faults).toEqual([]);
});
