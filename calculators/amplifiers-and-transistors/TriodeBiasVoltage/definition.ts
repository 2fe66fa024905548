/** Operating point of a bipolar transistor in the four usual bias circuits, or the resistors of a divider for a wanted one. */
import { defineTool, refuse } from '#calculators/define.ts';
import { nearestInRatio } from '#calculators/math/parts/e-series.ts';

/** To which each bias circuit reduces: a base source behind a resistance, the emitter resistor to a rail below ground. */
interface Circuit {
  baseSource: number;
  baseResistance: number;
  collectorResistance: number;
  emitterResistance: number;
  /** V_CC. */
  supply: number;
  /** V_E0, the depth of the emitter's rail. */
  depth: number;
  /** V_BE. */
  junction: number;
  /** V_CE,sat. */
  saturation: number;
  /** The base resistor goes to the collector, so that the emitter current flows in R_C. */
  feedback: boolean;
}

interface Point {
  region: 'cutoff' | 'active' | 'saturation';
  base: number;
  collector: number;
}

/** Currents of the constant-V_BE model. */
function operatingPoint(circuit: Circuit, gain: number): Point {
  const { baseResistance, collectorResistance: rc, emitterResistance: re, feedback } = circuit;
  const drive = circuit.baseSource + circuit.depth - circuit.junction;
  if (drive <= 0) return { region: 'cutoff', base: 0, collector: 0 };
  const base = drive / (baseResistance + (gain + 1) * (feedback ? rc + re : re));
  const active: Point = { region: 'active', base, collector: gain * base };
  const across = circuit.supply + circuit.depth - active.collector * rc - (base + active.collector) * re;
  // With collector feedback V_CE is V_BE + I_B·R_B: it never saturates.
  return feedback || across >= circuit.saturation ? active : (saturated(circuit, drive, gain) ?? active);
}

/** Both loops with V_CE held at V_CE,sat; null when that is no state of a transistor with this gain. */
function saturated(circuit: Circuit, drive: number, gain: number): Point | null {
  const { baseResistance: rb, collectorResistance: rc, emitterResistance: re } = circuit;
  const span = circuit.supply + circuit.depth - circuit.saturation;
  const determinant = rb * (rc + re) + rc * re;
  const base = (drive * (rc + re) - span * re) / determinant;
  const collector = (span * (rb + re) - drive * re) / determinant;
  return base > 0 && collector <= gain * base ? { region: 'saturation', base, collector } : null;
}

/** How many times a change of leakage reaches the collector current. */
function stability({ baseResistance, collectorResistance, emitterResistance, feedback }: Circuit, gain: number): number {
  const common = emitterResistance + (feedback ? collectorResistance : 0);
  return ((1 + gain) * (baseResistance + common)) / (baseResistance + (1 + gain) * common);
}

interface Divider {
  resistor1: number;
  resistor2: number;
  collectorResistor: number;
  emitterResistor: number;
}

interface Wanted {
  supplyVoltage: number;
  currentGain: number;
  currentGainMin: number;
  baseEmitterVoltage: number;
  collectorCurrent: number;
  collectorEmitterVoltage: number;
  emitterVoltage: number;
  dividerFactor: number;
}

/** Exact resistors of a divider network for a wanted point. */
function designed(given: Wanted): Divider {
  const { supplyVoltage, currentGain, collectorCurrent, emitterVoltage, dividerFactor } = given;
  const baseCurrent = collectorCurrent / given.currentGainMin;
  const baseVoltage = emitterVoltage + given.baseEmitterVoltage;
  return {
    resistor1: (supplyVoltage - baseVoltage) / ((dividerFactor + 1) * baseCurrent),
    resistor2: baseVoltage / (dividerFactor * baseCurrent),
    collectorResistor: (supplyVoltage - given.collectorEmitterVoltage - emitterVoltage) / collectorCurrent,
    emitterResistor: emitterVoltage / ((collectorCurrent * (currentGain + 1)) / currentGain),
  };
}

interface Entered extends Divider {
  mode: 'divider' | 'base' | 'collectorFeedback' | 'dualSupply' | 'dividerDesign';
  supplyVoltage: number;
  negativeSupply: number;
  baseResistor: number;
  baseEmitterVoltage: number;
  saturationVoltage: number;
}

function reduced(given: Entered): Circuit {
  const { mode, supplyVoltage, resistor1, resistor2 } = given;
  const common = {
    baseSource: supplyVoltage,
    baseResistance: given.baseResistor,
    collectorResistance: given.collectorResistor,
    emitterResistance: given.emitterResistor,
    supply: supplyVoltage,
    depth: 0,
    junction: given.baseEmitterVoltage,
    saturation: given.saturationVoltage,
    feedback: mode === 'collectorFeedback',
  };
  if (mode === 'dualSupply') return { ...common, baseSource: 0, depth: given.negativeSupply };
  if (mode === 'base' || mode === 'collectorFeedback') return common;
  const share = resistor2 / (resistor1 + resistor2);
  return { ...common, baseSource: supplyVoltage * share, baseResistance: resistor1 * share };
}

/** Currents and voltages of the chosen circuit. */
function analysed(given: Entered & { currentGain: number; currentGainMin: number; currentGainMax: number }) {
  const circuit = reduced(given);
  const { region, base, collector } = operatingPoint(circuit, given.currentGain);
  const emitter = base + collector;
  const emitterVoltage = emitter * circuit.emitterResistance - circuit.depth;
  const collectorVoltage = circuit.supply - (circuit.feedback ? emitter : collector) * circuit.collectorResistance;
  const baseVoltage = region === 'cutoff' ? circuit.baseSource : emitterVoltage + circuit.junction;
  const across = region === 'saturation' ? circuit.saturation : collectorVoltage - emitterVoltage;
  const drawn = { base: emitter, collectorFeedback: emitter, dualSupply: collector };
  return {
    region,
    baseCurrent: base,
    collectorCurrentActual: collector,
    emitterCurrent: emitter,
    baseVoltage,
    emitterVoltageActual: emitterVoltage,
    collectorVoltage,
    collectorEmitterVoltageActual: across,
    transistorPower: across * collector + circuit.junction * base,
    supplyCurrent:
      given.mode === 'divider' || given.mode === 'dividerDesign'
        ? collector + (circuit.supply - baseVoltage) / given.resistor1
        : drawn[given.mode],
    collectorCurrentMin: operatingPoint(circuit, given.currentGainMin).collector,
    collectorCurrentMax: operatingPoint(circuit, given.currentGainMax).collector,
    stabilityFactor: stability(circuit, given.currentGain),
  };
}

/** Of the designed divider. */
const resistor = { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], modes: ['dividerDesign'] } as const;

export const tool = defineTool({
  name: 'TriodeBiasVoltage',
  modes: ['divider', 'base', 'collectorFeedback', 'dualSupply', 'dividerDesign'],
  inputs: {
    supplyVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 12, above: 0, symbol: 'VCC' },
    negativeSupply: { kind: 'quantity', unit: 'V', show: ['V'], default: 12, above: 0, symbol: 'VEE', modes: ['dualSupply'] },
    resistor1: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 39_000,
      above: 0,
      component: true,
      symbol: 'R1',
      modes: ['divider'],
    },
    resistor2: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 8200,
      above: 0,
      component: true,
      symbol: 'R2',
      modes: ['divider'],
    },
    baseResistor: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω', 'MΩ'],
      default: 470_000,
      above: 0,
      component: true,
      symbol: 'RB',
      modes: ['base', 'collectorFeedback', 'dualSupply'],
    },
    collectorResistor: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 2200,
      min: 0,
      component: true,
      symbol: 'RC',
      modes: ['divider', 'base', 'collectorFeedback', 'dualSupply'],
    },
    emitterResistor: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 560,
      min: 0,
      component: true,
      symbol: 'RE',
      modes: ['divider', 'base', 'collectorFeedback', 'dualSupply'],
    },
    currentGain: { kind: 'quantity', unit: '1', show: ['1'], default: 200, min: 1, symbol: 'β' },
    currentGainMin: { kind: 'quantity', unit: '1', show: ['1'], default: 100, min: 1, symbol: 'β_min', advanced: true },
    currentGainMax: { kind: 'quantity', unit: '1', show: ['1'], default: 450, min: 1, symbol: 'β_max', advanced: true },
    baseEmitterVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 0.7, above: 0, symbol: 'V_BE', advanced: true },
    saturationVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 0.2,
      min: 0,
      symbol: 'V_CE,sat',
      modes: ['divider', 'base', 'collectorFeedback', 'dualSupply'],
      advanced: true,
    },
    collectorCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], default: 0.002, above: 0, symbol: 'I_C', modes: ['dividerDesign'] },
    collectorEmitterVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 6, above: 0, symbol: 'V_CE', modes: ['dividerDesign'] },
    emitterVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 1.2, above: 0, symbol: 'V_E', modes: ['dividerDesign'] },
    dividerFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 10, min: 1, symbol: 'm', modes: ['dividerDesign'] },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24', modes: ['dividerDesign'] },
  },
  outputs: {
    resistor1Exact: resistor,
    resistor2Exact: resistor,
    collectorResistorExact: resistor,
    emitterResistorExact: resistor,
    resistor1Standard: { ...resistor, standardOf: 'resistor1Exact' },
    resistor2Standard: { ...resistor, standardOf: 'resistor2Exact' },
    collectorResistorStandard: { ...resistor, standardOf: 'collectorResistorExact' },
    emitterResistorStandard: { ...resistor, standardOf: 'emitterResistorExact' },
    region: { kind: 'code', codes: ['cutoff', 'active', 'saturation'] },
    baseCurrent: { kind: 'quantity', unit: 'A', show: ['µA', 'mA'], symbol: 'I_B' },
    collectorCurrentActual: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'], symbol: 'I_C' },
    emitterCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'], symbol: 'I_E' },
    baseVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_B' },
    emitterVoltageActual: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_E' },
    collectorVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_C' },
    collectorEmitterVoltageActual: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_CE' },
    transistorPower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P' },
    supplyCurrent: { kind: 'quantity', unit: 'A', show: ['mA'] },
    collectorCurrentMin: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'] },
    collectorCurrentMax: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'] },
    stabilityFactor: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'S' },
  },
  main: {
    divider: 'collectorCurrentActual',
    base: 'collectorCurrentActual',
    collectorFeedback: 'collectorCurrentActual',
    dualSupply: 'collectorCurrentActual',
    dividerDesign: 'resistor1Standard',
  },
  refusals: { GAIN_RANGE: 'currentGainMax', VOLTAGES_EXCEED_SUPPLY: 'collectorEmitterVoltage', BASE_ABOVE_SUPPLY: 'emitterVoltage' },
  warnings: ['SATURATED', 'CUT_OFF', 'GAIN_SENSITIVE'],
  compute(given) {
    const { mode, supplyVoltage, currentGain, collectorEmitterVoltage, emitterVoltage, series } = given;
    if (given.currentGainMin > currentGain) return refuse('GAIN_RANGE', 'currentGainMin');
    if (currentGain > given.currentGainMax) return refuse('GAIN_RANGE');
    if (mode === 'dividerDesign') {
      if (collectorEmitterVoltage + emitterVoltage >= supplyVoltage) return refuse('VOLTAGES_EXCEED_SUPPLY');
      if (emitterVoltage + given.baseEmitterVoltage >= supplyVoltage) return refuse('BASE_ABOVE_SUPPLY');
    }
    const exact = designed(given);
    const standard = {
      resistor1: nearestInRatio(exact.resistor1, series),
      resistor2: nearestInRatio(exact.resistor2, series),
      collectorResistor: nearestInRatio(exact.collectorResistor, series),
      emitterResistor: nearestInRatio(exact.emitterResistor, series),
    };
    const out = analysed(mode === 'dividerDesign' ? { ...given, ...standard } : given);
    return {
      out: {
        resistor1Exact: exact.resistor1,
        resistor2Exact: exact.resistor2,
        collectorResistorExact: exact.collectorResistor,
        emitterResistorExact: exact.emitterResistor,
        resistor1Standard: standard.resistor1,
        resistor2Standard: standard.resistor2,
        collectorResistorStandard: standard.collectorResistor,
        emitterResistorStandard: standard.emitterResistor,
        ...out,
      },
      warnings: [
        out.region === 'saturation' && 'SATURATED',
        out.region === 'cutoff' && 'CUT_OFF',
        out.collectorCurrentMax > 1.5 * out.collectorCurrentMin && 'GAIN_SENSITIVE',
      ],
    };
  },
  sources: [
    'R. Boylestad, L. Nashelsky, Electronic Devices and Circuit Theory, 7th ed., Prentice Hall, § 4.3–4.6, 4.12',
    'A. S. Sedra, K. C. Smith, Microelectronic Circuits, 5th ed., Oxford University Press, 2004, § 5',
  ],
});
