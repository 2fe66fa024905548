/** The readings that are fetched (`further-readings.ts`), in one file. */
import { withSmaller } from './smaller-unit.ts';
import { inParallel, isRange, warmer } from './typed-pairs.ts';
import { isConstant, linkAt, raised, readConstant } from './typed-powers.ts';
import { isOneRange, withoutTolerance, withSigns } from './typed-signs.ts';
import { unitWordAtStart } from './unit-words.ts';

export const allReadings = {
  inParallel,
  isConstant,
  isOneRange,
  isRange,
  linkAt,
  raised,
  readConstant,
  unitWordAtStart,
  warmer,
  withSigns,
  withSmaller,
  withoutTolerance,
};
