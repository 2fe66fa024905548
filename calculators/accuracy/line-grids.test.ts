/** Forty random lines of each calculator of traces, wires and coplanar waveguides beside finite elements. */
import { expect, it } from 'vitest';
import type { ToolName } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';
import { coatedGrids, etchedGrids, layeredGrids, lineGrids, sectionGrids } from './grids.ts';
import { compare } from './measure.ts';

const allGrids = [...lineGrids, ...sectionGrids];

/** Relative error that is allowed: of single lines 0.05 %, of the gaps of pairs 0.3 %, as the solvers state it. */
const tolerances: Readonly<Partial<Record<ToolName, number>>> = {
  AsymmetricStriplineImpedance: 5e-4,
  BroadsideCoupled: 3e-3,
  CoaxialCableImpedance: 5e-5,
  CoplanarWaveguide: 5e-3,
  DifferentialCoplanarWaveguide: 7e-3,
  EdgeCoupledMicrostripImpedance: 3e-3,
  EdgeCoupledStriplineImpedance: 3e-3,
  EmbeddedMicrostripImpedance: 5e-4,
  Microstrip: 5e-4,
  MicrostripLineCrosstalk: 3e-3,
  StriplineImpedance: 5e-4,
  StriplineReverseCrosstalk: 3e-3,
  SymmetricalStripline: 5e-4,
  TwistedPairCableImpedance: 2e-4,
  WireMicrostripImpedance: 2e-3,
};

it.each(allGrids)('%s meets its forty lines', async (name, lines) => {
  expect(lines.length).toBeGreaterThanOrEqual(40);
  const [comparison] = compare(await loadTool(name), lines);
  expect(comparison?.kind).toBe('field solution by another method');
  expect(comparison?.worst).toBeLessThan(tolerances[name] ?? 0);
});

it('has a grid of every calculator that a tolerance is stated for', () => {
  expect(allGrids.map(([name]) => name).toSorted()).toEqual(Object.keys(tolerances));
});

it.each(etchedGrids)('%s meets traces with a narrower top as it meets rectangles', async (name, lines) => {
  expect(lines.length).toBeGreaterThan(20);
  expect(compare(await loadTool(name), lines)[0]?.worst).toBeLessThan(5e-4);
});

it.each(coatedGrids)('%s meets its lines under solder mask within the guaranteed 1 %', async (name, lines) => {
  expect(lines.length).toBeGreaterThanOrEqual(40);
  expect(compare(await loadTool(name), lines)[0]?.worst).toBeLessThan(9e-3);
});

/** Of the loss, and of the permittivity under a cover, more than of impedances. */
const layeredTolerances: Readonly<Partial<Record<ToolName, number>>> = {
  EmbeddedMicrostripImpedance: 6e-3,
  StriplineImpedance: 3e-3,
  SymmetricalStripline: 4e-3,
};

it.each(layeredGrids)('%s meets its lines between core and prepreg', async (name, lines) => {
  expect(lines.length).toBeGreaterThanOrEqual(12);
  expect(compare(await loadTool(name), lines)[0]?.worst).toBeLessThan(layeredTolerances[name] ?? 2e-3);
});
