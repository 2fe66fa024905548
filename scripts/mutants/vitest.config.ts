import { defineConfig } from 'vitest/config';

/** The tests of rules, mails and documents that need no database: so thousands of faults are tried in minutes. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: [
      '{contract,server/rules}/**/*.test.ts',
      'server/mail/render.test.ts',
      'server/order/order-mail.test.ts',
      'server/order/document/write-sheet.test.ts',
      'server/quote/quote-mail.test.ts',
    ],
    exclude: ['server/rules/part-number.test.ts'],
  },
});
