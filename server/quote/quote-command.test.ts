import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SetupError } from '#server/kernel/setup-error.ts';
import { ask, opAmp, openQuote } from '#server/testing/quote.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { runQuote } from './quote-command.ts';

let store: TestStore;
let folder: string;
let said: string[] = [];
let quote: ReturnType<typeof openQuote>;
let number: string;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date('2026-11-21T12:00:00Z') });
  folder = await mkdtemp(join(tmpdir(), 'partwright-quote-'));
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await store.close();
});
beforeEach(async () => {
  const guest = openShopper(store, { 'X-Locale': 'de' });
  const items = [
    { sku: opAmp, quantity: 5000, target_price: '0.2' },
    { mpn: 'XYZ-1', quantity: 10 },
  ];
  const made = (await ask(guest, { items, note: 'For a pump' })).body;
  quote = openQuote(guest, made);
  number = made.inquiry.inquiry_no;
});

async function shop(...words: string[]): Promise<string> {
  said = [];
  await runQuote(store.deps, words);
  return said.join('\n');
}

test('prices are typed line by line, looked at and sent', async () => {
  expect(await shop('list', '--status', 'submitted')).toContain(`${number}  submitted  2026-11-21  0 of 2 quoted`);
  const shown = await shop('show', number);
  expect(shown).toContain('note: For a pump');
  expect(shown).toContain(`1  ${opAmp}  LM358N/NOPB, Texas Instruments  5000 pieces  wanted at €0.20  pending`);
  const one = [
    '--line',
    '1',
    '--sku',
    opAmp.toLowerCase(),
    '--quantity',
    '1000',
    '--price',
    '0.2123',
    '--lead',
    '14',
    '--until',
    '2026-12-31',
  ];
  const more = ['--line', '1', '--sku', opAmp, '--quantity', '5000', '--price', '0.19', '--date-code', '2631'];
  const drafted = await shop('answer', number, ...one, ...more, '--no-bid', '2', '--note', 'not made any more');
  expect(drafted).toContain(`draft: ${opAmp}  1000 at 0.2123 EUR  lead time 14 days  until 2026-12-31`);
  expect(drafted).toContain('draft: no_bid');
  expect(await shop('send', number.toLowerCase(), '--message', 'Our best price')).toContain('operator  quoted');
  expect(await quote.show()).toMatchObject({
    status: 'quoted',
    lines: [
      {
        quotes: [
          { quantity: 1000, unit_micros: 212_300, lead_time_days: 14, valid_until: '2026-12-31T23:59:59.999Z' },
          { quantity: 5000, unit_micros: 190_000, date_code: '2631' },
        ],
      },
      { answer: 'no_bid', answer_note: 'not made any more' },
    ],
    messages: [{ from: 'shop', text: 'Our best price' }],
  });
  expect(await shop('message', number, 'Any', 'questions?')).toContain('shop: Any questions?');
});

test.each([
  ['answer.csv', 'line;sku;quantity;price;lead;alternative;no_bid\n1;LM358DR-TB;5000;0.18;7;yes;\n2;;;;;;x\n'],
  [
    'answer.json',
    JSON.stringify([
      { line: 1, sku: 'LM358DR-TB', quantity: 5000, price: 0.18, lead: 7, alternative: true },
      { line: 2, no_bid: true },
    ]),
  ],
])('prices come from a file: %s', async (name, content) => {
  const path = join(folder, name);
  await writeFile(path, content);
  await shop('answer', number, '--file', path);
  await shop('send', number);
  expect((await quote.show()).lines).toMatchObject([
    { answer: 'alternative', quotes: [{ sku: 'LM358DR-TB', alternative: true, quantity: 5000, unit_micros: 180_000, lead_time_days: 7 }] },
    { answer: 'no_bid' },
  ]);
});

test('a part that the shop does not carry is priced by its number, for information', async () => {
  const told = ['--line', '2', '--mpn', 'XYZ-9', '--manufacturer', 'Acme', '--quantity', '10', '--price', '1.5'];
  expect(await shop('answer', number, '--no-bid', '1', ...told)).toContain('draft for information: XYZ-9  10 at 1.5');
  expect(await shop('send', number)).toContain('sent for information: XYZ-9, Acme  10 at');
  expect((await quote.show()).lines).toMatchObject([{ answer: 'no_bid' }, { answer: 'information', information: [{ mpn: 'XYZ-9' }] }]);
});

test.each([
  [['answer', 'NUMBER'], 'Name a --line'],
  [['answer', 'NUMBER', '--sku', 'X'], '--sku comes after the --line'],
  [['answer', 'NUMBER', '--line', '7', '--sku', opAmp, '--quantity', '1', '--price', '1'], 'no line "7"; its lines are 1 to 2'],
  [['answer', 'NUMBER', '--line', '1', '--sku', 'NO-SUCH', '--quantity', '1', '--price', '1'], 'lines.0.quotes.0.sku'],
  [['answer', 'NUMBER', '--line', '1', '--sku', opAmp, '--quantity', 'many', '--price', '1'], 'line 1.quotes.0.quantity'],
  [['answer', 'NUMBER', '--file', '/no/such.csv'], 'Cannot read /no/such.csv'],
  [['send', 'NUMBER'], 'lines.0'],
  [['message', 'NUMBER'], 'The message is missing'],
  [['show'], 'The inquiry number is missing'],
  [['show', 'RQ-261121-000000'], 'This does not exist, or no longer. Check the address or search for it.'],
  [['list', '--status', 'lost'], 'no state "lost"'],
  [['burn', 'NUMBER'], '"quote burn" is no command'],
])('"quote %j" is refused in one line, and nothing changes', async (words, message) => {
  const before = await quote.show();
  const failed = await shop(...words.map((word) => (word === 'NUMBER' ? number : word))).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SetupError);
  expect(String(failed)).toContain(message);
  expect(await quote.show()).toEqual(before);
});
