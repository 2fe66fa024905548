import type { Detail } from './panels.ts';

/** 'full' gives the stated accuracy; 'quick' is good to about 1 % and several times faster, for the steps of a search. */
export type Effort = 'quick' | 'full';

/** Panels for a strip of which only the right half is cut up. */
export const halfStripDetail: Record<Effort, Detail> = { quick: { face: 8, side: 4 }, full: { face: 16, side: 10 } };

/** Panels for a strip that is cut up as a whole. */
export const fullStripDetail: Record<Effort, Detail> = { quick: { face: 14, side: 4 }, full: { face: 32, side: 10 } };
