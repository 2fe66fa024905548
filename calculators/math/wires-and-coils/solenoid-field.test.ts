import { describe, expect, it } from 'vitest';
import { solenoidField } from './solenoid-field.ts';

/** Closed form on the axis. */
const onAxis = (radius: number, halfLength: number, z: number) =>
  ((z + halfLength) / Math.hypot(z + halfLength, radius) - (z - halfLength) / Math.hypot(z - halfLength, radius)) / 2;

describe('the field of a coil', () => {
  const coil = { radius: 0.02, halfLength: 0.05 };

  it.each([0, 0.03, 0.05, -0.2])('is the closed form on the axis at %d m', (z) => {
    const { axial, radial } = solenoidField(coil, z, 0);
    expect(axial).toBeCloseTo(onAxis(0.02, 0.05, z), 12);
    expect(radial).toBe(0);
  });

  it('jumps by the current in the winding and nowhere else', () => {
    const [inside, outside] = [0.02 * (1 - 1e-8), 0.02 * (1 + 1e-8)].map((radial) => solenoidField(coil, 0.01, radial));
    expect((inside?.axial ?? 0) - (outside?.axial ?? 0)).toBeCloseTo(1, 6);
    expect(inside?.radial).toBeCloseTo(outside?.radial ?? 1, 6);
  });

  it.each([
    ['beside', 5, 0.3],
    ['before', 0.2, 5],
  ])('has no step where the multipoles take over %s it', (_, z, radial) => {
    const factor = 5 / Math.hypot(z, radial);
    const [near, away] = [1 - 1e-9, 1 + 1e-9].map((step) => solenoidField(coil, z * factor * step, radial * factor * step));
    expect((near?.axial ?? 0) / (away?.axial ?? 1)).toBeCloseTo(1, 7);
    expect((near?.radial ?? 0) / (away?.radial ?? 1)).toBeCloseTo(1, 7);
  });

  it.each([
    ['within', 3, 0.0005],
    ['beside', 3, 0.02],
    ['before', 5.15, 0.01],
  ])('has no step where a thin coil becomes two poles, %s it', (_, z, radial) => {
    const threshold = Math.hypot(z - 5, radial) / 100;
    const [exact, poles] = [threshold * (1 + 1e-9), threshold * (1 - 1e-9)].map((radius) =>
      solenoidField({ radius, halfLength: 5 }, z, radial),
    );
    expect((exact?.axial ?? 0) / (poles?.axial ?? 1)).toBeCloseTo(1, 7);
    expect((exact?.radial ?? 0) / (poles?.radial ?? 1)).toBeCloseTo(1, 6);
  });
});
