/** What an LED circuit with series resistors or a driver uses: string current, where the power goes, energy and cost. */
import { defineTool, refuse } from '#calculators/define.ts';
import { day, hour, julianYear } from '#calculators/math/constants.ts';

const joulesPerKilowattHour = 1000 * hour;

interface Strings {
  mode: 'resistor' | 'driver';
  supplyVoltage: number;
  supplyTolerance: number;
  seriesResistance: number;
  forwardVoltage: number;
  ratedCurrent: number;
  dynamicResistance: number;
  ledsPerString: number;
  stringCount: number;
  driverEfficiency: number;
}

/** Where the straight line of one LED meets zero current, V. */
function onsetOf(given: Strings): number {
  return given.forwardVoltage - given.dynamicResistance * given.ratedCurrent;
}

/** Currents and powers of strings that resistors limit. */
function withResistors(given: Strings) {
  const { supplyVoltage, supplyTolerance, seriesResistance, dynamicResistance, ledsPerString, stringCount } = given;
  const onset = onsetOf(given);
  const currentAt = (supply: number) => (supply - ledsPerString * onset) / (seriesResistance + ledsPerString * dynamicResistance);
  const stringCurrent = currentAt(supplyVoltage);
  const stringCurrentMax = currentAt(supplyVoltage * (1 + supplyTolerance));
  const ledPower = stringCurrent * (onset + dynamicResistance * stringCurrent);
  return {
    stringCurrent,
    stringCurrentMin: currentAt(supplyVoltage * (1 - supplyTolerance)),
    stringCurrentMax,
    supplyCurrent: stringCount * stringCurrent,
    ledPower,
    allLedsPower: ledsPerString * stringCount * ledPower,
    lossPower: stringCount * stringCurrent ** 2 * seriesResistance,
    resistorPowerMax: stringCurrentMax ** 2 * seriesResistance,
    totalPower: stringCount * supplyVoltage * stringCurrent,
  };
}

/** Powers of strings that a constant-current driver feeds. */
function withDriver(given: Strings) {
  const { ratedCurrent, driverEfficiency } = given;
  const ledPower = given.forwardVoltage * ratedCurrent;
  const allLedsPower = given.ledsPerString * given.stringCount * ledPower;
  return {
    stringCurrent: ratedCurrent,
    ledPower,
    allLedsPower,
    lossPower: (allLedsPower / driverEfficiency) * (1 - driverEfficiency),
    totalPower: allLedsPower / driverEfficiency,
  };
}

function overTime(totalPower: number, given: { dutyCycle: number; onTimePerDay: number; energyPrice: number }) {
  const averagePower = totalPower * given.dutyCycle;
  const energyPerDay = averagePower * given.onTimePerDay;
  const energyPerYear = (julianYear / day) * energyPerDay;
  return { averagePower, energyPerDay, energyPerYear, costPerYear: (energyPerYear / joulesPerKilowattHour) * given.energyPrice };
}

export const tool = defineTool({
  name: 'LEDCircuitPowerConsumption',
  modes: ['resistor', 'driver'],
  inputs: {
    supplyVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 12, above: 0, symbol: 'Vs', modes: ['resistor'] },
    supplyTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.05, min: 0, max: 0.5, modes: ['resistor'], advanced: true },
    seriesResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 180,
      above: 0,
      component: true,
      symbol: 'R',
      modes: ['resistor'],
    },
    forwardVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 3, above: 0, symbol: 'V_F' },
    ratedCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], default: 0.02, above: 0, symbol: 'I_F' },
    dynamicResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 5,
      min: 0,
      symbol: 'r_d',
      modes: ['resistor'],
      advanced: true,
    },
    ledsPerString: { kind: 'quantity', unit: '1', show: ['1'], default: 3, min: 1, integer: true, symbol: 'n' },
    stringCount: { kind: 'quantity', unit: '1', show: ['1'], default: 4, min: 1, integer: true, symbol: 'm' },
    driverEfficiency: { kind: 'quantity', unit: '1', show: ['%'], default: 0.88, above: 0, max: 1, symbol: 'η', modes: ['driver'] },
    dutyCycle: { kind: 'quantity', unit: '1', show: ['%'], default: 1, min: 0, max: 1, symbol: 'D' },
    onTimePerDay: { kind: 'quantity', unit: 's', show: ['h', 'min'], default: 18_000, min: 0, max: day, symbol: 't' },
    energyPrice: { kind: 'quantity', unit: '1', show: ['1'], default: 0.3, min: 0, advanced: true },
  },
  outputs: {
    stringCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], symbol: 'I' },
    stringCurrentMin: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], modes: ['resistor'] },
    stringCurrentMax: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], modes: ['resistor'] },
    supplyCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], modes: ['resistor'] },
    ledPower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P_LED' },
    allLedsPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'] },
    lossPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'] },
    resistorPowerMax: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], modes: ['resistor'] },
    totalPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], symbol: 'P' },
    averagePower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'] },
    efficiency: { kind: 'quantity', unit: '1', show: ['%'], symbol: 'η' },
    energyPerDay: { kind: 'quantity', unit: 'J', show: ['W·h', 'J'] },
    energyPerYear: { kind: 'quantity', unit: 'J', show: ['kW·h', 'J'] },
    costPerYear: { kind: 'quantity', unit: '1', show: ['1'] },
  },
  main: 'totalPower',
  refusals: { SUPPLY_TOO_LOW: 'supplyVoltage' },
  warnings: ['ABOVE_RATED_CURRENT', 'LOW_EFFICIENCY', 'CURRENT_SENSITIVE'],
  compute(given) {
    if (given.mode === 'driver') {
      const out = withDriver(given);
      const efficiency = given.driverEfficiency;
      return { out: { ...out, efficiency, ...overTime(out.totalPower, given) }, warnings: [efficiency < 0.5 && 'LOW_EFFICIENCY'] };
    }
    if (given.supplyVoltage * (1 - given.supplyTolerance) <= given.ledsPerString * onsetOf(given)) return refuse('SUPPLY_TOO_LOW');
    const out = withResistors(given);
    const efficiency = out.allLedsPower / out.totalPower;
    return {
      out: { ...out, efficiency, ...overTime(out.totalPower, given) },
      warnings: [
        out.stringCurrentMax > 1.05 * given.ratedCurrent && 'ABOVE_RATED_CURRENT',
        efficiency < 0.5 && 'LOW_EFFICIENCY',
        out.stringCurrentMax > 1.5 * out.stringCurrentMin && 'CURRENT_SENSITIVE',
      ],
    };
  },
  sources: ['A. S. Sedra, K. C. Smith, Microelectronic Circuits, 5th ed., Oxford University Press, 2004, § 3'],
});
