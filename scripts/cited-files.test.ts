/** Comments and documents name no file that is not there. */
import { expect, it } from 'vitest';
import { citedFiles, missingFiles } from './house/cited-files.ts';

it('names no file that is not there', () => {
  expect(citedFiles().length).toBeGreaterThan(300);
  expect(missingFiles()).toEqual([]);
});
