import { expect, it } from 'vitest';
import { withoutMarks } from './without-marks.ts';

it.each([
  ['Hoch\u00adpass', 'hochpass'],
  ['Condensateur céramique', 'condensateur ceramique'],
  ['Işık', 'isik'],
  ['ＬＥＤ', 'led'],
  ['फ़्यूज़', 'फ्यूज'],
  ['मान', 'मान'],
])('%s is compared as %s', (text, compared) => {
  expect(withoutMarks(text)).toBe(compared);
});

it('keeps the vowel signs of Devanagari, which make other words', () => {
  expect(withoutMarks('काम')).not.toBe(withoutMarks('कम'));
});
