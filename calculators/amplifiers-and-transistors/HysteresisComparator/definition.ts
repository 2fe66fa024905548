/** Comparator with positive feedback: the thresholds of its resistors, or the resistors of wanted thresholds. */
import { defineTool, refuse } from '#calculators/define.ts';
import { roundToSeries } from '#calculators/math/parts/e-series.ts';

interface Output {
  outputHigh: number;
  outputLow: number;
  pullUpResistance: number;
}
/** R3 is the feedback of the inverting circuit; the non-inverting one has two resistors and a reference. */
interface Inverting {
  supplyVoltage: number;
  resistance1: number;
  resistance2: number;
  resistance3: number;
}
interface NonInverting {
  referenceVoltage: number;
  resistance1: number;
  resistance2: number;
}
interface Thresholds {
  upperThreshold: number;
  lowerThreshold: number;
}

function invertingThresholds({ outputHigh, outputLow, pullUpResistance }: Output, circuit: Inverting): Thresholds {
  const { supplyVoltage, resistance1: r1, resistance2: r2, resistance3: r3 } = circuit;
  const node = (level: number, feedback: number) => (supplyVoltage / r1 + level / feedback) / (1 / r1 + 1 / r2 + 1 / feedback);
  return { upperThreshold: node(outputHigh, r3 + pullUpResistance), lowerThreshold: node(outputLow, r3) };
}

function nonInvertingThresholds({ outputHigh, outputLow, pullUpResistance }: Output, circuit: NonInverting): Thresholds {
  const { referenceVoltage, resistance1: r1, resistance2: r2 } = circuit;
  const threshold = (level: number, feedback: number) => referenceVoltage + (referenceVoltage - level) * (r1 / feedback);
  return { upperThreshold: threshold(outputLow, r2), lowerThreshold: threshold(outputHigh, r2 + pullUpResistance) };
}

interface Wanted extends Output, Thresholds {
  supplyVoltage: number;
  feedbackResistance: number;
}

/** R1, R2 and R3 of the inverting circuit; null where no positive resistors place the thresholds there. */
function designInverting(wanted: Wanted): Inverting | null {
  const { supplyVoltage, outputHigh, outputLow, upperThreshold: upper, lowerThreshold: lower, feedbackResistance } = wanted;
  if (outputLow > lower || upper > outputHigh || upper >= supplyVoltage || lower <= 0) return null;
  const fromLow = (lower - outputLow) / feedbackResistance;
  const fromHigh = (outputHigh - upper) / (feedbackResistance + wanted.pullUpResistance);
  const scale = supplyVoltage * (upper - lower);
  const conductance1 = (upper * fromLow + lower * fromHigh) / scale;
  const conductance2 = ((supplyVoltage - upper) * fromLow + (supplyVoltage - lower) * fromHigh) / scale;
  if (!(conductance1 > 0 && conductance2 > 0)) return null;
  return { supplyVoltage, resistance1: 1 / conductance1, resistance2: 1 / conductance2, resistance3: feedbackResistance };
}

/** R1, R2 and the reference of the non-inverting circuit. */
function designNonInverting(wanted: Wanted): NonInverting {
  const { outputHigh, outputLow, upperThreshold: upper, lowerThreshold: lower, feedbackResistance } = wanted;
  const low = 1 / feedbackResistance;
  const high = 1 / (feedbackResistance + wanted.pullUpResistance);
  const a = low * high * (outputHigh - outputLow);
  const b = (lower - outputLow) * low + (outputHigh - upper) * high;
  const c = lower - upper;
  const root = Math.sqrt(b * b - 4 * a * c);
  const resistance1 = b > 0 ? (-2 * c) / (b + root) : (root - b) / (2 * a); // without a difference of nearly equal numbers
  const referenceVoltage = (upper + outputLow * resistance1 * low) / (1 + resistance1 * low);
  return { referenceVoltage, resistance1, resistance2: feedbackResistance };
}

const spread = ({ upperThreshold, lowerThreshold }: Thresholds) => ({
  upperThreshold,
  lowerThreshold,
  hysteresis: upperThreshold - lowerThreshold,
  centre: (upperThreshold + lowerThreshold) / 2,
});
const standardThresholds = ({ upperThreshold, lowerThreshold }: Thresholds) => ({
  standardUpperThreshold: upperThreshold,
  standardLowerThreshold: lowerThreshold,
});

interface Entered extends Wanted, Inverting, NonInverting {
  mode: 'analyseInverting' | 'analyseNonInverting' | 'designInverting' | 'designNonInverting';
  resistorSeries: Parameters<typeof roundToSeries>[1];
}

function designedInverting(given: Entered) {
  const circuit = designInverting(given);
  if (!circuit) return null;
  const { resistance1, resistance2, resistance3 } = circuit;
  const standard = (value: number) => roundToSeries(value, given.resistorSeries);
  const [r1, r2, r3] = [standard(resistance1), standard(resistance2), standard(resistance3)];
  const rounded = { ...circuit, resistance1: r1, resistance2: r2, resistance3: r3 };
  return {
    ...spread(given),
    resistance1,
    resistance2,
    resistance3,
    standardResistance1: r1,
    standardResistance2: r2,
    standardResistance3: r3,
    ...standardThresholds(invertingThresholds(given, rounded)),
  };
}

function designedNonInverting(given: Entered) {
  const circuit = designNonInverting(given);
  const r1 = roundToSeries(circuit.resistance1, given.resistorSeries);
  const r2 = roundToSeries(circuit.resistance2, given.resistorSeries);
  return {
    ...spread(given),
    ...circuit,
    standardResistance1: r1,
    standardResistance2: r2,
    ...standardThresholds(nonInvertingThresholds(given, { ...circuit, resistance1: r1, resistance2: r2 })),
  };
}

/** Results of each mode; null where the wanted thresholds cannot be had. */
const results = {
  analyseInverting: (given: Entered) => spread(invertingThresholds(given, given)),
  analyseNonInverting: (given: Entered) => spread(nonInvertingThresholds(given, given)),
  designInverting: designedInverting,
  designNonInverting: designedNonInverting,
};

export const tool = defineTool({
  name: 'HysteresisComparator',
  modes: ['analyseInverting', 'analyseNonInverting', 'designInverting', 'designNonInverting'],
  inputs: {
    supplyVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 5,
      above: 0,
      symbol: 'V_CC',
      modes: ['analyseInverting', 'designInverting'],
    },
    outputHigh: { kind: 'quantity', unit: 'V', show: ['V'], default: 5, symbol: 'V_OH' },
    outputLow: { kind: 'quantity', unit: 'V', show: ['V'], default: 0, symbol: 'V_OL' },
    pullUpResistance: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], default: 0, min: 0, component: true, symbol: 'R_PU' },
    referenceVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 2.5, symbol: 'V_ref', modes: ['analyseNonInverting'] },
    resistance1: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 100_000,
      above: 0,
      component: true,
      symbol: 'R1',
      modes: ['analyseInverting', 'analyseNonInverting'],
    },
    resistance2: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 100_000,
      above: 0,
      component: true,
      symbol: 'R2',
      modes: ['analyseInverting', 'analyseNonInverting'],
    },
    resistance3: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω', 'MΩ'],
      default: 576_000,
      above: 0,
      component: true,
      symbol: 'R3',
      modes: ['analyseInverting'],
    },
    upperThreshold: {
      kind: 'quantity',
      unit: 'V',
      show: ['V', 'mV'],
      default: 2.7,
      symbol: 'V_TH',
      modes: ['designInverting', 'designNonInverting'],
    },
    lowerThreshold: {
      kind: 'quantity',
      unit: 'V',
      show: ['V', 'mV'],
      default: 2.3,
      symbol: 'V_TL',
      modes: ['designInverting', 'designNonInverting'],
    },
    feedbackResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'MΩ'],
      default: 576_000,
      above: 0,
      symbol: 'R_F',
      modes: ['designInverting', 'designNonInverting'],
    },
    resistorSeries: {
      kind: 'choice',
      choices: ['E12', 'E24', 'E48', 'E96', 'E192', 'none'],
      default: 'E96',
      modes: ['designInverting', 'designNonInverting'],
      advanced: true,
    },
  },
  outputs: {
    upperThreshold: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'V_TH' },
    lowerThreshold: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'V_TL' },
    hysteresis: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'ΔV' },
    centre: { kind: 'quantity', unit: 'V', show: ['V'] },
    resistance1: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], symbol: 'R1', modes: ['designInverting', 'designNonInverting'] },
    resistance2: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], symbol: 'R2', modes: ['designInverting', 'designNonInverting'] },
    resistance3: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], symbol: 'R3', modes: ['designInverting'] },
    referenceVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_ref', modes: ['designNonInverting'] },
    standardResistance1: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      standardOf: 'resistance1',
      modes: ['designInverting', 'designNonInverting'],
    },
    standardResistance2: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      standardOf: 'resistance2',
      modes: ['designInverting', 'designNonInverting'],
    },
    standardResistance3: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], standardOf: 'resistance3', modes: ['designInverting'] },
    standardUpperThreshold: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['designInverting', 'designNonInverting'] },
    standardLowerThreshold: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['designInverting', 'designNonInverting'] },
  },
  main: {
    analyseInverting: 'hysteresis',
    analyseNonInverting: 'hysteresis',
    designInverting: 'resistance1',
    designNonInverting: 'resistance1',
  },
  refusals: {
    OUTPUT_LEVELS: 'outputHigh',
    THRESHOLDS_SWAPPED: 'upperThreshold',
    THRESHOLDS_OUTSIDE: 'upperThreshold',
  },
  warnings: ['SMALL_HYSTERESIS', 'PULL_UP_LARGE'],
  compute(given) {
    const { mode, outputHigh, outputLow } = given;
    const isDesign = mode === 'designInverting' || mode === 'designNonInverting';
    if (outputHigh <= outputLow) return refuse('OUTPUT_LEVELS');
    if (isDesign && given.upperThreshold <= given.lowerThreshold) return refuse('THRESHOLDS_SWAPPED');
    const out = results[mode](given);
    if (!out) return refuse('THRESHOLDS_OUTSIDE');

    const feedback = isDesign ? given.feedbackResistance : mode === 'analyseInverting' ? given.resistance3 : given.resistance2;
    return {
      out,
      warnings: [out.hysteresis < 0.005 && 'SMALL_HYSTERESIS', given.pullUpResistance > 0.1 * feedback && 'PULL_UP_LARGE'],
    };
  },
  sources: [
    'Texas Instruments, Comparator with Hysteresis Reference Design, TIDU020, 2013',
    'Texas Instruments, Inverting comparator with hysteresis circuit, SNOA997',
    'Texas Instruments, Non-inverting comparator with hysteresis circuit, SBOA313',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
