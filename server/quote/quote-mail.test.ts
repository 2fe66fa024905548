/**
 * What each mail about an inquiry says, word for word, of inquiries that nobody makes by chance. After a wanted change
 * `npx vitest run server/quote/quote-mail.test.ts -u` writes `told/mails.txt` anew, and the difference is to be read.
 */
import { expect, test } from 'vitest';
import { defaultSettings } from '#server/kernel/settings.ts';
import { letterBox } from '#server/testing/samples/letter-box.ts';
import type { InquiryRow } from './find-inquiry.ts';
import { postQuoteMail, postToShop, type QuoteLetter, type QuoteMail } from './quote-mail.ts';
import type { LineRow, PriceRow } from './read-inquiry.ts';

const at = new Date('2026-11-20T10:00:00Z');
const until = new Date('2026-12-20T10:00:00Z');

const row: InquiryRow = {
  inquiryNo: 'RQ-261120-ABCDEF',
  version: 1,
  accountId: null,
  status: 'quoted',
  contact: { first_name: 'Erika', last_name: 'Muster', email: 'erika@example.com', company: 'Muster GmbH', phone: null, country: 'DE' },
  locale: 'de',
  currency: 'EUR',
  note: null,
  validUntil: until,
  revisions: 0,
  orderNo: null,
  draft: null,
  referrer: null,
  consentVersion: '1',
  createdAt: at,
  updatedAt: at,
} as InquiryRow; // what a mail tells of it, and little more

const line = {
  id: 'l1',
  inquiryNo: row.inquiryNo,
  position: 0,
  offerId: 1,
  mpn: 'LM358N/NOPB',
  manufacturer: 'Texas Instruments',
  quantity: 1500,
  targetMicros: 200_000,
  currency: 'EUR',
  neededBy: null,
  note: null,
  answer: 'quoted',
  information: [],
  informationCosts: [],
  answerNote: null,
} as LineRow; // as above
const unnamed: LineRow = { ...line, id: 'l2', mpn: 'XYZ-1', manufacturer: null, quantity: 10, targetMicros: null };
const gone: LineRow = { ...unnamed, id: 'l3', manufacturer: 'Acme', answerNote: 'Seit 2019 nicht mehr hergestellt' };
const told: LineRow = {
  ...line,
  id: 'l4',
  information: [
    { mpn: 'LM2904', manufacturer: 'ST', quantity: 100, unit_micros: 123_456, valid_until: '2026-12-01T10:00:00Z' },
    { mpn: '', manufacturer: 'Acme', quantity: 1, unit_micros: 5_000_000, valid_until: '2026-12-02T10:00:00Z' },
  ] as LineRow['information'], // as above
};
const price = {
  id: 'p1',
  lineId: 'l1',
  position: 0,
  offerId: 1,
  isAlternative: false,
  quantity: 1500,
  unitMicros: 250_500,
  costMicros: null,
  leadTimeDays: null,
  dateCode: null,
  validUntil: until,
} as PriceRow; // as above

const letter: QuoteLetter = {
  row,
  lines: [line, unnamed, gone, told],
  prices: [price, { ...price, id: 'p2', offerId: 2, quantity: 3000, unitMicros: 199_999 }],
  mpns: new Map([[2, 'LM358DR']]),
};
const japanese: QuoteLetter = {
  ...letter,
  row: { ...row, locale: 'jp', currency: 'JPY' },
  prices: [{ ...price, unitMicros: 40_500_000 }],
};
const unknown: QuoteLetter = { ...letter, row: { ...row, locale: 'xx', validUntil: null } };

type Case = [what: string, kind: Exclude<QuoteMail, 'quote_new' | 'quote_question'>, of: QuoteLetter, key?: string | null, text?: string];
const cases: Case[] = [
  ['prices, some by way of information, some for none', 'quote_sent', letter, 'ak_guest', 'Zwei Stufen.\nGruß'],
  ['prices that end, in yen', 'quote_ending', japanese],
  ['nothing is offered', 'quote_rejected', letter],
  ['received', 'quote_received', unknown, 'ak_guest', ''],
  ['a message', 'quote_message', letter, null, '<b>Noch</b> eine Frage?'],
  ['a link for a guest', 'quote_link', letter, 'ak_guest', 'nobody reads this'],
  ['a link for an account', 'quote_link', letter],
];

test('each mail, word for word', async () => {
  const { deps, queries, letters } = letterBox(at, { site: { ...defaultSettings.site, email: 'sales@partwright.example' } });
  for (const [what, kind, of, accessKey = null, text = null] of cases) {
    letters.push(`##### ${what}`);
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await postQuoteMail(deps, queries, kind, of, { accessKey, text });
  }
  letters.push('##### to the shop');
  await postToShop(deps, queries, 'quote_new', row, 'Bis Freitag, bitte.', letter);
  await postToShop(deps, queries, 'quote_question', { ...row, contact: { ...row.contact, phone: '+49 30 1' } }, null);
  await expect(letters.join('\n')).toMatchFileSnapshot('told/mails.txt');
});

test('a shop that has not said where it reads its mail gets none', async () => {
  const { deps, queries, letters } = letterBox(at, { site: { ...defaultSettings.site, email: '' } });
  await postToShop(deps, queries, 'quote_new', row, null, letter);
  expect(letters).toEqual([]);
});
