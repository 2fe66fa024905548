/** Parts of dividers, resonators, markings, coils and lines. */
import type { ToolName } from '#calculators/names.ts';
import {
  about,
  anyOfItsKind,
  derated,
  farBelowResonance,
  is,
  keepsValue,
  least,
  type Looked,
  most,
  type Needs,
  resistor,
} from './rules.ts';

/** Half the way to the next value of E12 or E96. */
const [coarse, fine] = [0.11, 0.0125];

const marked: Needs = {
  leaded: ({ o }) => resistor(o('resistance'), 0, o('tolerance')),
  chip: ({ o }) => resistor(o('resistance'), 0, o('tolerance')),
};
const inSeries = ({ o }: Looked) => [
  is('capacitance', o('standardCapacitance')),
  derated(o('standardCapacitance'), o('voltagesWorstCase', -1)),
];
const plates = ({ mode, g, o }: Looked) => {
  const value = mode === 'capacitance' ? o('capacitance') : g('capacitance');
  return [about('capacitance', value, coarse), derated(value, g('voltage'))];
};
const reactive = ({ mode, g, o }: Looked) => [
  about('capacitance', mode === 'reactance' || mode === 'frequencyCapacitor' ? g('capacitanceKnown') : o('capacitance'), coarse),
  keepsValue,
];
const timing = ({ mode, g, o }: Looked) => [
  mode === 'capacitance' ? is('capacitance', o('capacitanceStandard')) : about('capacitance', g('capacitance'), coarse),
  keepsValue,
  least('ratedVoltage', Math.max(g('initialVoltage'), g('targetVoltage'), mode === 'constantCurrent' ? 0 : g('sourceVoltage'))),
];
const bridge =
  (id: string) =>
  ({ g }: Looked) => [about('resistance', g(id), fine), most('tolerance', 0.1)];
const coilOf = ({ mode, g, o }: Looked) => [
  about('inductance', mode === 'turns' || mode === 'closeWound' ? g('inductance') : o('inductance'), 0.1),
];

export const passive = {
  CapacitorsInSeries: { ceramic: inSeries, film: inSeries, electrolytic: inSeries },
  DCCircuitCalculations: { resistor: ({ o }) => resistor(o('standardResistance'), o('powerMax'), 5) },
  InductiveAndCapacitiveReactance: {
    inductor: ({ mode, g, o }) => {
      const value = mode === 'reactance' || mode === 'frequencyInductor' ? g('inductanceKnown') : o('inductance');
      const frequency = mode.startsWith('frequency') ? o('frequency') : g('frequency');
      return [about('inductance', value, coarse), farBelowResonance(value, frequency)];
    },
    ceramic: reactive,
    film: reactive,
  },
  LCCircuitFrequency: {
    inductor: ({ o }) => [is('inductance', o('standardInductance')), farBelowResonance(o('standardInductance'), o('frequency'))],
    capacitor: ({ o }) => [is('capacitance', o('standardCapacitance')), keepsValue],
  },
  LEDResistors: {
    resistor: ({ mode, g, o }) => resistor(mode === 'check' ? g('resistance') : o('resistanceStandard'), o('resistorPowerMax')),
    full_string: ({ rows }) =>
      resistor(Number(rows('strings')[0]?.['resistanceStandard']), Number(rows('strings')[0]?.['resistorPowerMax'])),
    short_string: ({ rows }) =>
      resistor(Number(rows('strings')[1]?.['resistanceStandard']), Number(rows('strings')[1]?.['resistorPowerMax'])),
    leds: ({ mode, g, o }) => [
      about('forwardVoltage', g('forwardVoltage'), 0.1),
      least('forwardCurrent', mode === 'check' ? o('ledCurrent') : g('forwardCurrent')),
    ],
  },
  ParallelResistors: {
    standard: ({ o, g }) => resistor(o('standardResistance'), o('powers', -1), g('tolerance')),
    larger: ({ o, g }) => resistor(o('pairResistances', 0), o('powers', 0), g('tolerance')),
    smaller: ({ o, g }) => resistor(o('pairResistances', 1), o('powers', 1), g('tolerance')),
  },
  PlateCapacitor: { ceramic: plates, film: plates, electrolytic: plates },
  ResistorVoltageDivision: {
    upper: ({ o, g }) => resistor(o('r1'), o('powerR1'), g('tolerance')),
    lower: ({ o, g }) => resistor(o('r2'), o('powerR2'), g('tolerance')),
  },
  WheatstoneBridge: { r1: bridge('r1'), r2: bridge('r2'), r3: bridge('r3'), amplifier: anyOfItsKind },
  CapacitanceTime: {
    resistor: ({ mode, g, o }) => [
      mode === 'resistance' ? is('resistance', o('resistanceStandard')) : about('resistance', g('resistance'), 0.05),
    ],
    ceramic: timing,
    film: timing,
    electrolytic: timing,
  },
  EIAResistorValue: { chip: ({ o }) => resistor(o('resistance')) },
  FourBandResistor: marked,
  FiveBandResistor: marked,
  SixBandResistor: marked,
  PolyesterCapacitor: {
    film: ({ o }) => [is('capacitance', o('capacitance')), most('tolerance', o('tolerance')), least('ratedVoltage', o('ratedVoltage'))],
  },
  CoilInductance: { inductors: coilOf },
  SingleLayerInductorCalculator: { inductors: coilOf },
  WireSelfInductance: { inductors: ({ o }) => [about('inductance', o('inductance'), 0.1)] },
  PCBTraceResistance: { shunt: ({ g, o }) => [about('resistance', g('targetResistance'), 0.05), least('powerRating', o('powerLoss'))] },
  CoaxialCableImpedance: { connectors: ({ o }) => [is('impedance', o('impedance') < 61 ? 50 : 75)] },
  TwistedPairCableImpedance: { wire: ({ g }) => [about('conductorArea', (Math.PI / 4) * g('conductorDiameter') ** 2, 0.1)] },
} satisfies Partial<Record<ToolName, Needs>>;
