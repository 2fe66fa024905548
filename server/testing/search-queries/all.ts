import { capacitors } from './capacitors.ts';
import { circuits } from './circuits.ts';
import { conditions } from './conditions.ts';
import { electromechanics } from './electromechanics.ts';
import { everyday } from './everyday.ts';
import type { Query } from './expectation.ts';
import { makers } from './makers.ts';
import { numbers } from './numbers.ts';
import { properties } from './properties.ts';
import { resistors } from './resistors.ts';
import { semiconductors } from './semiconductors.ts';

/** What shoppers type, in the eleven languages of the shop, with what must be answered. */
export const searchQueries: readonly Query[] = [
  ...resistors,
  ...capacitors,
  ...semiconductors,
  ...circuits,
  ...electromechanics,
  ...makers,
  ...numbers,
  ...everyday,
  ...conditions,
  ...properties,
];
