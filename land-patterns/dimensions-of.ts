/** Which dimensions a part's outline has, by its class (`contract/part-classes.ts`). */
import { ballGrids } from './data/ball-grids.ts';
import { type ChipKind, chipOf } from './data/chips.ts';
import { gullWings } from './data/gull-wings.ts';
import { moulded } from './data/moulded.ts';
import { noLeads } from './data/no-leads.ts';
import { recommendedLands } from './data/recommended.ts';
import { smallOutlines } from './data/small-outlines.ts';
import { throughHoleParts } from './data/through-holes.ts';
import type { BallGrid } from './families/ball-grid.ts';
import type { Recommended } from './families/recommended.ts';
import type { Rows } from './families/rows.ts';
import type { ThroughHole } from './families/through-hole.ts';
import type { TwoTerminal } from './families/two-terminal.ts';

export type Dimensions = BallGrid | Recommended | Rows | ThroughHole | TwoTerminal;

/** What a chip is made of decides about its terminals. Metal-strip resistors, fuses, LEDs and thermistors have terminals of their own: no kind. */
const chipKindOfClass: Readonly<Record<string, ChipKind>> = {
  'chip-resistors': 'resistor',
  mlcc: 'capacitor',
  'ferrite-beads': 'ferrite',
  'power-inductors': 'inductor',
  'rf-inductors': 'inductor',
};

const byOutline: Readonly<Record<string, Dimensions>> = {
  ...moulded,
  ...gullWings,
  ...smallOutlines,
  ...noLeads,
  ...ballGrids,
  ...recommendedLands,
  ...throughHoleParts,
};

/** Undefined for a package whose dimensions with tolerance are not known. */
export function dimensionsOf(outlineId: string, partClass: string | null): Dimensions | undefined {
  const kind = chipKindOfClass[partClass ?? ''];
  return (kind && chipOf(kind, outlineId)) ?? byOutline[outlineId];
}

export const knownOutlines: readonly string[] = Object.keys(byOutline);
