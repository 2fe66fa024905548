import { expect, test } from 'vitest';
import { underFreshNumber } from './under-fresh-number.ts';

/** Numbers as chance would draw them, of which the first ones are taken. */
function writerOf(taken: number) {
  let drawn = 0;
  return async () => {
    drawn += 1;
    return drawn > taken ? [{ number: drawn }] : [];
  };
}

test('a number that is taken is drawn anew', async () => {
  expect(await underFreshNumber(writerOf(0))).toEqual({ number: 1 });
  expect(await underFreshNumber(writerOf(2))).toEqual({ number: 3 });
});

test('three that are taken are a trouble of the shop, told as such', async () => {
  await expect(underFreshNumber(writerOf(3))).rejects.toMatchObject({ code: 'unavailable' });
});
