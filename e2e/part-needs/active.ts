/** Parts of amplifiers, supplies, batteries, lights, sensors and converters of power. */
import type { ToolName } from '#calculators/names.ts';
import { about, anyOfItsKind, covers, is, keepsValue, least, type Looked, most, type Needs, option, resistor } from './rules.ts';

const single = option('configuration', 'single');
const one = (label: string, from: (look: Looked) => number, heat: (look: Looked) => number = () => 0): Needs => ({
  [label]: (look) => resistor(from(look), heat(look)),
});
const places = (values: readonly string[], source: 'g' | 'o', heat: (look: Looked, value: number) => number): Needs =>
  Object.fromEntries(
    values.map((id, index): [string, Needs[string]] => [
      `r${index + 1}`,
      (look) => resistor(look[source](id), heat(look, look[source](id))),
    ]),
  );
const coil: Needs = {
  inductor: ({ mode, g, o }) => [
    is('inductance', mode === 'check' ? g('inductance') : o('inductanceStandard')),
    least('saturationCurrent', 1.2 * o('peakCurrent')),
    least('ratedCurrent', o('rmsCurrent')),
  ],
};
/** LM1117 ends at 20 V and TLV1117 at 16 V: what bears the supply says so. */
const regulators = (current: (look: Looked) => number, supply: string): Needs => ({
  regulators: (look) => [least('outputCurrent', 1.25 * current(look)), least('inputVoltageMax', look.g(supply))],
});
const leds = (current: (look: Looked) => number): Needs => ({
  leds: (look) => [about('forwardVoltage', look.g('forwardVoltage'), 0.1), least('forwardCurrent', current(look))],
});
const zeners =
  (id: string, ...heats: readonly string[]) =>
  ({ g, o }: Looked) => [
    about('zenerVoltage', g(id), 0.025),
    ...[g('zenerRating'), ...heats.map((heat) => o(heat))].filter(Number.isFinite).map((heat) => least('powerDissipation', heat)),
  ];
const greatest = ({ g }: Looked) => Math.max(g('supplyVoltage'), Math.abs(g('outputHigh')), Math.abs(g('outputLow')));
const threshold =
  (id: string, standard: string): Needs[string] =>
  (look) => {
    const value = look.mode.startsWith('design') ? look.o(standard) : look.g(id);
    return resistor(value, greatest(look) ** 2 / value);
  };

export const active = {
  DifferenceAmplifier: {
    ...places(['resistance1', 'resistance2', 'resistance3', 'resistance4'], 'o', () => 0),
    integrated: anyOfItsKind,
  },
  FETBufferDeviation: {
    jfets: ({ g, o }) => [
      option('type', 'n-channel'),
      least('drainSourceVoltage', g('supplyVoltage') - g('negativeSupply')),
      least('powerDissipation', o('devicePower')),
    ],
    mosfets: ({ g, o }) => [
      option('type', 'n-channel'),
      single,
      least('drainSourceVoltage', g('supplyVoltage') - g('negativeSupply')),
      least('drainCurrent', o('drainCurrent')),
      least('powerDissipation', o('devicePower')),
    ],
    ...one(
      'source_resistor',
      ({ o }) => o('standardSourceResistance'),
      ({ o }) => o('resistorPower'),
    ),
  },
  HysteresisComparator: {
    comparators: ({ g }) => [
      option('outputType', g('pullUpResistance') > 0 ? 'open-drain' : 'push-pull'),
      covers('supplyVoltage', g('supplyVoltage'), g('supplyVoltage')),
    ],
    r1: threshold('resistance1', 'standardResistance1'),
    r2: threshold('resistance2', 'standardResistance2'),
    r3: threshold('resistance3', 'standardResistance3'),
  },
  TriodeBiasVoltage: {
    ...one('resistor1', ({ o }) => o('resistor1Standard')),
    ...one('resistor2', ({ o }) => o('resistor2Standard')),
    ...one(
      'collector_resistor',
      ({ o }) => o('collectorResistorStandard'),
      ({ o }) => o('collectorCurrentActual') ** 2 * o('collectorResistorStandard'),
    ),
    ...one(
      'emitter_resistor',
      ({ o }) => o('emitterResistorStandard'),
      ({ o }) => o('emitterCurrent') ** 2 * o('emitterResistorStandard'),
    ),
    transistors: ({ mode, g, o }) => [
      option('type', 'npn'),
      single,
      least('collectorEmitterVoltage', g('supplyVoltage') + (mode === 'dualSupply' ? g('negativeSupply') : 0)),
      least('collectorCurrent', o('collectorCurrentMax')),
      least('currentGain', g('currentGainMin')),
      least('powerDissipation', o('transistorPower')),
    ],
  },
  TriodeSwitch: {
    transistors: ({ g, o, text }) => [
      option('type', text('transistorType') === 'pnpHighSide' ? 'pnp' : 'npn'),
      single,
      least('collectorEmitterVoltage', g('loadSupply')),
      least('collectorCurrent', g('loadCurrent')),
      least('currentGain', g('currentGainMin')),
      least('powerDissipation', o('transistorPower')),
    ],
    ...one(
      'base_resistor',
      ({ mode, g, o }) => (mode === 'design' ? o('baseResistorStandard') : g('baseResistor')),
      ({ o }) => o('baseResistorPower'),
    ),
    diodes: ({ g }) => [single, least('reverseVoltage', g('loadSupply')), least('forwardCurrent', g('loadCurrent'))],
  },
  ZenerDiode: {
    zeners: zeners('zenerVoltage', 'zenerPower', 'zenerPowerNoLoad'),
    ...one(
      'resistor',
      ({ mode, g, o }) => (mode === 'design' ? o('resistorStandard') : g('resistor')),
      ({ o }) => o('resistorPower'),
    ),
  },
  ZenerDiodes: {
    zeners: ({ mode, ...look }) =>
      zeners(
        mode === 'clamp' ? 'zenerVoltagePositive' : 'zenerVoltage',
        'zenerPowerMax',
        'averagePowerA',
        'averagePowerB',
      )({ mode, ...look }),
    zeners_positive: zeners('zenerVoltagePositive', 'averagePowerA', 'averagePowerB'),
    zeners_negative: zeners('zenerVoltageNegative', 'averagePowerA', 'averagePowerB'),
    ...one(
      'resistor',
      ({ mode, g, o }) => (mode === 'checkRange' ? g('resistor') : o('resistorStandard')),
      ({ o }) => o('resistorPowerMax'),
    ),
  },
  BatteryLife: {
    // Saft's LS 14500 of 2.6 A·h bears 50 mA: nothing may be asked of it that empties it within 52 hours.
    cells: ({ mode, g, o }) => [
      least('batteryCapacity', mode === 'requiredCapacity' ? o('requiredCapacity') : g('capacity')),
      least('batteryCapacity', 52 * (Number.isFinite(o('averageCurrent')) ? o('averageCurrent') : 0)),
    ],
    holders: () => [option('cellSize', 'cr2032')],
  },
  ConstantCurrent: {
    ...regulators(({ o }) => o('currentMax'), 'supplyMax'),
    transistors: ({ g, o }) => [
      option('type', 'npn'),
      single,
      least('collectorEmitterVoltage', g('supplyMax')),
      least('collectorCurrent', o('currentMax')),
      least('powerDissipation', o('passPower')),
    ],
    mosfets: ({ g, o }) => [
      option('type', 'n-channel'),
      single,
      least('drainSourceVoltage', g('supplyMax')),
      least('drainCurrent', o('currentMax')),
      least('powerDissipation', o('passPower')),
    ],
    op_amps: ({ g }) => [covers('supplyVoltage', g('supplyMin'), g('supplyMax')), is('channels', 1)],
    ...one(
      'resistor',
      ({ mode, g, o }) => (mode === 'regulatorFromResistor' ? g('resistor') : o('resistorStandard')),
      ({ o }) => o('resistorPower'),
    ),
  },
  LEDCircuitPowerConsumption: {
    ...leds(({ g }) => g('ratedCurrent')),
    drivers: ({ g }) => [least('outputCurrent', g('ratedCurrent') * g('stringCount'))],
    ...one(
      'resistor',
      ({ g }) => g('seriesResistance'),
      ({ o }) => o('resistorPowerMax'),
    ),
  },
  LMRechargeableBattery: {
    ...regulators(({ o }) => o('actualCurrent'), 'supplyMax'),
    ...one(
      'current_resistor',
      ({ o }) => o('currentResistorStandard'),
      ({ o }) => o('currentResistorPower'),
    ),
    ...one(
      'resistor_2',
      ({ o }) => o('resistor2Standard'),
      ({ o, g }) => (o('packFullVoltage') + g('diodeDrop') - g('referenceVoltage')) ** 2 / o('resistor2Standard'),
    ),
    ...one(
      'resistor_1',
      ({ g }) => g('resistor1'),
      ({ g }) => g('referenceVoltage') ** 2 / g('resistor1'),
    ),
  },
  MotorCurrentPowerCalculation: {
    relays: ({ g, o }) => [least('contactCurrent', o('startingCurrent')), least('contactVoltage', g('voltage'))],
  },
  RechargeableBatteryTime: {
    chargers: ({ mode, g, o }) => [least('chargeCurrent', mode === 'requiredCurrent' ? o('requiredCurrent') : g('chargeCurrent'))],
  },
  SuperCapacitor: {
    cells: ({ mode, g, o }) => [
      least('capacitance', mode === 'capacitance' ? o('requiredCellCapacitance') : g('cellCapacitance')),
      least('ratedVoltage', o('cellVoltage')),
      most('esr', g('cellEsr')),
    ],
  },
  VoltageCalculation: {
    ...regulators(({ g }) => g('loadCurrent'), 'supplyVoltage'),
    ...one(
      'resistor1',
      ({ mode, g, o }) => (mode.endsWith('Design') ? o('pairResistor1') : g('resistor1')),
      ({ g, o, mode }) => g('referenceVoltage') ** 2 / (mode.endsWith('Design') ? o('pairResistor1') : g('resistor1')),
    ),
    ...one(
      'resistor2',
      ({ mode, g, o }) => (mode.endsWith('Design') ? o('pairResistor2') : g('resistor2')),
      ({ g, o, mode }) =>
        ((mode.endsWith('Design') ? o('pairVoltage') : o('actualVoltage')) - g('referenceVoltage')) ** 2 /
        (mode.endsWith('Design') ? o('pairResistor2') : g('resistor2')),
    ),
    ...one('resistor_bottom', ({ mode, g, o }) => (mode.endsWith('Design') ? o('pairResistor1') : g('resistorBottom'))),
    ...one('resistor_top', ({ mode, g, o }) => (mode.endsWith('Design') ? o('pairResistor2') : g('resistorTop'))),
  },
  BoostConverter: coil,
  BuckConverter: coil,
  InvertingConverter: coil,
  EMIFilter: {
    chokes: ({ g, o }) => [least('inductance', g('chokeInductance')), least('ratedCurrent', 1.5 * o('lineCurrent'))],
    x_capacitors: ({ g }) => [is('capacitance', g('xCapacitor')), option('safetyClass', 'x2'), least('ratedVoltage', g('mainsVoltage'))],
  },
  LEDString: {
    ...leds(({ g, o }) => Math.max(g('current'), o('currentMax') || 0)),
    drivers: ({ g, text }) => [least('outputCurrent', text('sharing') === 'shared' ? g('strings') * g('current') : g('current'))],
    ...one(
      'resistor',
      ({ o }) => o('resistanceStandard'),
      ({ o }) => o('resistorPower'),
    ),
  },
  RCSnubber: {
    ...one(
      'resistor',
      ({ mode, g, o }) => (mode === 'check' ? g('resistance') : o('resistanceStandard')),
      ({ o }) => o('resistorPower'),
    ),
    capacitor: ({ mode, g, o }) => [
      is('capacitance', mode === 'check' ? g('capacitance') : o('capacitanceStandard')),
      keepsValue,
      least('ratedVoltage', Math.max(g('swing'), o('peakVoltage') || 0)),
    ],
  },
  CurrentShunt: {
    shunts: ({ mode, g, o }) => [
      is('resistance', mode === 'check' ? g('resistance') : o('resistanceStandard')),
      least('powerRating', o('ratingNeeded')),
      most('tolerance', 100 * g('tolerance')),
    ],
    amplifiers: ({ g }) => [least('maxVoltage', g('busVoltage')), most('inputOffset', g('offsetVoltage'))],
  },
  Thermistor: {
    thermistors: ({ g }) => [
      is('resistance', g('nominalResistance')),
      about('bValue', g('beta'), 0.005),
      option('type', 'ntc'),
      most('tolerance', 100 * g('resistanceTolerance')),
    ],
    ...one(
      'resistor',
      ({ o }) => o('seriesResistor'),
      ({ g, o }) => g('supplyVoltage') ** 2 / 4 / o('seriesResistor'),
    ),
  },
  CrystalLoad: {
    crystals: ({ g }) => [is('frequency', g('frequency')), is('loadCapacitance', g('loadCapacitance')), most('esr', g('seriesResistance'))],
    capacitors: ({ mode, g, o, search }) => [
      is('capacitance', mode === 'check' ? g(search.places?.[0] === 'C2' ? 'capacitor2' : 'capacitor1') : o('capacitorStandard')),
      keepsValue,
    ],
  },
  OpAmpStage: {
    op_amps: ({ g }) => [
      least('gainBandwidth', g('gainBandwidth')),
      least('slewRate', g('slewRate')),
      ...(g('offsetVoltage') > 0 ? [most('inputOffset', g('offsetVoltage'))] : []),
    ],
    ...one('input', ({ g }) => g('inputResistor')),
    ...one(
      'feedback',
      ({ g }) => g('feedbackResistor'),
      ({ g }) => g('amplitude') ** 2 / g('feedbackResistor') / 2,
    ),
  },
} satisfies Partial<Record<ToolName, Needs>>;
