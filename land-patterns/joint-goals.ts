/**
 * How far a land reaches past the terminal, by IPC-7351B tables 3-2 to 3-22: from the end of the lead outwards (`outer`), from its inner end
 * inwards (`inner`) and at each side, for the density levels A, B and C, in millimetres. Leads that turn inwards under the body have their heel outside.
 */
import type { Density } from './land-pattern.ts';

type Levels = Readonly<Record<Density, number>>;

export interface JointGoals {
  table: string;
  outer: Levels;
  inner: Levels;
  side: Levels;
  courtyard: Levels;
  /** Step to which lands are rounded. */
  step: number;
}

const levels = (A: number, B: number, C: number): Levels => ({ A, B, C });
const usualCourtyard = levels(0.5, 0.25, 0.1);
const noHeel = levels(0, 0, 0);

export const jointGoals = {
  /** Gull wings with a pitch above 0.625 mm. */
  gullWing: {
    table: 'IPC-7351B, table 3-2',
    outer: levels(0.55, 0.35, 0.15),
    inner: levels(0.45, 0.35, 0.25),
    side: levels(0.05, 0.03, 0.01),
    courtyard: usualCourtyard,
    step: 0.05,
  },
  /** Gull wings with a pitch of at most 0.625 mm. */
  fineGullWing: {
    table: 'IPC-7351B, table 3-3',
    outer: levels(0.55, 0.35, 0.15),
    inner: levels(0.45, 0.35, 0.25),
    side: levels(0.01, -0.02, -0.04),
    courtyard: usualCourtyard,
    step: 0.05,
  },
  /** Rectangular chips of 1608 (0603) and larger. */
  chip: {
    table: 'IPC-7351B, table 3-5',
    outer: levels(0.55, 0.35, 0.15),
    inner: noHeel,
    side: levels(0.05, 0, -0.05),
    courtyard: usualCourtyard,
    step: 0.05,
  },
  /** Rectangular chips smaller than 1608 (0603). */
  smallChip: {
    table: 'IPC-7351B, table 3-6',
    outer: levels(0.3, 0.2, 0.1),
    inner: noHeel,
    side: levels(0.05, 0, -0.05),
    courtyard: levels(0.2, 0.15, 0.1),
    step: 0.02,
  },
  /** Flat leads that turn inwards under a moulded body: tantalum capacitors, SMA, SMB, SMC. */
  inwardLead: {
    table: 'IPC-7351B, table 3-13',
    outer: levels(0.8, 0.5, 0.2),
    inner: levels(0.25, 0.15, 0.07),
    side: levels(0.01, -0.05, -0.1),
    courtyard: usualCourtyard,
    step: 0.05,
  },
  /** Terminals under the edge of the body on four sides: QFN. */
  quadNoLead: {
    table: 'IPC-7351B, table 3-15',
    outer: levels(0.4, 0.3, 0.2),
    inner: noHeel,
    side: levels(-0.04, -0.04, -0.04),
    courtyard: usualCourtyard,
    step: 0.05,
  },
  /** Terminals under the edge of the body on two sides: SON, DFN. */
  smallNoLead: {
    table: 'IPC-7351B, table 3-16',
    outer: levels(0.4, 0.3, 0.2),
    inner: noHeel,
    side: levels(-0.04, -0.04, -0.04),
    courtyard: usualCourtyard,
    step: 0.05,
  },
  /** Flat leads that stand straight out: SOD-123F, SOT-563. */
  flatLead: {
    table: 'IPC-7351B, table 3-22',
    outer: levels(0.3, 0.2, 0.1),
    inner: noHeel,
    side: levels(0.05, 0, -0.05),
    courtyard: levels(0.2, 0.15, 0.1),
    step: 0.05,
  },
} as const satisfies Record<string, JointGoals>;

export type Joint = keyof typeof jointGoals;
