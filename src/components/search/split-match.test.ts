import { expect, it } from 'vitest';
import { splitMatch } from './split-match.ts';

it('finds what was typed in a part number, whatever its hyphens and case', () => {
  expect(splitMatch('LM358N/NOPB', 'lm358')).toEqual(['', 'LM358', 'N/NOPB']);
  expect(splitMatch('GRM188R71-C104', 'r71c1')).toEqual(['GRM188', 'R71-C1', '04']);
  expect(splitMatch('LM358N', '100n 50v')).toEqual(['LM358N', '', '']);
});
