/** Every calculator beside its references, computed once: the page that says how far it is off, and what each grid of field solutions allows. */
import { beforeAll, expect, it } from 'vitest';
import { isToolName, type ToolName, toolNames } from '#calculators/names.ts';
import { accuracyDocument, type Compared, compareAll } from './document.ts';
import { type GridId, gridsOf } from './grids.ts';
import type { Reference } from './reference.ts';

/** Read by the bundler: calculators know no file system. */
const files = import.meta.glob<{ default: readonly Reference[] }>('/calculators/*/*/examples.json', { eager: true });
const pages = import.meta.glob<string>('/docs/calculators.md', { eager: true, query: '?raw', import: 'default' });

let compared: readonly Compared[] = [];
beforeAll(async () => {
  compared = await compareAll((group, name) => files[`/calculators/${group}/${name}/examples.json`]?.default ?? []);
  // Half a minute of field solutions, on a machine that may be busy.
}, 300_000);

it('says of every calculator how far it is from its references, as `npm run bench:calc -- --accuracy` writes it', () => {
  const written = accuracyDocument(compared);
  expect(pages['/docs/calculators.md']).toBe(written);
  for (const name of toolNames) expect(written).toContain(`| ${name} |`);
  expect(written).not.toContain('Infinity');
});

interface Allowed {
  /** Fewest points of the grid of a calculator. */
  readonly points: number;
  /** Greatest relative error of its values. */
  readonly error: number;
}

/** Of single lines 0.05 %, of the gaps of pairs 0.3 %, as the solvers state it. */
const lines: Readonly<Partial<Record<ToolName, number>>> = {
  AsymmetricStriplineImpedance: 5e-4,
  BroadsideCoupled: 3e-3,
  EdgeCoupledMicrostripImpedance: 3e-3,
  EdgeCoupledStriplineImpedance: 3e-3,
  EmbeddedMicrostripImpedance: 5e-4,
  Microstrip: 5e-4,
  MicrostripLineCrosstalk: 3e-3,
  StriplineImpedance: 5e-4,
  StriplineReverseCrosstalk: 3e-3,
  SymmetricalStripline: 5e-4,
};
const sections: Readonly<Partial<Record<ToolName, number>>> = {
  CoaxialCableImpedance: 5e-5,
  CoplanarWaveguide: 5e-3,
  DifferentialCoplanarWaveguide: 7e-3,
  TwistedPairCableImpedance: 2e-4,
  WireMicrostripImpedance: 2e-3,
};
/** Of the loss, and of the permittivity under a cover, more than of impedances. */
const layered: Readonly<Partial<Record<ToolName, number>>> = {
  EmbeddedMicrostripImpedance: 6e-3,
  StriplineImpedance: 3e-3,
  SymmetricalStripline: 4e-3,
};

function allowed(grid: GridId, name: ToolName): Allowed {
  switch (grid) {
    case 'lines':
      return { points: 40, error: lines[name] ?? 0 };
    case 'sections':
      return { points: 40, error: sections[name] ?? 0 };
    case 'etched':
      return { points: 21, error: 5e-4 };
    case 'coated':
      return { points: 40, error: 9e-3 };
    case 'layered':
      return { points: 12, error: layered[name] ?? 2e-3 };
    case 'resistances':
      return { points: 12, error: 0.015 };
  }
}

const places = toolNames.flatMap((name) => gridsOf(name).map(([grid]) => [name, grid] as const));

it.each(places)('%s meets its points of %s', (name, grid) => {
  const found = compared.find((one) => one.name === name && one.from === grid);
  const { points, error } = allowed(grid, name);
  expect(found?.points).toBeGreaterThanOrEqual(points);
  expect(found?.comparisons.map(({ kind }) => kind)).toEqual(['field solution by another method']);
  for (const { worst } of found?.comparisons ?? []) expect(worst).toBeLessThan(error);
});

it('has forty lines or sections of every calculator that a tolerance is stated for', () => {
  const gridded = places.filter(([, grid]) => grid === 'lines' || grid === 'sections').map(([name]) => name);
  expect(gridded.toSorted()).toEqual(
    Object.keys({ ...lines, ...sections })
      .filter(isToolName)
      .toSorted(),
  );
});
