import { describe, expect, it } from 'vitest';
import { around } from './dimension.ts';
import { jointGoals } from './joint-goals.ts';
import { densities } from './land-pattern.ts';
import { landsOf } from './lands.ts';

/**
 * KEMET C1023_X7R_AUTO_SMD of 2018-06-08: its dimensions of ceramic chips, and its land patterns by IPC-7351 for density levels A, B and C (table 3): distance C from the
 * middle to that of a land, length Y along the part, width X across it.
 */
const kemet = [
  {
    size: '0805',
    length: around(2, 0.2),
    width: around(1.25, 0.2),
    terminal: around(0.5, 0.25),
    lands: { A: [1, 1.35, 1.55], B: [0.9, 1.15, 1.45], C: [0.75, 0.95, 1.35] },
  },
  {
    size: '1206',
    length: around(3.2, 0.2),
    width: around(1.6, 0.2),
    terminal: around(0.5, 0.25),
    lands: { A: [1.6, 1.35, 1.9], B: [1.5, 1.15, 1.8], C: [1.4, 0.95, 1.7] },
  },
  {
    size: '1210',
    length: around(3.2, 0.2),
    width: around(2.5, 0.2),
    terminal: around(0.5, 0.25),
    lands: { A: [1.6, 1.35, 2.8], B: [1.5, 1.15, 2.7], C: [1.4, 0.95, 2.6] },
  },
  {
    size: '1812',
    length: around(4.5, 0.3),
    width: around(3.2, 0.3),
    terminal: around(0.6, 0.35),
    lands: { A: [2.15, 1.6, 3.6], B: [2.05, 1.4, 3.4], C: [1.95, 1.2, 3.3] },
  },
  {
    size: '2220',
    length: around(5.7, 0.4),
    width: around(5, 0.4),
    terminal: around(0.6, 0.35),
    lands: { A: [2.75, 1.7, 5.5], B: [2.65, 1.5, 5.4], C: [2.55, 1.3, 5.3] },
  },
] as const;

/** A tenth, and what binary fractions add to it. */
const tolerance = 0.1 + 1e-6;

describe('landsOf', () => {
  it.each(kemet)('comes to the land patterns that KEMET states for $size, within 0.1 mm', ({ length, width, terminal, lands }) => {
    for (const density of densities) {
      const [center, along, across] = lands[density];
      const ours = landsOf({ span: length, length: terminal, width }, jointGoals.chip, density);
      expect(Math.abs((ours.outer + ours.inner) / 4 - center)).toBeLessThan(tolerance);
      expect(Math.abs((ours.outer - ours.inner) / 2 - along)).toBeLessThan(tolerance);
      expect(Math.abs(ours.width - across)).toBeLessThan(tolerance);
    }
  });

  it('follows the equations of IPC-7351B with an SO of MS-012', () => {
    // Z = 5.8 + 0.7 + √(0.4² + 0.1² + 0.05²) = 6.915; S is 3.26 to 5.4, likely within 1.294 of its middle: G = 4.977 − 0.7 − 1.299; X = 0.31 + 0.06 + 0.229.
    const lands = landsOf({ span: [5.8, 6.2], length: [0.4, 1.27], width: [0.31, 0.51] }, jointGoals.gullWing, 'B');
    expect(lands).toEqual({ outer: 6.9, inner: 3, width: 0.6 });
  });

  it('leaves a gap between terminals that are longer than their goals allow', () => {
    expect(landsOf({ span: [1, 1], length: [0.45, 0.45], width: [0.3, 0.3] }, jointGoals.inwardLead, 'A').inner).toBe(0.2);
  });
});
