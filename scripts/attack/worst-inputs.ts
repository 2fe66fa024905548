/** The worst inputs that are known for a call: each has once held the thread, or is of the kind that would. */
import { hostileTexts } from '#server/testing/hostile/hostile-bills.ts';
import type { AttackRequest } from './make-request.ts';

const json = (call: string, input: object): AttackRequest => ({
  call: `POST /api/store/${call}`,
  who: 'nobody',
  method: 'POST',
  path: `/api/store/${call}`,
  headers: { 'Content-Type': 'application/json', 'X-Locale': 'en' },
  body: new TextEncoder().encode(JSON.stringify(input)),
});

const bill = (cell: string): string => `Reference,Value,Qty\n"${cell}",100n,5\n`;

/** Texts of a bill of materials: one cell of a sign again and again, many lines, no line ends. */
const bills: readonly string[] = [
  ...hostileTexts.map(([, text]) => text),
  bill('('.repeat(20_000)),
  bill('R1-'.repeat(13_000)),
  bill('R1,'.repeat(13_000)),
  bill(' '.repeat(40_000)),
  bill('\u0301'.repeat(20_000)),
  `${'"'.repeat(40_000)}\n1,2\n`,
  `mpn,quantity\n${'LM358,3\n'.repeat(500)}`,
  `${'\t;,|'.repeat(10_000)}\n`,
  'x'.repeat(200_000),
];

const line = (references: string) => ({ mpn: 'LM358', quantity: 1, references });

export function worstRequests(): AttackRequest[] {
  const words = [
    'a '.repeat(60),
    '(((((('.repeat(20),
    '10k'.repeat(40),
    'ΩΩΩΩ '.repeat(24),
    '1n'.repeat(60),
    '%'.repeat(120),
    'ﬃ'.repeat(120),
  ];
  return [
    ...bills.map((text) => json('common/bom-match', { text })),
    json('common/bom-match', { lines: [line('.'.repeat(20_000)), line('…'.repeat(20_000)), line('R1-R9999999')] }),
    ...words.map((keyword) => json('common/search-product', { keyword })),
    json('common/chip-find-search', { keywords: Array.from({ length: 50 }, (_one, index) => `part ${index} ${'1'.repeat(50)}`) }),
    json('common/product-list', { web_urls: Array.from({ length: 100 }, (_one, index) => `a-${index}`), facets: true }),
    json('common/product-price', { items: Array.from({ length: 100 }, () => ({ sku: 'LM358DR-TB', quantity: 10_000_000 })) }),
    json('common/order-estimate', {
      items: Array.from({ length: 1000 }, () => ({ sku: 'LM358DR-TB', quantity: 10_000_000 })),
      country: 'DE',
    }),
  ];
}
