import { expect, it } from 'vitest';
import { email, text } from './fields.ts';

it.each(['\ud83d', 'a\udc00b', 'a\u0000', '\u001b', '\u007f'])('refuses %j, which no database keeps', (wrong) => {
  expect(text(1, 40).safeParse(wrong).success).toBe(false);
  expect(email.safeParse(`${wrong}@example.com`).success).toBe(false);
});

it.each(['😀', '山田', 'a\nb', 'e\u0301'])('takes %j', (right) => {
  expect(text(1, 40).safeParse(right).success).toBe(true);
});
