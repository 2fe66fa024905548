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
}

const divider: Design = { mode: 'outputVoltage', parts: { r1: 'r1', r2: 'r2' } };
const filter: Design = { mode: 'solveCutoff', parts: { resistance: 'standardResistance', capacitance: 'standardCapacitance' } };
const pad = { r1: 'r1Standard', r2: 'r2Standard', r3: 'r3Standard' };
const snubber: Design = { mode: 'check', parts: { resistance: 'resistanceStandard', capacitance: 'capacitanceStandard' } };
const strays = { parasiticInductance: 'parasiticInductance', parasiticCapacitance: 'parasiticCapacitance' };
const converter: Design = { mode: 'check', parts: { inductance: 'inductanceStandard', capacitance: 'outputCapacitance' } };
const thresholds = { resistance1: 'standardResistance1', resistance2: 'standardResistance2', resistance3: 'standardResistance3' };
const follower: Design = { mode: 'analyse', parts: { sourceResistance: 'standardSourceResistance' } };
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
  ConstantCurrent: { regulator: { mode: 'regulatorFromResistor', parts: { resistor: 'resistorStandard' } } },
  LEDResistors: { string: { mode: 'check', parts: { resistance: 'resistanceStandard' } } },
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

type Values<Value> = Readonly<Record<string, Value>>;

/** Whether a mode chooses parts that can be varied afterwards. */
export function isDesign(name: ToolName, mode: string | null): boolean {
  return mode !== null && designs[name]?.[mode] !== undefined;
}

/** Mode and inputs of the circuit that stands on the page: those entered, unless the mode has designed it. */
export function asBuilt(
  name: ToolName,
  mode: string | null,
  given: Values<InputValue>,
  out: Values<OutputValue>,
): { mode: string | null; given: Values<InputValue> } {
  const design = mode === null ? undefined : designs[name]?.[mode];
  if (!design) return { mode, given };
  const chosen = Object.entries(design.parts).flatMap(([input, output]): [string, InputValue][] => {
    const value = out[output];
    if (Array.isArray(value)) return [[input, value.filter((one) => typeof one === 'number')]];
    return typeof value === 'number' ? [[input, value]] : [];
  });
  const completed = Object.entries(design.completes ?? {}).flatMap(([input, output]): [string, InputValue][] => {
    const [found, last] = [given[input], out[output]];
    return Array.isArray(found) && typeof last === 'number' ? [[input, [...found, last]]] : [];
  });
  return { mode: design.mode, given: { ...given, ...Object.fromEntries([...chosen, ...completed]) } };
}
