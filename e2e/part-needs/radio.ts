/** Parts of filters, matching networks, radio links and converters of signals. */
import type { ToolName } from '#calculators/names.ts';
import {
  about,
  anyOfItsKind,
  covers,
  is,
  keepsValue,
  least,
  listed,
  type Looked,
  most,
  type Needs,
  numbered,
  option,
  resistor,
} from './rules.ts';

/** Whatever the list of parts has, whose coils count up to a frequency that was entered; the first amplifier goes before them. */
const network = (coilsAt: string, ...extra: readonly string[]): Needs =>
  Object.fromEntries(
    ['l', 'c', 'r', 'shunt', 'series', ...extra].flatMap((kind) =>
      ['', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((number) => [
        `${kind}${number}`,
        (look: Looked) => listed('components', look.g(coilsAt))(look),
      ]),
    ),
  );
const opAmp: Needs = { op_amp: ({ o }) => [least('gainBandwidth', o('recommendedGainBandwidth'))] };

const crossoverPart = ({ search, rows, g }: Looked) => {
  const branch = search.label.split('_')[0] ?? '';
  const row = rows('components').find((one) => one['branch'] === branch && search.places?.includes(String(one['ref'])));
  const [value, impedance] = [Number(row?.['standard']), g(`${branch}Impedance`)];
  if (row?.['kind'] === 'C') return [is('capacitance', value)];
  // Ten watts, and a twentieth of the impedance at most.
  const current = Math.sqrt(10 / impedance);
  return [is('inductance', value), least('ratedCurrent', current), least('saturationCurrent', current), most('dcr', impedance / 20)];
};
const crossover = (branch: string) =>
  Object.fromEntries(['l1', 'l2', 'l3', 'l4', 'c1', 'c2', 'c3', 'c4'].map((part) => [`${branch}_${part}`, crossoverPart]));

const inBand = ({ g }: Looked) => option('protocol', ...(g('frequency') < 1e9 ? ['lora', 'sub-ghz'] : ['2-4-ghz', 'zigbee']));
const crystal = ({ g }: Looked, id: string) => [is('frequency', g(id))];

export const radio = {
  BandpassFilter: {
    ...network('upperFrequency'),
    op_amp: ({ g }) => [least('gainBandwidth', 20 * g('qualityFactor') * g('centreFrequency') * Math.max(1, g('gain')))],
  },
  ChebyshevHighPassFilter: network('cutoffFrequency'),
  OpAmpHighPassFilterCalculator: { ...network('none', 'ra', 'rb'), ...opAmp },
  OpAmpLowPassFilter: { ...network('none', 'ra', 'rb'), ...opAmp },
  PLLFilter: network('none'),
  RCFilter: {
    resistor: ({ o, g }) => resistor(o('standardResistance'), 0, g('resistorTolerance') || 1),
    capacitor: ({ o }) => [is('capacitance', o('standardCapacitance')), keepsValue],
  },
  SpeakerCrossover: { ...crossover('woofer'), ...crossover('midrange'), ...crossover('tweeter') },
  LMatchCircuit: network('frequency'),
  PiMatchCircuit: network('frequency'),
  TMatchCircuit: network('frequency'),
  SmithChart: {
    coils: ({ rows, search }) => [
      rows('elements').some(({ standard }) => Math.abs(Number(standard) / coilOf(search) - 1) < 1e-5)
        ? is('inductance', coilOf(search))
        : numbered(/^$/),
    ],
    capacitors: () => [keepsValue],
  },
  AttenuatorPad: Object.fromEntries(
    ['r1', 'r2', 'r3', 'r4'].map((label): [string, Needs[string]] => [
      label,
      ({ mode, g, o }) => {
        const id = label === 'r4' ? 'r3' : label;
        return resistor(mode.endsWith('Check') ? g(id) : o(`${id}Standard`), o(`${id}Power`));
      },
    ]),
  ),
  LinkBudget: {
    transceivers: (look) => [
      inBand(look),
      least('txPower', look.mode === 'power' ? look.o('requiredPower') : look.g('transmitterPower')),
      most('sensitivity', look.o('usedSensitivity')),
    ],
    modules: ({ mode, g, o }) => [least('txPower', mode === 'power' ? o('requiredPower') : g('transmitterPower'))],
  },
  NoiseCascade: { amplifiers: () => [least('gain', 0)] },
  SignalLineOfSight: { transceivers: (look) => (look.mode === 'clearance' ? [inBand(look)] : []), modules: anyOfItsKind },
  EMCConversion: { ferrites: anyOfItsKind, capacitors: anyOfItsKind },
  EMCConversion3: { preamplifiers: ({ g }) => (g('preampGain') > 0 ? [least('gain', g('preampGain'))] : []), connectors: anyOfItsKind },
  ERPCalculator: { connectors: anyOfItsKind, antennas: anyOfItsKind },
  VSWRLossCalculator: { connectors: anyOfItsKind },
  TrapAntennaCalculator: {
    capacitors: ({ g }) => [about('capacitance', g('trapCapacitance'), 0.1), keepsValue, least('ratedVoltage', 1000)],
    connectors: anyOfItsKind,
  },
  CoherentSampling: {
    converters: ({ g, o }) => [least('resolution', g('resolution')), least('sampleRate', o('samplingFrequency'))],
    clocks: anyOfItsKind,
  },
  DACSpecifications: {
    converters: ({ g }) => [is('resolution', g('resolution'))],
    references: ({ g }) => [is('outputVoltage', g('referenceVoltage'))],
  },
  DataConversionJitterCalculatorTool: { clocks: anyOfItsKind, converters: ({ g }) => [least('resolution', g('resolution'))] },
  SerialPortRegisters: {
    crystal: (look) => crystal(look, 'oscillatorFrequency'),
    crystal_11: () => [is('frequency', 11_059_200)],
    crystal_18: () => [is('frequency', 18_432_000)],
    crystal_22: () => [is('frequency', 22_118_400)],
  },
  UARTRegister: {
    crystal: (look) => crystal(look, 'clockFrequency'),
    ...Object.fromEntries(
      Object.entries({ 1: 1_843_200, 7: 7_372_800, 11: 11_059_200, 14: 14_745_600, 18: 18_432_000 }).map(
        ([name, hertz]): [string, Needs[string]] => [`crystal_${name}`, () => [is('frequency', hertz)]],
      ),
    ),
    transceivers: ({ g }) => [least('dataRate', g('baudRate'))],
  },
  RtcCalculation: {
    accurate: ({ mode, g, o }) => [most('frequencyTolerance', 1e6 * Math.abs(mode === 'temperature' ? g('initialTolerance') : o('error')))],
    compensated: ({ o }) => [most('frequencyStability', 1e6 * Math.abs(o('error')))],
    crystals: ({ g }) => [is('frequency', g('nominalFrequency')), is('loadCapacitance', g('crystalLoad'))],
    capacitors: ({ o }) => [is('capacitance', o('capacitorStandard')), keepsValue],
    clocks: anyOfItsKind,
  },
  TimingCircuitCalculation: {
    timers: ({ mode, g, text }) => [
      numbered(text('timerType') === 'cmos' ? /^(?:LMC|TLC)55[56]/ : /^(?:LM|NA|NE|SA|SE)55[56]/),
      covers('supplyVoltage', mode.includes('Diode') ? g('supplyVoltage') : 5, mode.includes('Diode') ? g('supplyVoltage') : 5),
    ],
    resistor_a: (look) => timed(look, 'resistorA'),
    resistor_b: (look) => timed(look, 'resistorB'),
    ceramic: (look) => held(look),
    film: (look) => held(look),
    electrolytic: (look) => held(look),
  },
} satisfies Partial<Record<ToolName, Needs>>;

const coilOf = ({ filters }: Looked['search']) => Number(filters['inductance']?.split('..')[0]) / (1 - 1e-6);
const timed = ({ mode, g, o }: Looked, id: string) => [
  mode.endsWith('Design') ? is('resistance', o(`${id}Standard`)) : about('resistance', g(id), 0.0125),
  most('tolerance', 100 * g('resistorTolerance') || 1),
];
const held = ({ mode, g }: Looked) => [
  about('capacitance', g('capacitor'), 0.11),
  keepsValue,
  least('ratedVoltage', mode.includes('Diode') ? g('supplyVoltage') : 5),
];
