/** What is asked of the shop carries every rating that the result implies. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '#calculators/evaluate.ts';
import type { PartSearch } from '#calculators/parts.ts';
import { loadTool } from '#calculators/registry.ts';
import { parts as capacitanceTime } from './converters-and-timing/CapacitanceTime/parts.ts';
import { parts as constantCurrent } from './power-and-batteries/ConstantCurrent/parts.ts';
import { parts as follower } from './amplifiers-and-transistors/FETBufferDeviation/parts.ts';
import { parts as comparator } from './amplifiers-and-transistors/HysteresisComparator/parts.ts';
import { parts as cells } from './power-and-batteries/BatteryLife/parts.ts';
import { parts as charger } from './power-and-batteries/LMRechargeableBattery/parts.ts';
import { parts as motor } from './power-and-batteries/MotorCurrentPowerCalculation/parts.ts';
import { parts as crystal } from './oscillators-and-amplifiers/CrystalLoad/parts.ts';
import { parts as stage } from './oscillators-and-amplifiers/OpAmpStage/parts.ts';
import { parts as mainsFilter } from './power-electronics/EMIFilter/parts.ts';
import { parts as ledString } from './power-electronics/LEDString/parts.ts';
import { parts as snubber } from './power-electronics/RCSnubber/parts.ts';
import { parts as shunt } from './sensors/CurrentShunt/parts.ts';
import { parts as crossover } from './filters/SpeakerCrossover/parts.ts';
import { parts as match } from './rf-and-matching/LMatchCircuit/parts.ts';
import { parts as link } from './signal-levels/LinkBudget/parts.ts';
import { parts as cascade } from './signal-levels/NoiseCascade/parts.ts';
import { parts as smith } from './signal-levels/SmithChart/parts.ts';
import { parts as timer } from './converters-and-timing/TimingCircuitCalculation/parts.ts';
import { parts as bias } from './amplifiers-and-transistors/TriodeBiasVoltage/parts.ts';
import { parts as transistorSwitch } from './amplifiers-and-transistors/TriodeSwitch/parts.ts';
import { parts as regulator } from './power-and-batteries/VoltageCalculation/parts.ts';

const offers = {
  BatteryLife: cells,
  CapacitanceTime: capacitanceTime,
  ConstantCurrent: constantCurrent,
  CrystalLoad: crystal,
  CurrentShunt: shunt,
  EMIFilter: mainsFilter,
  FETBufferDeviation: follower,
  HysteresisComparator: comparator,
  LEDString: ledString,
  LinkBudget: link,
  LMatchCircuit: match,
  LMRechargeableBattery: charger,
  MotorCurrentPowerCalculation: motor,
  NoiseCascade: cascade,
  OpAmpStage: stage,
  RCSnubber: snubber,
  SmithChart: smith,
  SpeakerCrossover: crossover,
  TimingCircuitCalculation: timer,
  TriodeBiasVoltage: bias,
  TriodeSwitch: transistorSwitch,
  VoltageCalculation: regulator,
};

async function offerOf(name: keyof typeof offers, entered: Record<string, unknown> = {}): Promise<PartSearch[]> {
  const tool = await loadTool(name);
  const answer = evaluate(tool, entered);
  if (!answer.ok) throw new Error(`${name} gives no result`);
  const defaults = Object.fromEntries(Object.entries(tool.inputs).map(([id, { default: value }]) => [id, value]));
  const given = { mode: tool.modes[0] ?? null, ...defaults, ...entered };
  return [...(offers[name] as (given: object, out: object) => readonly PartSearch[])(given, answer.out)]; // each tool's own types
}

const find = (searches: readonly PartSearch[], label: string) => searches.find((search) => search.label === label)?.filters;
const coils = (offer: readonly PartSearch[]) => offer.find(({ partClass }) => partClass.endsWith('inductors'))?.filters;
const least = (range = '') => Number(range.split('..')[0]);
const most = (range = '') => Number(range.split('..')[1]);

describe('regulators', () => {
  it.each([
    ['LMRechargeableBattery', {}, 20],
    ['LMRechargeableBattery', { supplyMax: 35 }, 35],
    ['VoltageCalculation', {}, 12],
    ['VoltageCalculation', { supplyVoltage: 30, loadCurrent: 1.2 }, 30],
    ['ConstantCurrent', {}, 12.6],
    ['ConstantCurrent', { supplyMax: 36, current: 1 }, 36],
  ] as const)('of %s with %j bear the supply and more than the current', async (name, entered, supply) => {
    const filters = find(await offerOf(name, entered), 'regulators');
    expect(least(filters?.['inputVoltageMax'])).toBeGreaterThanOrEqual(supply);
    const current = { LMRechargeableBattery: 0.7, VoltageCalculation: 0.5, ConstantCurrent: 0.35, ...entered };
    const needed = 'loadCurrent' in current ? current.loadCurrent : 'current' in current ? current.current : current[name];
    expect(least(filters?.['outputCurrent'])).toBeGreaterThan(needed * 1.2);
  });
});

it.each([
  [{}, 8],
  [{ wooferImpedance: 4 }, 4],
  [{ wooferImpedance: 16 }, 16],
])('coils of a crossover with %j carry the current of the driver and cost little of its level', async (entered, impedance) => {
  const coil = (await offerOf('SpeakerCrossover', entered)).find(({ label }) => label.startsWith('woofer_l'))?.filters;
  for (const rating of ['ratedCurrent', 'saturationCurrent']) expect(least(coil?.[rating])).toBeCloseTo(Math.sqrt(10 / impedance), 6);
  expect(most(coil?.['dcr'])).toBeCloseTo(0.05 * impedance, 6);
});

it.each([
  ['TriodeSwitch', {}, 100],
  ['TriodeSwitch', { transistorType: 'pnpHighSide', currentGainMin: 60 }, 60],
  ['TriodeBiasVoltage', { mode: 'divider', currentGainMin: 80 }, 80],
] as const)('transistors of %s with %j are plain ones with the gain that was reckoned with', async (name, entered, gain) => {
  const filters = find(await offerOf(name, entered), 'transistors');
  expect(filters?.['configuration']).toBe('single');
  expect(least(filters?.['currentGain'])).toBe(gain);
});

it('amplifiers, comparators and transistors bear the supply', async () => {
  const amplifier = find(await offerOf('ConstantCurrent', { mode: 'opAmp', supplyMin: 9, supplyMax: 16 }), 'op_amps')?.['supplyVoltage'];
  expect([least(amplifier), most(amplifier)]).toEqual([9, 16]);
  const comparators = find(await offerOf('HysteresisComparator'), 'comparators')?.['supplyVoltage'];
  expect(least(comparators)).toBe(most(comparators));
  const jfets = find(await offerOf('FETBufferDeviation', { device: 'jfet' }), 'jfets');
  expect(least(jfets?.['drainSourceVoltage'])).toBeGreaterThan(0);
});

it('relays for a motor close on its starting current at its voltage; none for direct current and three phases', async () => {
  const single = find(
    await offerOf('MotorCurrentPowerCalculation', { supplyType: 'singlePhase', voltage: 230, startingFactor: 6 }),
    'relays',
  );
  const other = find(
    await offerOf('MotorCurrentPowerCalculation', { supplyType: 'singlePhase', voltage: 230, startingFactor: 3 }),
    'relays',
  );
  expect(least(single?.['contactCurrent'])).toBeCloseTo(2 * least(other?.['contactCurrent']), 3);
  expect(least(single?.['contactVoltage'])).toBe(230);
  for (const supplyType of ['dc', 'threePhase']) expect(await offerOf('MotorCurrentPowerCalculation', { supplyType })).toEqual([]);
});

it.each([{}, { swing: 48, switchingFrequency: 50e3 }])(
  'a snubber with %j is C0G for the peak and a resistor for the heat',
  async (entered) => {
    const offer = await offerOf('RCSnubber', entered);
    expect(find(offer, 'capacitor')?.['dielectric']).toBe('c0g');
    expect(least(find(offer, 'capacitor')?.['ratedVoltage'])).toBeGreaterThan(entered.swing ?? 12);
    expect(least(find(offer, 'resistor')?.['powerRating'])).toBeGreaterThan(0);
  },
);

it.each([{}, { maximumCurrent: 30, ambientTemperature: 120 }])(
  'a shunt with %j bears its derated heat, and the amplifier the bus',
  async (entered) => {
    const offer = await offerOf('CurrentShunt', { busVoltage: 48, ...entered });
    const heat = 0.0494 * (entered.maximumCurrent ?? 10) * 0.94;
    expect(least(find(offer, 'shunts')?.['powerRating'])).toBeGreaterThan(heat / (entered.ambientTemperature === 120 ? 0.5 : 0.85));
    expect(least(find(offer, 'amplifiers')?.['maxVoltage'])).toBe(48);
  },
);

it('LEDs and drivers of strings carry the greatest current, that of all strings where they share a driver', async () => {
  expect(least(find(await offerOf('LEDString', {}), 'leds')?.['forwardCurrent'])).toBeGreaterThan(0.02);
  const shared = await offerOf('LEDString', { mode: 'switching', sharing: 'shared', strings: 4, current: 0.35 });
  expect(least(find(shared, 'drivers')?.['outputCurrent'])).toBeCloseTo(1.4, 9);
});

it.each([{}, { mainsVoltage: 400, power: 1200 }])(
  'a mains filter with %j is an X2 capacitor for the mains and a choke for more than its current',
  async (entered) => {
    const { mainsVoltage = 230, power = 100 } = entered as { mainsVoltage?: number; power?: number };
    const offer = await offerOf('EMIFilter', entered);
    expect(find(offer, 'x_capacitors')?.['safetyClass']).toBe('x2');
    expect(least(find(offer, 'x_capacitors')?.['ratedVoltage'])).toBe(mainsVoltage);
    expect(least(find(offer, 'chokes')?.['ratedCurrent'])).toBeGreaterThan((1.5 * power) / mainsVoltage);
  },
);

it('crystals start as reckoned with, and their capacitors keep their value', async () => {
  const offer = await offerOf('CrystalLoad', { seriesResistance: 50, loadCapacitance: 10e-12 });
  expect(most(find(offer, 'crystals')?.['esr'])).toBe(50);
  expect(Math.abs(least(find(offer, 'crystals')?.['loadCapacitance']) / 10e-12 - 1)).toBeLessThan(1e-5);
  expect(find(offer, 'capacitors')?.['dielectric']).toBe('c0g');
});

it('amplifiers are as fast, as exact, as quiet and as sensitive as the results need', async () => {
  const stages = find(await offerOf('OpAmpStage', { gainBandwidth: 50e6, slewRate: 20e6, offsetVoltage: 1e-4 }), 'op_amps');
  expect([least(stages?.['gainBandwidth']), least(stages?.['slewRate']), most(stages?.['inputOffset'])]).toEqual([50e6, 20e6, 1e-4]);
  const first = find(await offerOf('NoiseCascade'), 'amplifiers');
  expect([least(first?.['gain']), most(first?.['noiseFigure'])]).toEqual([17, 0.8]);
  const radios = find(await offerOf('LinkBudget', { frequency: 868e6, sensitivity: -120, transmitterPower: 14 }), 'transceivers');
  expect([least(radios?.['txPower']), most(radios?.['sensitivity'])]).toEqual([14, -120]);
});

it('a matching network is built from coils for radio and capacitors that keep their value', async () => {
  const offer = await offerOf('SmithChart');
  expect(offer.map(({ partClass }) => partClass)).toEqual(['rf-inductors', 'mlcc']);
  expect(least(find(offer, 'coils')?.['inductance']) / 8.2e-9).toBeCloseTo(1, 5);
  expect(find(offer, 'capacitors')).toMatchObject({ dielectric: 'c0g' });
});

it('a cell gives its load for a hundred hours and more: one that empties faster cannot bear it', async () => {
  const offer = await offerOf('BatteryLife', { loadCurrent: 0.05, capacity: 2.4 });
  expect(least(find(offer, 'cells')?.['batteryCapacity'])).toBe(5);
  expect(least(find(await offerOf('BatteryLife', { loadCurrent: 0.001 }), 'cells')?.['batteryCapacity'])).toBe(2.4);
});

it('coils of a matching network resonate far above it, and have the Q that was reckoned with', async () => {
  expect(least(coils(await offerOf('LMatchCircuit', { frequency: 5e8, inductorQ: 40 }))?.['selfResonantFrequency'])).toBe(1.5e9);
  expect(least(coils(await offerOf('LMatchCircuit', { inductorQ: 40 }))?.['qFactor'])).toBe(40);
  // Far below, any coil does.
  expect(coils(await offerOf('LMatchCircuit', { frequency: 1e5 }))).not.toHaveProperty('selfResonantFrequency');
});

it.each([
  ['VoltageCalculation', 'resistor2', { outputVoltage: 28, supplyVoltage: 32, mode: 'adjustableDesign', resistor1: 120 }, 26.75 ** 2],
  ['LMRechargeableBattery', 'resistor_2', { mode: 'voltageLimited', cellCount: 12, supplyMax: 35 }, 27 ** 2],
] as const)('resistors of %s carry their heat: %s', async (name, label, entered, squaredVoltage) => {
  const filters = find(await offerOf(name, entered), label);
  const heat = squaredVoltage / least(filters?.['resistance']);
  expect(least(filters?.['powerRating'])).toBeGreaterThan(1.8 * heat);
});

describe('timing parts', () => {
  it('are capacitors that keep their value, for the voltage', async () => {
    const small = await offerOf('CapacitanceTime', { capacitance: 10e-9, sourceVoltage: 24 });
    expect(find(small, 'ceramic')).toMatchObject({ dielectric: 'c0g' });
    expect(least(find(small, 'ceramic')?.['ratedVoltage'])).toBeGreaterThanOrEqual(24);
    const large = await offerOf('CapacitanceTime', { capacitance: 100e-6 });
    expect(large.map(({ label }) => label)).not.toContain('ceramic');
  });

  it('are the entered resistances within about 1 %, and timers that are a 555', async () => {
    const offer = await offerOf('TimingCircuitCalculation');
    const resistance = find(offer, 'resistor_a')?.['resistance'] ?? '';
    expect(Math.abs((least(resistance) + most(resistance)) / 2 / 5000 - 1)).toBeLessThan(0.012);
    // Programmable timers and oscillators of the same category bear the supply, too.
    expect(find(offer, 'timers')).toEqual({ timerType: 'bipolar-555', supplyVoltage: '5..5' });
    expect(find(await offerOf('TimingCircuitCalculation', { timerType: 'cmos' }), 'timers')?.['timerType']).toBe('cmos-555');
  });
});
