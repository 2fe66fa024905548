/** What the calculators of buck, boost and inverting converters share. */
import { type Computed, refuse, type Refusal } from '#calculators/define.ts';
import { standardAtOrAbove } from '#calculators/math/parts/e-series.ts';
import {
  continuousCurrent,
  continuousDuty,
  type ConverterCurrents,
  converterCurrents,
  inductorVoltages,
  type Operation,
  type Topology,
  voltSeconds,
} from './switching-converter.ts';

/** Controllers hardly make shorter pulses, s. */
const shortest = 100e-9;
/** A duty cycle beyond leaves no room for drops and the control loop. */
const longest = 0.85;
/** Forward voltage of a Schottky diode, V. */
const schottkyDrop = 0.4;
/** Points between both input voltages: capacitor currents are greatest at half duty, which may lie between. */
const points = 25;

const volt = { kind: 'quantity', unit: 'V', show: ['V', 'mV'] } as const;
const milli = { kind: 'quantity', unit: 'V', show: ['mV', 'V'] } as const;
const ampere = { kind: 'quantity', unit: 'A', show: ['A', 'mA'] } as const;
const henry = { kind: 'quantity', unit: 'H', show: ['µH', 'nH', 'mH'] } as const;
const farad = { kind: 'quantity', unit: 'F', show: ['µF', 'nF', 'mF'] } as const;
const [design, check] = [['design'], ['check']] as const;

export const modes = ['design', 'check'] as const;
export const main = { design: 'inductanceStandard', check: 'peakCurrent' } as const;
export const refusals = { INPUT_ORDER: 'inputMax', CANNOT_CONVERT: 'outputVoltage', ESR_TOO_HIGH: 'seriesResistance' } as const;
export const warnings = ['DISCONTINUOUS', 'SHORT_PULSE', 'LONG_PULSE'] as const;
export const sources = [
  'R. W. Erickson, D. Maksimović, Fundamentals of Power Electronics, 3rd ed., Springer, 2020, § 2, doi:10.1007/978-3-030-43881-4',
  'R. W. Erickson, D. Maksimović, Fundamentals of Power Electronics, 3rd ed., Springer, 2020, § 5, doi:10.1007/978-3-030-43881-4',
];

/** The inputs with the voltages (V), the current (A), the inductance (H) and the capacitance (F) with which the page opens. */
export function converterInputs(start: Readonly<Record<'low' | 'high' | 'out' | 'load' | 'inductance' | 'capacitance', number>>) {
  return {
    inputMin: { ...volt, default: start.low, above: 0, symbol: 'V_min' },
    inputMax: { ...volt, default: start.high, above: 0, symbol: 'V_max' },
    outputVoltage: { ...volt, default: start.out, above: 0, symbol: 'V_out' },
    outputCurrent: { ...ampere, default: start.load, above: 0, symbol: 'I_out' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'], default: 500e3, above: 0, symbol: 'f' },
    rippleRatio: { kind: 'quantity', unit: '1', show: ['%'], default: 0.3, min: 0.01, max: 2, symbol: 'r', modes: design },
    outputRipple: { ...milli, default: 0.03, above: 0, symbol: 'ΔV_out', modes: design },
    inputRipple: { ...milli, default: 0.1, above: 0, symbol: 'ΔV_in', modes: design },
    inductance: { ...henry, default: start.inductance, above: 0, symbol: 'L', component: true, modes: check },
    capacitance: { ...farad, default: start.capacitance, above: 0, symbol: 'C_out', component: true, modes: check },
    seriesResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], default: 0.003, min: 0, symbol: 'ESR' },
    rectifier: { kind: 'choice', choices: ['diode', 'synchronous'], default: 'diode' },
    rectifierDrop: { ...volt, default: null, min: 0, optional: true, symbol: 'V_D' },
    switchDrop: { ...volt, default: 0.1, min: 0, symbol: 'V_S' },
  } as const;
}

export const outputs = {
  inductanceStandard: { ...henry, symbol: 'L', modes: design },
  peakCurrent: { ...ampere, symbol: 'I_max' },
  rippleCurrent: { ...ampere, symbol: 'ΔI' },
  rmsCurrent: { ...ampere, symbol: 'I_L' },
  outputCapacitance: { ...farad, symbol: 'C_out', modes: design },
  inputCapacitance: { ...farad, symbol: 'C_in', modes: design },
  outputRipple: { ...milli, symbol: 'ΔV_out', modes: check },
  dutyLow: { kind: 'quantity', unit: '1', show: ['%'] },
  dutyHigh: { kind: 'quantity', unit: '1', show: ['%'] },
  leastOnTime: { kind: 'quantity', unit: 's', show: ['ns', 'µs'], symbol: 't_on' },
  continuousFrom: ampere,
  inputCapacitorCurrent: ampere,
  outputCapacitorCurrent: ampere,
  switchCurrent: ampere,
  rectifierCurrent: ampere,
  switchVoltage: volt,
  inductanceExact: { ...henry, modes: design },
} as const;

/** What the inputs give. */
export interface ConverterGiven {
  readonly mode: 'design' | 'check';
  readonly inputMin: number;
  readonly inputMax: number;
  readonly outputVoltage: number;
  readonly outputCurrent: number;
  readonly frequency: number;
  readonly rippleRatio: number;
  readonly outputRipple: number;
  readonly inputRipple: number;
  readonly inductance: number;
  readonly capacitance: number;
  readonly seriesResistance: number;
  readonly rectifier: 'diode' | 'synchronous';
  /** null: that of a Schottky diode, or when synchronous that of the other switch. */
  readonly rectifierDrop: number | null;
  readonly switchDrop: number;
}

/** Drop of the rectifier in V: as entered, else what a rectifier of its kind has. */
const dropOf = ({ rectifier, rectifierDrop, switchDrop }: ConverterGiven) =>
  rectifierDrop ?? (rectifier === 'synchronous' ? switchDrop : schottkyDrop);

/** The converter at one input voltage. */
export const operationAt = (topology: Topology, given: ConverterGiven, inputVoltage: number): Operation => ({
  ...given,
  rectifierDrop: dropOf(given),
  topology,
  inputVoltage,
});

type Out = Record<keyof typeof outputs, number>;

/** The worst over all input voltages of what a converter does. */
export function computeConverter(
  topology: Topology,
  given: ConverterGiven,
): Refusal<keyof typeof refusals> | Computed<Out, (typeof warnings)[number]> {
  const { inputMin, inputMax, frequency, seriesResistance } = given;
  if (inputMax < inputMin) return refuse('INPUT_ORDER');
  const supplies = Array.from({ length: points }, (_, index) => inputMin + ((inputMax - inputMin) * index) / (points - 1));
  const operations = supplies.map((supply) => operationAt(topology, given, supply));
  if (operations.some((one) => Object.values(inductorVoltages(one)).some((voltage) => !(voltage > 0)))) return refuse('CANNOT_CONVERT');
  const wanted = given.rippleRatio * Math.max(...operations.map(continuousCurrent));
  const inductanceExact = Math.max(...operations.map(voltSeconds)) / wanted;
  const inductanceStandard = standardAtOrAbove(inductanceExact, 'E12');
  const inductance = given.mode === 'design' ? inductanceStandard : given.inductance;
  const states = operations.map((one) => converterCurrents(one, inductance, given.rectifier === 'synchronous'));
  const worst = (of: (state: ConverterCurrents) => number) => Math.max(...states.map(of));
  const resistive = seriesResistance * worst(({ outputStep }) => outputStep);
  if (given.mode === 'design' && resistive >= given.outputRipple) return refuse('ESR_TOO_HIGH');
  const outputCharge = worst((state) => state.outputCharge);
  const duties = states.map(({ duty }) => duty);
  const leastOnTime = Math.min(...duties) / frequency;
  const limits = operations.map((one) => (voltSeconds(one) / inductance / 2) * (topology === 'buck' ? 1 : 1 - continuousDuty(one)));
  return {
    out: {
      inductanceStandard,
      inductanceExact,
      peakCurrent: worst(({ peak }) => peak),
      rippleCurrent: worst(({ ripple }) => ripple),
      rmsCurrent: worst(({ rms }) => rms),
      outputCapacitance: outputCharge / (given.outputRipple - resistive),
      inputCapacitance: worst(({ inputCharge }) => inputCharge) / given.inputRipple,
      outputRipple: outputCharge / given.capacitance + resistive,
      dutyLow: Math.min(...duties),
      dutyHigh: Math.max(...duties),
      leastOnTime,
      continuousFrom: Math.max(...limits),
      inputCapacitorCurrent: worst((state) => state.inputCapacitorRms),
      outputCapacitorCurrent: worst((state) => state.outputCapacitorRms),
      switchCurrent: worst(({ switchRms }) => switchRms),
      rectifierCurrent: worst(({ rectifierMean }) => rectifierMean),
      switchVoltage: stress(topology, given),
    },
    warnings: [
      states.some(({ isContinuous }) => !isContinuous) && 'DISCONTINUOUS',
      leastOnTime < shortest && 'SHORT_PULSE',
      Math.max(...duties) > longest && 'LONG_PULSE',
    ],
  };
}

/** Greatest voltage in V across the open switch; the rectifier blocks about as much. */
function stress(topology: Topology, given: ConverterGiven): number {
  const { inputMax, outputVoltage } = given;
  return dropOf(given) + (topology === 'boost' ? 0 : inputMax) + (topology === 'buck' ? 0 : outputVoltage);
}
