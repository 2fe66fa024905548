/**
 * What a customer and the shop are told of an inquiry, word for word, from the question to the end of its prices. Each file of `told/` is one inquiry; after
 * a wanted change `npx vitest run server/quote/told.test.ts -u` writes them anew, and their difference is to be read.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actingOnConsole } from '#server/caller/acting.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { answer, ask, contact, opAmp, openQuote, price } from '#server/testing/quote.ts';
import { saidSince } from '#server/testing/samples/said.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { reviewInquiry, writeToCustomer } from './answer-quote.ts';
import { announceEnds } from './end-quotes.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-20T10:00:00Z');
let now = start;
let store: TestStore;
beforeAll(async () => {
  const site = { ...defaultSettings.site, company: 'Partwright GmbH', email: 'sales@partwright.example' };
  store = await openStoreWithParts({ clock: () => new Date(now), settings: { site } });
});
afterAll(() => store.close());

/** A guest asks for a part that the shop has and one that it has not, with a wished price. */
async function asked(locale: string, currency: string) {
  now = start;
  const guest = openShopper(store, { 'X-Locale': locale });
  const items = [
    { sku: opAmp, quantity: 500, target_price: '0.2', currency },
    { mpn: 'XYZ-1', manufacturer: 'Acme', quantity: 10 },
  ];
  const made = (await ask(guest, { items, currency, note: 'Bis Freitag, bitte.', contact })).body;
  return { ...made, ...openQuote(guest, made) };
}

test.each([
  ['de', 'EUR', '0.25'],
  ['jp', 'JPY', '40.5'],
])('an inquiry in %s, answered in part', async (locale, currency, unitPrice) => {
  const quote = await asked(locale, currency);
  const { inquiry } = quote;
  const [first, second] = inquiry.lines.map(({ line_id }) => line_id);
  await quote.write({ text: 'Geht auch SO-8?\nDanke.' });
  await reviewInquiry(actingOnConsole(store.deps), inquiry.inquiry_no);
  await writeToCustomer(actingOnConsole(store.deps), inquiry.inquiry_no, 'Ja, als LM358DR.');
  await answer(store, inquiry, {
    lines: [
      { line_id: first ?? '', answer: 'quoted', quotes: [price({ price: unitPrice, quantity: 500, lead_time_days: 14 })] },
      { line_id: second ?? '', answer: 'no_bid', answer_note: 'Out of production', quotes: [] },
    ],
    message: 'Preis ab 500 Stück.',
  });
  now = start + 28 * day;
  await announceEnds(store.deps);
  await expect((await saidSince(store.db)).join('\n')).toMatchFileSnapshot(`told/${locale}-answered.txt`);
});

test('an inquiry that the shop answers with no price at all', async () => {
  const quote = await asked('fr', 'EUR');
  const { inquiry } = quote;
  await answer(store, inquiry, {
    lines: inquiry.lines.map(({ line_id }) => ({ line_id, answer: 'no_bid' as const, answer_note: 'Obsolète', quotes: [] })),
    message: 'Malheureusement épuisé.',
  });
  await expect((await saidSince(store.db)).join('\n')).toMatchFileSnapshot('told/fr-no-bid.txt');
});
