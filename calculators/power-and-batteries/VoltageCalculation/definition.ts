/** Output of an adjustable regulator from its two resistors, or the standard resistors for a wanted voltage, with worst case and heat. */
import { defineTool, refuse } from '#calculators/define.ts';
import { type ESeries, nearestInRatio, standardValuesBetween } from '#calculators/math/parts/e-series.ts';

/** Errors that differ by less are equally good. */
const tie = 1e-9;

/** What the pin of either family brings into the divider; `held` carries the reference voltage, `other` also the current of the pin. */
interface Pin {
  reference: number;
  tolerance: number;
  /** Typical current of the pin, and that at both ends of the worst case. */
  current: number;
  currentLow: number;
  currentHigh: number;
}

interface Entered {
  mode: 'adjustable' | 'adjustableDesign' | 'feedback' | 'feedbackDesign';
  referenceVoltage: number;
  referenceTolerance: number;
  adjustCurrent: number;
  feedbackCurrent: number;
}

const isAdjustable = ({ mode }: Entered): boolean => mode === 'adjustable' || mode === 'adjustableDesign';

function pinOf(given: Entered): Pin {
  const common = { reference: given.referenceVoltage, tolerance: given.referenceTolerance };
  const { adjustCurrent, feedbackCurrent } = given;
  return isAdjustable(given)
    ? { ...common, current: adjustCurrent, currentLow: 0, currentHigh: 2 * adjustCurrent }
    : { ...common, current: feedbackCurrent, currentLow: feedbackCurrent, currentHigh: feedbackCurrent };
}

function outputOf({ reference, current }: Pin, held: number, other: number): number {
  return reference * (1 + other / held) + current * other;
}

function worstCase(pin: Pin, held: number, other: number, t: number): { low: number; high: number } {
  const ratio = other / held;
  return {
    low: pin.reference * (1 - pin.tolerance) * (1 + (ratio * (1 - t)) / (1 + t)) + pin.currentLow * other * (1 - t),
    high: pin.reference * (1 + pin.tolerance) * (1 + (ratio * (1 + t)) / (1 - t)) + pin.currentHigh * other * (1 + t),
  };
}

/** The other resistor for a wanted output: exact, and its nearest standard value (a link where none is needed). */
function otherFor({ reference, current }: Pin, held: number, wanted: number, series: ESeries): { exact: number; standard: number } {
  const exact = (wanted - reference) / (reference / held + current);
  return { exact, standard: exact === 0 ? 0 : nearestInRatio(exact, series) };
}

interface Pair {
  held: number;
  other: number;
  voltage: number;
}

/** The standard pair nearest to the wanted output, the higher resistances where two are as good. */
function bestPair(pin: Pin, [low, high]: readonly [number, number], wanted: number, series: ESeries): Pair | null {
  let best: (Pair & { error: number }) | null = null;
  for (const held of standardValuesBetween(low, high, series).toReversed()) {
    const other = otherFor(pin, held, wanted, series).standard;
    const voltage = outputOf(pin, held, other);
    const error = Math.abs(voltage / wanted - 1);
    if (best === null || error < best.error - tie) best = { held, other, voltage, error };
  }
  return best;
}

interface Linear {
  supplyVoltage: number;
  loadCurrent: number;
  dropout: number;
  thermalResistance: number;
  ambientTemperature: number;
}

/** Heat and least input of a linear regulator. */
function heat(given: Linear, output: number, dividerCurrent: number) {
  const current = given.loadCurrent + dividerCurrent;
  const regulatorPower = (given.supplyVoltage - output) * current;
  return {
    minimumSupply: output + given.dropout,
    regulatorPower,
    junctionTemperature: given.ambientTemperature + given.thermalResistance * regulatorPower,
    efficiency: (output / given.supplyVoltage) * (given.loadCurrent / current),
  };
}

export const tool = defineTool({
  name: 'VoltageCalculation',
  modes: ['adjustable', 'adjustableDesign', 'feedback', 'feedbackDesign'],
  inputs: {
    referenceVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 1.25, above: 0, symbol: 'Vref' },
    referenceTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.04, min: 0, max: 0.5, advanced: true },
    adjustCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['µA'],
      default: 5e-5,
      min: 0,
      symbol: 'I_adj',
      modes: ['adjustable', 'adjustableDesign'],
      advanced: true,
    },
    feedbackCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['nA', 'µA'],
      default: 0,
      min: 0,
      symbol: 'I_FB',
      modes: ['feedback', 'feedbackDesign'],
      advanced: true,
    },
    outputVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 5,
      above: 0,
      symbol: 'V_O',
      modes: ['adjustableDesign', 'feedbackDesign'],
    },
    resistor1: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 240,
      above: 0,
      component: true,
      symbol: 'R1',
      modes: ['adjustable', 'adjustableDesign'],
    },
    resistor2: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 720,
      min: 0,
      component: true,
      symbol: 'R2',
      modes: ['adjustable'],
    },
    resistorBottom: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 10_000,
      above: 0,
      component: true,
      symbol: 'R_B',
      modes: ['feedback', 'feedbackDesign'],
    },
    resistorTop: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 31_600,
      min: 0,
      component: true,
      symbol: 'R_T',
      modes: ['feedback'],
    },
    resistorTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.01, min: 0, max: 0.2, advanced: true },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24', modes: ['adjustableDesign', 'feedbackDesign'] },
    supplyVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 12,
      above: 0,
      symbol: 'V_I',
      modes: ['adjustable', 'adjustableDesign'],
    },
    loadCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['mA', 'A'],
      default: 0.5,
      min: 0,
      symbol: 'I_L',
      modes: ['adjustable', 'adjustableDesign'],
    },
    dropout: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 3,
      min: 0,
      symbol: 'V_do',
      modes: ['adjustable', 'adjustableDesign'],
      advanced: true,
    },
    thermalResistance: {
      kind: 'quantity',
      unit: 'K/W',
      show: ['K/W'],
      default: 23,
      above: 0,
      symbol: 'θ_JA',
      modes: ['adjustable', 'adjustableDesign'],
      advanced: true,
    },
    ambientTemperature: {
      kind: 'quantity',
      unit: '°C',
      show: ['°C'],
      default: 25,
      symbol: 'T_A',
      modes: ['adjustable', 'adjustableDesign'],
      advanced: true,
    },
  },
  outputs: {
    resistorExact: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], modes: ['adjustableDesign', 'feedbackDesign'] },
    resistorStandard: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      modes: ['adjustableDesign', 'feedbackDesign'],
      standardOf: 'resistorExact',
    },
    actualVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_O' },
    voltageError: { kind: 'quantity', unit: '1', show: ['%'], modes: ['adjustableDesign', 'feedbackDesign'] },
    voltageMin: { kind: 'quantity', unit: 'V', show: ['V'] },
    voltageMax: { kind: 'quantity', unit: 'V', show: ['V'] },
    pairResistor1: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], modes: ['adjustableDesign', 'feedbackDesign'] },
    pairResistor2: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], modes: ['adjustableDesign', 'feedbackDesign'] },
    pairVoltage: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['adjustableDesign', 'feedbackDesign'] },
    dividerCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'] },
    minimumSupply: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['adjustable', 'adjustableDesign'] },
    regulatorPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], symbol: 'P', modes: ['adjustable', 'adjustableDesign'] },
    junctionTemperature: { kind: 'quantity', unit: '°C', show: ['°C'], symbol: 'T_J', modes: ['adjustable', 'adjustableDesign'] },
    efficiency: { kind: 'quantity', unit: '1', show: ['%'], modes: ['adjustable', 'adjustableDesign'] },
  },
  main: {
    adjustable: 'actualVoltage',
    adjustableDesign: 'resistorStandard',
    feedback: 'actualVoltage',
    feedbackDesign: 'resistorStandard',
  },
  refusals: { BELOW_REFERENCE: 'outputVoltage', SUPPLY_TOO_LOW: 'supplyVoltage' },
  warnings: ['DROPOUT', 'TOO_HOT', 'MINIMUM_LOAD', 'DIFFERENTIAL_TOO_HIGH', 'NOISE_SENSITIVE'],
  compute(given) {
    const { mode, outputVoltage: wanted, supplyVoltage, series } = given;
    const isLinear = isAdjustable(given);
    const isDesign = mode === 'adjustableDesign' || mode === 'feedbackDesign';
    if (isDesign && wanted < given.referenceVoltage) return refuse('BELOW_REFERENCE');

    const pin = pinOf(given);
    const held = isLinear ? given.resistor1 : given.resistorBottom;
    const { exact, standard } = otherFor(pin, held, wanted, series);
    const other = isDesign ? standard : isLinear ? given.resistor2 : given.resistorTop;
    const actualVoltage = outputOf(pin, held, other);
    if (isLinear && supplyVoltage <= actualVoltage) return refuse('SUPPLY_TOO_LOW');

    const { low, high } = worstCase(pin, held, other, given.resistorTolerance);
    const dividerCurrent = pin.reference / held;
    const pair = isDesign ? bestPair(pin, isLinear ? [0.4 * held, held] : [0.316 * held, 3.16 * held], wanted, series) : null;
    const linear = heat(given, actualVoltage, dividerCurrent);
    return {
      out: {
        resistorExact: exact,
        resistorStandard: standard,
        actualVoltage,
        voltageError: actualVoltage / wanted - 1,
        voltageMin: low,
        voltageMax: high,
        pairResistor1: pair && pair.held,
        pairResistor2: pair && pair.other,
        pairVoltage: pair && pair.voltage,
        dividerCurrent,
        ...linear,
      },
      warnings: [
        isLinear && supplyVoltage < linear.minimumSupply && 'DROPOUT',
        isLinear && linear.junctionTemperature > 125 && 'TOO_HOT',
        isLinear && dividerCurrent < 0.005 && 'MINIMUM_LOAD',
        isLinear && supplyVoltage - actualVoltage > 40 && 'DIFFERENTIAL_TOO_HIGH',
        !isLinear && dividerCurrent < 2e-6 && 'NOISE_SENSITIVE',
      ],
    };
  },
  sources: ['Texas Instruments, LM317 3-terminal adjustable regulator, SLVS044', 'Texas Instruments, LM2596, SNVS124'],
});
