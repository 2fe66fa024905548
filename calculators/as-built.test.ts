import { expect, it } from 'vitest';
import { asBuilt, isDesign } from './as-built.ts';
import { evaluate } from './evaluate.ts';
import { type ToolName, toolNames } from './names.ts';
import { loadTool } from './registry.ts';
import { ownTolerance, spreadOf, variedInputs } from './tolerance.ts';

async function built(name: ToolName, mode: string, changed: Readonly<Record<string, number>> = {}) {
  const tool = await loadTool(name);
  const design = evaluate(tool, { mode, ...changed });
  const usual = Object.fromEntries(Object.entries(tool.inputs).map(([id, { default: value }]) => [id, value]));
  const circuit = asBuilt(name, mode, { ...usual, ...changed }, design.ok ? design.out : {});
  const entries = Object.entries(circuit.given).filter(([id]) => {
    const { modes } = tool.inputs[id] ?? {};
    return modes === undefined || modes.includes(circuit.mode ?? '');
  });
  return { tool, design, circuit, entered: { mode: circuit.mode, ...Object.fromEntries(entries) } };
}

it.each<[ToolName, string, string]>([
  ['ResistorVoltageDivision', 'r2', 'outputVoltage'],
  ['ResistorVoltageDivision', 'design', 'outputVoltage'],
  ['RCFilter', 'solveResistance', 'standardCutoffFrequency'],
  ['VoltageCalculation', 'adjustableDesign', 'actualVoltage'],
  ['VoltageCalculation', 'feedbackDesign', 'actualVoltage'],
  ['TimingCircuitCalculation', 'astableDesign', 'actualFrequency'],
  ['TimingCircuitCalculation', 'monostableDesign', 'pulse'],
  ['CapacitanceTime', 'capacitance', 'time'],
  ['LCCircuitFrequency', 'solveInductance', 'standardFrequency'],
  ['LCCircuitFrequency', 'solveCapacitance', 'standardFrequency'],
  ['FETBufferDeviation', 'designForVoltage', 'standardOutputVoltage'],
  ['ParallelResistors', 'missing', 'resistance'],
  ['ParallelResistors', 'pair', 'resistance'],
  ['CapacitorsInSeries', 'missing', 'capacitance'],
  ['ZenerDiode', 'design', 'outputVoltage'],
  ['ZenerDiodes', 'designRange', 'zenerPowerMax'],
  ['TriodeBiasVoltage', 'dividerDesign', 'collectorCurrentActual'],
  ['TriodeSwitch', 'design', 'baseCurrent'],
  ['ConstantCurrent', 'regulator', 'actualCurrent'],
  ['ConstantCurrent', 'transistor', 'actualCurrent'],
  ['ConstantCurrent', 'opAmp', 'actualCurrent'],
  ['DifferenceAmplifier', 'design', 'outputVoltage'],
  ['LEDResistors', 'string', 'ledCurrent'],
  ['LEDResistors', 'shared', 'ledCurrent'],
  ['SuperCapacitor', 'capacitance', 'holdTime'],
  ['TrapAntennaCalculator', 'coaxTrap', 'resonantFrequency'],
])('%s, %s: the circuit with the chosen parts has the %s of the design', async (name, mode, output) => {
  const { tool, design, entered } = await built(name, mode);
  const answer = evaluate(tool, entered);
  expect(isDesign(name, mode)).toBe(true);
  expect(design.ok && answer.ok && Number(answer.out[output]) / Number(design.out[output])).toBeCloseTo(1, 9);
});

it('offers of a design in other words the results that mean the same', async () => {
  for (const [name, mode, changed] of [
    ['ConstantCurrent', 'transistor', { currentGain: 20 }],
    ['ConstantCurrent', 'opAmp', {}],
    ['LEDResistors', 'shared', { parallelCount: 4 }],
  ] as const) {
    const { tool, design, circuit, entered } = await built(name, mode, changed);
    const answer = evaluate(tool, entered);
    expect(circuit.results?.length).toBeGreaterThan(0);
    for (const id of circuit.results ?? []) {
      expect(answer.ok && Number(answer.out[id])).toBeCloseTo(Number(design.ok && design.out[id]), 12);
    }
  }
});

it('varies the parts of a design instead of choosing others', async () => {
  const { tool, circuit, entered } = await built('ResistorVoltageDivision', 'r2');
  const share = (id: string) => ownTolerance(tool, circuit.mode, id, circuit.given) ?? 0.05;
  const varied = variedInputs(tool, circuit.mode, entered, share);
  expect(varied.map(({ id, share: own }) => [id, own])).toEqual([
    ['r1', 0.01],
    ['r2', 0.01],
  ]);
  const spread = spreadOf(tool, entered, varied, 'outputVoltage', 'uniform');
  const { out } = evaluate(tool, entered) as { out: Record<string, number> }; // numbers of this mode
  expect(spread?.worst.low).toBeCloseTo(out['outputMinimum'] ?? 0, 6);
  expect(spread?.worst.high).toBeCloseTo(out['outputMaximum'] ?? 0, 6);
});

it('thresholds of a designed comparator are those of its standard resistors', async () => {
  const { tool, design, circuit, entered } = await built('HysteresisComparator', 'designInverting');
  const answer = evaluate(tool, entered);
  expect(answer.ok && answer.out['upperThreshold']).toBeCloseTo(Number(design.ok && design.out['standardUpperThreshold']), 9);
  const varied = variedInputs(tool, circuit.mode, entered, () => 0.01).map(({ id }) => id);
  expect(varied).toEqual(['resistance1', 'resistance2', 'resistance3']);
});

/** Modes that are given all parts that count, and say the standard value beside. */
const givenAll = ['DCCircuitCalculations', 'LCCircuitFrequency solveFrequency', 'RCFilter solveCutoff', 'FETBufferDeviation analyse'];

it('no calculator that varies parts chooses others while it does', async () => {
  const choosing: string[] = [];
  for (const name of toolNames) {
    const tool = await loadTool(name);
    for (const mode of tool.modes) {
      const isOf = ({ modes }: { modes?: readonly string[] }) => modes === undefined || modes.includes(mode);
      const varies = Object.values(tool.inputs).some((input) => isOf(input) && 'component' in input && input.component);
      const chooses = Object.entries(tool.outputs).some(
        ([id, output]) => isOf(output) && /standard|pair/i.test(id) && 'unit' in output && ['Ω', 'F', 'H'].includes(output.unit),
      );
      if (varies && chooses && !isDesign(name, mode)) choosing.push(`${name} ${mode}`);
    }
  }
  expect(choosing.filter((one) => !givenAll.some((known) => one.startsWith(known)))).toEqual([]);
});
