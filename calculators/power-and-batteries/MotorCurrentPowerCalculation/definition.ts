/** Current, power, efficiency and torque of a DC or AC motor, and the capacitor that raises its power factor. */
import { defineTool, refuse } from '#calculators/define.ts';

/** sin φ from cos φ. */
const sineOf = (cosine: number): number => Math.sqrt((1 - cosine) * (1 + cosine));
const tangentOf = (cosine: number): number => sineOf(cosine) / cosine;

interface Motor {
  mode: 'current' | 'power' | 'efficiency';
  voltage: number;
  shaftPower: number;
  current: number;
  efficiency: number;
}

/** Line current, electrical and shaft power; `factor` is the power per volt and ampere of apparent power, `phases` that of the supply. */
function working(given: Motor, phases: number, factor: number): { current: number; input: number; output: number; efficiency: number } {
  const { mode, voltage, shaftPower, efficiency } = given;
  if (mode === 'current') {
    const input = shaftPower / efficiency;
    return { current: input / (phases * voltage * factor), input, output: shaftPower, efficiency };
  }
  const input = phases * voltage * given.current * factor;
  if (mode === 'power') return { current: given.current, input, output: efficiency * input, efficiency };
  return { current: given.current, input, output: shaftPower, efficiency: shaftPower / input };
}

interface Supply {
  supplyType: 'dc' | 'singlePhase' | 'threePhase';
  voltage: number;
  frequency: number;
  targetPowerFactor: number;
}

/** Capacitors that raise the power factor: one across a single-phase motor, each of three in delta otherwise. */
function correction(given: Supply, input: number, factor: number): { reactivePower: number; capacitance: number } {
  if (given.supplyType === 'dc') return { reactivePower: 0, capacitance: 0 };
  const reactivePower = Math.max(0, input * (tangentOf(factor) - tangentOf(given.targetPowerFactor)));
  const capacitors = given.supplyType === 'threePhase' ? 3 : 1;
  return { reactivePower, capacitance: reactivePower / (capacitors * 2 * Math.PI * given.frequency * given.voltage ** 2) };
}

export const tool = defineTool({
  name: 'MotorCurrentPowerCalculation',
  modes: ['current', 'power', 'efficiency'],
  inputs: {
    supplyType: { kind: 'choice', choices: ['dc', 'singlePhase', 'threePhase'], default: 'threePhase' },
    voltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 400, above: 0, symbol: 'V' },
    shaftPower: {
      kind: 'quantity',
      unit: 'W',
      show: ['kW', 'hp', 'W'],
      default: 7500,
      above: 0,
      symbol: 'P_2',
      modes: ['current', 'efficiency'],
    },
    current: { kind: 'quantity', unit: 'A', show: ['A'], default: 15, above: 0, symbol: 'I', modes: ['power', 'efficiency'] },
    efficiency: { kind: 'quantity', unit: '1', show: ['%'], default: 0.88, above: 0, max: 1, symbol: 'η', modes: ['current', 'power'] },
    powerFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 0.84, above: 0, max: 1, symbol: 'cos φ' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['Hz'], default: 50, above: 0, symbol: 'f', advanced: true },
    speed: { kind: 'quantity', unit: 'rad/s', show: ['1/min'], default: 151.84364492350667, above: 0, symbol: 'n', advanced: true },
    startingFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 6, min: 1, max: 20, advanced: true },
    targetPowerFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 0.95, above: 0, max: 1, symbol: 'cos φ2', advanced: true },
  },
  outputs: {
    lineCurrent: { kind: 'quantity', unit: 'A', show: ['A'], symbol: 'I' },
    inputPower: { kind: 'quantity', unit: 'W', show: ['kW', 'W'], symbol: 'P_1' },
    outputPower: { kind: 'quantity', unit: 'W', show: ['kW', 'hp', 'W'], symbol: 'P_2' },
    motorEfficiency: { kind: 'quantity', unit: '1', show: ['%'], symbol: 'η' },
    losses: { kind: 'quantity', unit: 'W', show: ['W', 'kW'] },
    apparentPower: { kind: 'quantity', unit: 'VA', show: ['kVA', 'VA'], symbol: 'S' },
    reactivePower: { kind: 'quantity', unit: 'var', show: ['kvar', 'var'], symbol: 'Q' },
    torque: { kind: 'quantity', unit: 'N·m', show: ['N·m'], symbol: 'M' },
    startingCurrent: { kind: 'quantity', unit: 'A', show: ['A'] },
    correctionReactivePower: { kind: 'quantity', unit: 'var', show: ['kvar', 'var'], symbol: 'Q_C' },
    correctionCapacitance: { kind: 'quantity', unit: 'F', show: ['µF'], symbol: 'C' },
    correctedCurrent: { kind: 'quantity', unit: 'A', show: ['A'] },
  },
  main: { current: 'lineCurrent', power: 'outputPower', efficiency: 'motorEfficiency' },
  refusals: { EFFICIENCY_ABOVE_ONE: 'shaftPower' },
  warnings: ['LOW_EFFICIENCY', 'OVERCORRECTION'],
  compute(given) {
    const { supplyType, voltage } = given;
    const phases = supplyType === 'threePhase' ? Math.sqrt(3) : 1;
    const factor = supplyType === 'dc' ? 1 : given.powerFactor;
    const { current, input, output, efficiency } = working(given, phases, factor);
    if (efficiency > 1) return refuse('EFFICIENCY_ABOVE_ONE');

    const apparentPower = phases * voltage * current;
    const reactivePower = apparentPower * sineOf(factor);
    const capacitors = correction(given, input, factor);
    return {
      out: {
        lineCurrent: current,
        inputPower: input,
        outputPower: output,
        motorEfficiency: efficiency,
        losses: input - output,
        apparentPower,
        reactivePower,
        torque: output / given.speed,
        startingCurrent: given.startingFactor * current,
        correctionReactivePower: capacitors.reactivePower,
        correctionCapacitance: capacitors.capacitance,
        correctedCurrent:
          capacitors.reactivePower === 0 ? current : Math.hypot(input, reactivePower - capacitors.reactivePower) / (phases * voltage),
      },
      warnings: [efficiency < 0.5 && 'LOW_EFFICIENCY', supplyType !== 'dc' && given.targetPowerFactor > 0.95 && 'OVERCORRECTION'],
    };
  },
  sources: [
    'IEC 60034-1:2022, Rotating electrical machines, Part 1: Rating and performance',
    'IEC 60034-2-1:2024, Rotating electrical machines, Part 2-1: Standard methods for determining losses and efficiency from tests',
    'NFPA 70:2023 (NEC), National Electrical Code, § 430',
    'IEEE Std 141-1993, Recommended practice for electric power distribution for industrial plants, doi:10.1109/IEEESTD.1994.121642',
  ],
});
