import { expect, it } from 'vitest';
import {
  copperResistivity,
  ipc2152Area,
  ipc2152AreaFactor,
  ipc2152Current,
  ipc2221Area,
  ipc2221Current,
  ipc2221Factor,
  ipc2221Rise,
} from './trace-current.ts';

const area = 1e-3 * 35e-6;

it('carries about 2.4 A through 1 mm of 35 µm outer copper for 10 K, half of it inside', () => {
  const outside = ipc2221Current(ipc2221Factor.external, area, 10);
  expect(outside).toBeGreaterThan(2.3);
  expect(outside).toBeLessThan(2.5);
  expect(ipc2221Current(ipc2221Factor.internal, area, 10)).toBeCloseTo(outside / 2, 12);
});

it('turns round in every direction', () => {
  const current = ipc2221Current(ipc2221Factor.external, area, 20);
  expect(ipc2221Area(ipc2221Factor.external, current, 20) / area).toBeCloseTo(1, 12);
  expect(ipc2221Rise(ipc2221Factor.external, area, current)).toBeCloseTo(20, 10);
  expect(ipc2152Area(ipc2152Current(area, 15), 15) / area).toBeCloseTo(1, 12);
});

it('needs less copper near a plane and on a thick board', () => {
  expect(ipc2152AreaFactor(1.78e-3, 0)).toBeCloseTo(1, 1);
  expect(ipc2152AreaFactor(1.78e-3, 0.2e-3)).toBeLessThan(0.5);
  expect(ipc2152AreaFactor(1.78e-3, 1)).toBe(ipc2152AreaFactor(1.78e-3, 0));
  expect(ipc2152AreaFactor(3e-3, 0)).toBeLessThan(ipc2152AreaFactor(1e-3, 0));
});

it('knows copper', () => {
  expect(copperResistivity(20)).toBe(1.7241e-8);
  expect(copperResistivity(100) / 1.7241e-8).toBeCloseTo(1.3144, 10);
});
