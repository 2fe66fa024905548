import type { Density } from './land-pattern.ts';

/** How IPC-7351B ends a name: most, nominal, least. */
export const levelLetter: Readonly<Record<Density, string>> = { A: 'M', B: 'N', C: 'L' };

/** Hundredths of a millimetre. */
export const hundredths = (length: number): string => String(Math.round(length * 100));
