import { expect, test } from 'vitest';
import { referenceText } from './reference-text.ts';

test.each([
  [['U3'], 'U3'],
  [['U3', 'U4'], 'U3, U4'],
  [['C1', 'C2', 'C3', 'C22'], 'C1–C3, C22'],
  [['R9', 'R10', 'R11', 'C12'], 'R9–R11, C12'],
  [['TP', 'TP', 'LED_A'], 'TP, TP, LED_A'],
  [[], ''],
])('%j is written %s', (references, text) => {
  expect(referenceText(references)).toBe(text);
});
