/** The circuit of each calculator does what the calculator says of it, although both are computed in different ways. */
import { describe, expect, it } from 'vitest';
import { type AnyTool, evaluate } from '#calculators/evaluate.ts';
import type { InputValue, OutputValue } from '#calculators/define.ts';
import type { ToolName } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';
import { loadCircuits } from './circuits.ts';
import { responseAt } from './circuit/response.ts';

type Entered = Record<string, InputValue>;

/** Inputs of a mode with their defaults, as the page has them. */
function givenOf(tool: AnyTool, entered: Entered): Entered {
  const defaults = Object.fromEntries(Object.entries(tool.inputs).map(([id, { default: value }]) => [id, value]));
  return { mode: tool.modes[0] ?? null, ...defaults, ...entered };
}

async function circuitsOf(name: ToolName, entered: Entered) {
  const tool = await loadTool(name);
  const answer = evaluate(tool, entered);
  const make = await loadCircuits(name);
  if (!answer.ok || !make) throw new Error(`${name} has no circuit for ${JSON.stringify(entered)}: ${JSON.stringify(answer)}`);
  return { out: answer.out, circuits: make(givenOf(tool, entered), answer.out) };
}

const number = (value: OutputValue | undefined) => (typeof value === 'number' ? value : Number.NaN);

/** Name, inputs, and the result that says the circuit's gain at the frequency. */
const cases: [ToolName, Entered, string, string?][] = [
  ['RCFilter', { evaluationFrequency: 700, loadResistance: 5000, sourceResistance: 100 }, 'gainDb', 'phase'],
  ['RCFilter', { filterType: 'highPass', evaluationFrequency: 700, loadResistance: 5000 }, 'gainDb', 'phase'],
  ['ChebyshevHighPassFilter', { evaluationFrequency: 12e6, inductorQ: 60 }, 'standardGainDb', 'standardPhase'],
  ['ChebyshevHighPassFilter', { order: 4, firstElement: 'shunt', evaluationFrequency: 7e6 }, 'standardGainDb', 'standardPhase'],
  ['BandpassFilter', { mode: 'lcLadder', inductorQ: 80 }, 'standardGainDb', 'standardPhase'],
  ['BandpassFilter', { mode: 'rcDesign', evaluationFrequency: 500 }, 'standardGainDb', 'standardPhase'],
  ['BandpassFilter', { mode: 'rcAnalysis', loadResistance: 20_000, evaluationFrequency: 500 }, 'gainDb', 'phase'],
  ['BandpassFilter', { mode: 'multipleFeedback', gainBandwidth: 1e6 }, 'standardGainDb', 'standardPhase'],
  ...['sallenKey', 'multipleFeedback', 'firstOrderNonInverting', 'firstOrderInverting'].flatMap((mode): typeof cases =>
    (['OpAmpLowPassFilter', 'OpAmpHighPassFilterCalculator'] as const).flatMap((name): typeof cases => [
      [name, { mode, gain: 2, gainBandwidth: 1e6, evaluationFrequency: 1500 }, 'standardGainDb', 'standardPhase'],
      [name, { mode, gain: 1, evaluationFrequency: 1500 }, 'standardGainDb', 'standardPhase'],
    ]),
  ),
  ['LMatchCircuit', { inductorQ: 40, evaluationFrequency: 1.1e8 }, 'standardGainDb', 'standardPhase'],
  [
    'LMatchCircuit',
    { sourceReactance: 20, loadReactance: -100, inductorQ: 40, evaluationFrequency: 1.1e8 },
    'standardGainDb',
    'standardPhase',
  ],
  [
    'LMatchCircuit',
    { sourceReactance: -35, loadReactance: 80, solution: 2, evaluationFrequency: 0.9e8 },
    'standardGainDb',
    'standardPhase',
  ],
  ['PiMatchCircuit', { sourceReactance: 15, loadReactance: -40, evaluationFrequency: 1.1e8 }, 'standardGainDb', 'standardPhase'],
  ['TMatchCircuit', { sourceReactance: -25, loadReactance: 60, evaluationFrequency: 0.95e8 }, 'standardGainDb', 'standardPhase'],
  ['PiMatchCircuit', { form: 'highPass', evaluationFrequency: 0.9e8 }, 'standardGainDb', 'standardPhase'],
  ['TMatchCircuit', { capacitorQ: 100, evaluationFrequency: 1.2e8 }, 'standardGainDb', 'standardPhase'],
];

describe('a circuit has the gain of its calculator', () => {
  it.each(cases)('%s %j', async (name, entered, gain, phase) => {
    const { out, circuits } = await circuitsOf(name, entered);
    const { circuit } = circuits[0] ?? {};
    expect(circuit).toBeDefined();
    if (!circuit) return;
    const at = number(entered['evaluationFrequency'] ?? circuit.center);
    const point = responseAt(circuit, at);
    expect(point.gainDb).toBeCloseTo(number(out[gain]), 6);
    if (phase !== undefined) expect(Math.cos(((number(point.phase) - number(out[phase])) * Math.PI) / 180)).toBeCloseTo(1, 8);
  });

  it('a row of parts on the Smith chart loses what its standing wave ratio says', async () => {
    const network = 'sL8.754n pC3.183p';
    const { out, circuits } = await circuitsOf('SmithChart', { network });
    const [first] = circuits;
    const reflection = (number(out['standardVswr']) - 1) / (number(out['standardVswr']) + 1);
    expect(first && responseAt(first.circuit, 1e9).gainDb).toBeCloseTo(10 * Math.log10(1 - reflection ** 2), 6);
    expect(first?.circuit.parts.map(({ kind, name, nodes }) => [kind, name, ...nodes])).toEqual([
      ['C', 'C1', '1', '0'],
      ['L', 'L2', '1', '2'],
    ]);
  });

  it('a row with a line, or a load without resistance, makes no circuit', async () => {
    expect((await circuitsOf('SmithChart', { network: 'sL8.754n line50@45' })).circuits).toEqual([]);
    expect((await circuitsOf('SmithChart', { loadResistance: 0 })).circuits).toEqual([]);
  });

  it('an attenuator takes what it says, in every form', async () => {
    for (const entered of [{ mode: 'pi' }, { mode: 't' }, { mode: 'bridgedT' }, { mode: 't', attenuation: 5.72, loadImpedance: 75 }]) {
      const { out, circuits } = await circuitsOf('AttenuatorPad', entered);
      const [first] = circuits;
      expect(first && responseAt(first.circuit, 1e6).gainDb).toBeCloseTo(-number(out['attenuation']), 6);
    }
  });

  it('a mains filter takes from each kind of noise what it says', async () => {
    const frequency = 400e3;
    const { out, circuits } = await circuitsOf('EMIFilter', { frequency, equipmentImpedance: 30 });
    const losses = circuits.map(({ circuit }) => {
      const without = 20 * Math.log10((circuit.load ?? 0) / (circuit.source + (circuit.load ?? 0)));
      return without - number(responseAt(circuit, frequency).gainDb ?? undefined);
    });
    expect(losses[0]).toBeCloseTo(number(out['commonLoss']), 6);
    expect(losses[1]).toBeCloseTo(number(out['differentialLoss']), 6);
  });

  it.each(['nonInverting', 'inverting'])(
    'an op-amp stage has its gain at low frequencies and 3 dB less at its bandwidth: %s',
    async (mode) => {
      const { out, circuits } = await circuitsOf('OpAmpStage', { mode });
      const { circuit } = circuits[0] ?? {};
      const gainAt = (frequency: number) => (circuit ? number(responseAt(circuit, frequency).gainDb ?? undefined) : Number.NaN);
      expect(gainAt(1)).toBeCloseTo(number(out['gainDb']), 6);
      expect(gainAt(number(out['bandwidth']))).toBeCloseTo(number(out['gainDb']) - 10 * Math.log10(2), 6);
    },
  );

  it('each driver of a crossover has a circuit of its own', async () => {
    const { out, circuits } = await circuitsOf('SpeakerCrossover', { evaluationFrequency: 1000, order: 4 });
    expect(circuits.map(({ name }) => name)).toEqual(['choices.components.woofer', 'choices.components.tweeter']);
    const gains = circuits.map(({ circuit }) => responseAt(circuit, 1000).gainDb);
    expect(gains[0]).toBeCloseTo(number(out['standardWooferGainDb']), 6);
    expect(gains[1]).toBeCloseTo(number(out['standardTweeterGainDb']), 6);
  });
});
