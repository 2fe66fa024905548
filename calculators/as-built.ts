/** A design with the parts that it has chosen, as the mode that computes from given parts sees it. */
import type { InputValue, OutputValue } from './define.ts';
import type { ToolName } from './names.ts';

interface Design {
  /** The mode that computes from parts. */
  mode: string;
  /** Its inputs, and the results of the design that give them. */
  parts: Readonly<Record<string, string>>;
  /** Lists of parts of which the design has found the last. */
  completes?: Readonly<Record<string, string>>;
  /** Inputs of that mode which say what this mode says in other words. */
  with?: (given: Values<InputValue>, out: Values<OutputValue>) => Values<number>;
  /** The results that both modes mean alike, where they do not share all. */
  results?: readonly string[];
}

type Values<Value> = Readonly<Record<string, Value>>;

const amount = (values: Values<unknown>, id: string) => Number(values[id]);

const divider: Design = { mode: 'outputVoltage', parts: { r1: 'r1', r2: 'r2' } };
const filter: Design = { mode: 'solveCutoff', parts: { resistance: 'standardResistance', capacitance: 'standardCapacitance' } };
const pad = { r1: 'r1Standard', r2: 'r2Standard', r3: 'r3Standard' };
const snubber: Design = { mode: 'check', parts: { resistance: 'resistanceStandard', capacitance: 'capacitanceStandard' } };
const strays = { parasiticInductance: 'parasiticInductance', parasiticCapacitance: 'parasiticCapacitance' };
const converter: Design = { mode: 'check', parts: { inductance: 'inductanceStandard', capacitance: 'outputCapacitance' } };
const thresholds = { resistance1: 'standardResistance1', resistance2: 'standardResistance2', resistance3: 'standardResistance3' };
const follower: Design = { mode: 'analyse', parts: { sourceResistance: 'standardSourceResistance' } };
const sourceResistor: Design = { mode: 'regulatorFromResistor', parts: { resistor: 'resistorStandard' } };
const oscillator = { resistorA: 'resistorAStandard', resistorB: 'resistorBStandard' };

const designs: Readonly<Partial<Record<ToolName, Readonly<Record<string, Design>>>>> = {
  ResistorVoltageDivision: { r1: divider, r2: divider, design: divider },
  RCFilter: { solveResistance: filter, solveCapacitance: filter },
  VoltageCalculation: {
    adjustableDesign: { mode: 'adjustable', parts: { resistor2: 'resistorStandard' } },
    feedbackDesign: { mode: 'feedback', parts: { resistorTop: 'resistorStandard' } },
  },
  TimingCircuitCalculation: {
    astableDesign: { mode: 'astable', parts: oscillator },
    astableDiodeDesign: { mode: 'astableDiode', parts: oscillator },
    monostableDesign: { mode: 'monostable', parts: { resistorA: 'resistorAStandard' } },
  },
  AttenuatorPad: { pi: { mode: 'piCheck', parts: pad }, t: { mode: 'tCheck', parts: pad } },
  BoostConverter: { design: converter },
  BuckConverter: { design: converter },
  CrystalLoad: { design: { mode: 'check', parts: { capacitor1: 'capacitorStandard', capacitor2: 'capacitorStandard' } } },
  CurrentShunt: {
    design: { mode: 'check', parts: { resistance: 'resistanceStandard', powerRating: 'ratingNeeded', gain: 'gainStandard' } },
  },
  InvertingConverter: { design: converter },
  RCSnubber: { measured: { ...snubber, parts: { ...snubber.parts, ...strays } } },
  LCCircuitFrequency: {
    solveInductance: { mode: 'solveFrequency', parts: { inductance: 'standardInductance' } },
    solveCapacitance: { mode: 'solveFrequency', parts: { capacitance: 'standardCapacitance' } },
  },
  HysteresisComparator: {
    designInverting: { mode: 'analyseInverting', parts: thresholds },
    designNonInverting: { mode: 'analyseNonInverting', parts: { ...thresholds, referenceVoltage: 'referenceVoltage' } },
  },
  FETBufferDeviation: { designForVoltage: follower, designForCurrent: follower },
  TriodeBiasVoltage: {
    dividerDesign: {
      mode: 'divider',
      parts: {
        resistor1: 'resistor1Standard',
        resistor2: 'resistor2Standard',
        collectorResistor: 'collectorResistorStandard',
        emitterResistor: 'emitterResistorStandard',
      },
    },
  },
  TriodeSwitch: { design: { mode: 'check', parts: { baseResistor: 'baseResistorStandard' } } },
  ZenerDiode: { design: { mode: 'analyse', parts: { resistor: 'resistorStandard' } } },
  ZenerDiodes: { designRange: { mode: 'checkRange', parts: { resistor: 'resistorStandard' } } },
  ConstantCurrent: {
    regulator: sourceResistor,
    // The junction takes its part of the reference, and the base its part of the current.
    transistor: {
      ...sourceResistor,
      results: ['actualCurrent'],
      with: (given) => {
        const share = amount(given, 'currentGain') / (amount(given, 'currentGain') + 1);
        return { referenceVoltage: share * (amount(given, 'referenceVoltage') - amount(given, 'baseEmitterVoltage')), adjustCurrent: 0 };
      },
    },
    opAmp: { ...sourceResistor, results: ['actualCurrent'], with: () => ({ adjustCurrent: 0 }) },
  },
  DifferenceAmplifier: {
    design: {
      mode: 'analyse',
      parts: { resistance1: 'resistance1', resistance2: 'resistance2', resistance3: 'resistance3', resistance4: 'resistance4' },
    },
  },
  LEDResistors: {
    string: { mode: 'check', parts: { resistance: 'resistanceStandard' } },
    // Each of the LEDs that share a resistor sees it as many times as great.
    shared: {
      mode: 'check',
      parts: {},
      results: ['ledCurrent', 'ledCurrentMin', 'ledCurrentMax'],
      with: (given, out) => ({
        ledsInSeries: 1,
        parallelCount: 1,
        resistance: amount(given, 'parallelCount') * amount(out, 'resistanceStandard'),
      }),
    },
  },
  SuperCapacitor: { capacitance: { mode: 'time', parts: { cellCapacitance: 'requiredCellCapacitance' } } },
  TrapAntennaCalculator: { coaxTrap: { mode: 'analyseCoaxTrap', parts: { turns: 'turns' } } },
  ParallelResistors: {
    missing: { mode: 'total', parts: {}, completes: { resistances: 'standardResistance' } },
    pair: { mode: 'total', parts: { resistances: 'pairResistances' } },
  },
  CapacitorsInSeries: { missing: { mode: 'total', parts: {}, completes: { capacitances: 'standardCapacitance' } } },
  CapacitanceTime: {
    resistance: { mode: 'time', parts: { resistance: 'resistanceStandard' } },
    capacitance: { mode: 'time', parts: { capacitance: 'capacitanceStandard' } },
  },
};

/** Whether a mode chooses parts that can be varied afterwards. */
export function isDesign(name: ToolName, mode: string | null): boolean {
  return mode !== null && designs[name]?.[mode] !== undefined;
}

interface AsBuilt {
  mode: string | null;
  given: Values<InputValue>;
  /** The results that are those of the page; null for all. */
  results: readonly string[] | null;
}

/** Mode and inputs of the circuit that stands on the page: those entered, unless the mode has designed it. */
export function asBuilt(name: ToolName, mode: string | null, given: Values<InputValue>, out: Values<OutputValue>): AsBuilt {
  const design = mode === null ? undefined : designs[name]?.[mode];
  if (!design) return { mode, given, results: null };
  const chosen = Object.entries(design.parts).flatMap(([input, output]): [string, InputValue][] => {
    const value = out[output];
    if (Array.isArray(value)) return [[input, value.filter((one) => typeof one === 'number')]];
    return typeof value === 'number' ? [[input, value]] : [];
  });
  const completed = Object.entries(design.completes ?? {}).flatMap(([input, output]): [string, InputValue][] => {
    const [found, last] = [given[input], out[output]];
    return Array.isArray(found) && typeof last === 'number' ? [[input, [...found, last]]] : [];
  });
  const built = { ...given, ...Object.fromEntries([...chosen, ...completed]), ...design.with?.(given, out) };
  return { mode: design.mode, given: built, results: design.results ?? null };
}
