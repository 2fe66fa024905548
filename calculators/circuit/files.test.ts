import { expect, it } from 'vitest';
import { loadCircuits } from '#calculators/circuits.ts';
import { evaluate } from '#calculators/evaluate.ts';
import { loadTool } from '#calculators/registry.ts';
import { type Circuit, ground } from './circuit.ts';
import { fieldValue, kicadSchematic } from './kicad.ts';
import { frequencyPlots } from './response-plots.ts';
import { spiceNetlist } from './spice.ts';
import { touchstone } from './touchstone.ts';

const circuit: Circuit = {
  parts: [
    { kind: 'R', name: 'R1', nodes: ['in', 'plus'], value: 4700 },
    { kind: 'C', name: 'C1', nodes: ['plus', ground], value: 1e-7 },
    { kind: 'U', name: 'U1', nodes: ['plus', 'out', 'out'], gainBandwidth: 1e6 },
  ],
  input: 'in',
  output: 'out',
  source: 0,
  load: 10_000,
  gain: 'voltage',
  center: 340,
};

it('writes a netlist whose values no SPICE reads as milli or femto, with the op-amp as a pole', () => {
  expect(spiceNetlist(circuit, 'A filter\nwith a title')).toBe(`* A filter with a title
VIN in 0 DC 1 AC 1
R1 in plus 4700
C1 plus 0 1e-7
GU1 0 u1_pole plus out 1
RU1 u1_pole 0 1000000
CU1 u1_pole 0 1.59154943e-7
EU1 out 0 u1_pole 0 1
RLOAD out 0 10000
.ac dec 50 3.4 34000
.print ac vdb(out) vp(out)
.end
`);
});

it('writes the reactances of both ends as a coil and a capacitor between them and their resistances', () => {
  const parts = [{ kind: 'L', name: 'L1', nodes: ['in', 'out'], value: 1.2e-7 }] as const;
  const between: Circuit = { ...circuit, parts, source: 50, load: 200, sourceReactance: 20, loadReactance: -100, center: 1e8 };
  expect(spiceNetlist(between, 'Match').split('\n').slice(1, -4)).toEqual([
    'VIN source 0 DC 1 AC 1',
    'RSOURCE source source_end 50',
    'LSOURCE in source_end 3.18309886e-8',
    'L1 in out 1.2e-7',
    'CLOAD out load_end 1.59154943e-11',
    'RLOAD load_end 0 200',
  ]);
});

it('writes a Touchstone file with both directions, and none where there is no frequency to begin at', () => {
  const pad: Circuit = { ...circuit, parts: [{ kind: 'R', name: 'R1', nodes: ['in', 'out'], value: 50 }], center: 1e6 };
  const lines = touchstone(pad, 50, 'Pad')?.split('\n') ?? [];
  expect(lines.slice(0, 3)).toEqual(['! Pad', '! Frequency S11 S21 S12 S22', '# Hz S MA R 50.0000000']);
  expect(lines[3]?.split(' ').map(Number)).toEqual([1e4, 0.333333333, 0, 0.666666667, 0, 0.666666667, 0, 0.333333333, 0]);
  expect(lines).toHaveLength(3 + 401 + 1);
  expect(touchstone({ ...pad, center: null }, 50, 'Pad')).toBeNull();
});

const inBand = (frequency: number) => frequency >= 450e3 && frequency <= 460e3;

it('looks closely at a narrow band, in plots as in files', async () => {
  const [tool, circuitsOf] = await Promise.all([loadTool('BandpassFilter'), loadCircuits('BandpassFilter')]);
  const entered = { mode: 'lcLadder', lowerFrequency: 450e3, upperFrequency: 460e3, order: 3, inductorSeries: 'none' };
  const answer = evaluate(tool, entered);
  if (!answer.ok || !circuitsOf) throw new Error('no answer');
  const defaults = Object.fromEntries(Object.entries(tool.inputs).map(([id, { default: value }]) => [id, value]));
  const [{ circuit: narrow } = { circuit }] = circuitsOf({ ...defaults, ...entered }, answer.out);
  const frequencies =
    touchstone(narrow, 50, 'Narrow')
      ?.split('\n')
      .filter((line) => /^\d/.test(line))
      .map(Number.parseFloat) ?? [];
  expect(frequencies.filter(inBand).length).toBeGreaterThanOrEqual(12);
  expect(frequencies).toEqual(frequencies.toSorted((a, b) => a - b));
  const [bode] = frequencyPlots(narrow, narrow.center ?? 0, null);
  expect(bode?.series[0]?.points.filter(([frequency]) => inBand(frequency)).length).toBeGreaterThanOrEqual(12);
  const perDecade = Number(/\.ac dec (\d+)/.exec(spiceNetlist(narrow, 'Narrow'))?.[1]);
  expect(perDecade * Math.log10(460 / 450)).toBeGreaterThanOrEqual(12);
});

it('writes a KiCad schematic in which each pin stands on the label of its node', () => {
  const text = kicadSchematic(circuit, 'A "filter"');
  const opened = text.match(/\(/g)?.length;
  expect(opened).toBe(text.match(/\)/g)?.length);
  expect(text).toContain('(title "A filter ")');
  expect(text).toContain('(property "Value" "4.7k"');
  // R1 stands at 50.8, 50.8; its pins end 3.81 above and below.
  expect(text).toContain('(label "in" (at 50.8 46.99 0)');
  expect(text).toContain('(label "plus" (at 50.8 54.61 0)');
  expect(text.match(/\(label "GND"/g)).toHaveLength(1);
  expect(new Set(text.match(/\(uuid [\d-]+\)/g)).size).toBe(text.match(/\(uuid [\d-]+\)/g)?.length);
});

it('writes values with the prefixes of schematics', () => {
  expect([4700, 1e-7, 2.2e-6, 0.47, 1e6, 3.3e-12].map(fieldValue)).toEqual(['4.7k', '100n', '2.2u', '470m', '1M', '3.3p']);
});
