/** Strings of LEDs on a resistor, a linear or a switching driver: current over all tolerances, heat and efficiency. */
import { defineTool, refuse } from '#calculators/define.ts';
import { type ESeries, standardAtOrAbove } from '#calculators/math/parts/e-series.ts';
import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';

/** Worst current over the nominal one beyond which LEDs of one type visibly differ or overheat. */
const unsteady = 0.25;

const volts = { kind: 'quantity', unit: 'V', show: ['V', 'mV'] } as const;
const amperes = { kind: 'quantity', unit: 'A', show: ['mA', 'A'] } as const;
const watts = { kind: 'quantity', unit: 'W', show: ['W', 'mW'] } as const;
const count = { kind: 'quantity', unit: '1', show: ['1'], min: 1, max: 1000, integer: true } as const;
const driven = ['linear', 'switching'] as const;

interface Led {
  forwardVoltage: number;
  ledResistance: number;
  current: number;
}
/** Voltage of one LED at a current (A): a straight line through its nominal point, V. */
const ledVoltage = (led: Led, current: number) => led.forwardVoltage + led.ledResistance * (current - led.current);

interface Resistive extends Led {
  supplyVoltage: number;
  supplyTolerance: number;
  forwardSpread: number;
  resistorTolerance: number;
  ledsInSeries: number;
  series: ESeries;
}

/** Current of a string of n LEDs with its resistor, none below zero: n·(V_F + r·(I − I_F)) + R·I = U. */
function resistive(given: Resistive) {
  const { ledsInSeries: n, ledResistance, supplyVoltage, supplyTolerance, forwardSpread, resistorTolerance } = given;
  const exact = (supplyVoltage - n * given.forwardVoltage) / given.current;
  const standard = standardAtOrAbove(exact, given.series);
  const currentWith = (supply: number, forward: number, resistor: number) =>
    Math.max(0, (supply - n * (forward - ledResistance * given.current)) / (resistor + n * ledResistance));
  return {
    exact,
    standard,
    current: currentWith(supplyVoltage, given.forwardVoltage, standard),
    least: currentWith(supplyVoltage * (1 - supplyTolerance), given.forwardVoltage + forwardSpread, standard * (1 + resistorTolerance)),
    greatest: currentWith(supplyVoltage * (1 + supplyTolerance), given.forwardVoltage - forwardSpread, standard * (1 - resistorTolerance)),
  };
}

export const tool = defineTool({
  name: 'LEDString',
  modes: ['resistor', ...driven],
  inputs: {
    supplyVoltage: { ...volts, show: ['V'], default: 24, above: 0, symbol: 'U' },
    supplyTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.02, min: 0, below: 1 },
    forwardVoltage: { ...volts, show: ['V'], default: 3, above: 0, symbol: 'V_F' },
    forwardSpread: { ...volts, default: 0.2, min: 0, symbol: 'ΔV_F' },
    current: { ...amperes, default: 0.02, above: 0, symbol: 'I_F' },
    ledResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 5, min: 0, symbol: 'r', advanced: true },
    ledsInSeries: { ...count, default: 5, symbol: 'n' },
    strings: { ...count, default: 4, symbol: 'm' },
    resistorTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.05, min: 0, below: 1, modes: ['resistor'] },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24', modes: ['resistor'] },
    sharing: { kind: 'choice', choices: ['each', 'shared'], default: 'each', modes: driven },
    dropout: { ...volts, show: ['V', 'mV'], default: 1, min: 0, symbol: 'U_D', modes: ['linear'] },
    driverEfficiency: { kind: 'quantity', unit: '1', show: ['%'], default: 0.9, above: 0, max: 1, symbol: 'η_D', modes: ['switching'] },
  },
  outputs: {
    resistanceStandard: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R', modes: ['resistor'], standardOf: 'resistanceExact' },
    resistanceExact: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], modes: ['resistor'] },
    ledCurrent: { ...amperes, symbol: 'I' },
    currentMin: { ...amperes, symbol: 'I_min' },
    currentMax: { ...amperes, symbol: 'I_max' },
    stringVoltage: { ...volts, show: ['V'] },
    stringVoltageMin: { ...volts, show: ['V'] },
    stringVoltageMax: { ...volts, show: ['V'] },
    resistorPower: { ...watts, modes: ['resistor'] },
    resistorRating: { ...watts, modes: ['resistor'] },
    driverPower: { ...watts, modes: driven },
    ledPower: { ...watts, symbol: 'P_LED' },
    inputPower: { ...watts, symbol: 'P' },
    inputCurrent: amperes,
    efficiency: { kind: 'quantity', unit: '1', show: ['%'], symbol: 'η' },
    mostInSeries: { kind: 'quantity', unit: '1', show: ['1'], integer: true, modes: ['resistor', 'linear'] },
  },
  main: { resistor: 'resistanceStandard', linear: 'efficiency', switching: 'stringVoltage' },
  refusals: { SUPPLY_TOO_LOW: 'ledsInSeries', SPREAD_TOO_LARGE: 'forwardSpread' },
  warnings: ['CURRENT_UNSTEADY', 'NO_HEADROOM', 'UNEQUAL_STRINGS', 'NO_RATING'],
  compute(given) {
    const { mode, supplyVoltage, supplyTolerance, forwardVoltage, forwardSpread, ledsInSeries: n, strings: m } = given;
    if (forwardSpread >= forwardVoltage) return refuse('SPREAD_TOO_LARGE');
    if (mode !== 'switching' && n * forwardVoltage >= supplyVoltage) return refuse('SUPPLY_TOO_LOW');
    // Strings side by side on one source have one voltage; their slopes share out what their forward voltages differ.
    const uneven = forwardSpread === 0 ? 0 : (2 * forwardSpread * (m - 1)) / (m * given.ledResistance);
    const isShared = mode !== 'resistor' && given.sharing === 'shared' && m > 1;
    const held = { current: given.current, least: given.current, greatest: given.current };
    const unequal = {
      ...held,
      least: Math.max(0, given.current - uneven),
      greatest: Math.min(m * given.current, given.current + uneven),
    };
    const found = mode === 'resistor' ? resistive(given) : null;
    const { current, least, greatest } = found ?? (isShared ? unequal : held);
    const stringVoltage = n * ledVoltage(given, current);
    const [stringVoltageMin, stringVoltageMax] = [stringVoltage - n * forwardSpread, stringVoltage + n * forwardSpread];
    const ledPower = m * current * stringVoltage;
    const inputPower = mode === 'switching' ? ledPower / given.driverEfficiency : m * current * supplyVoltage;
    const resistorPower = found && greatest ** 2 * found.standard * (1 - given.resistorTolerance);
    const resistorRating = resistorPower === null ? null : standardPowerRating(2 * resistorPower);
    const lowest = supplyVoltage * (1 - supplyTolerance);
    const room = mode === 'linear' ? lowest - given.dropout : lowest;
    return {
      out: {
        resistanceStandard: found?.standard ?? null,
        resistanceExact: found?.exact ?? null,
        ledCurrent: current,
        currentMin: least,
        currentMax: greatest,
        stringVoltage,
        stringVoltageMin,
        stringVoltageMax,
        resistorPower,
        resistorRating,
        driverPower: inputPower - ledPower,
        ledPower,
        inputPower,
        inputCurrent: inputPower / supplyVoltage,
        efficiency: ledPower / inputPower,
        mostInSeries: Math.max(0, Math.floor(room / (forwardVoltage + forwardSpread) + 1e-9)),
      },
      warnings: [
        Math.max(greatest - current, current - least) > unsteady * current && !isShared && 'CURRENT_UNSTEADY',
        mode !== 'switching' && stringVoltageMax > room && 'NO_HEADROOM',
        isShared && greatest > (1 + unsteady) * current && 'UNEQUAL_STRINGS',
        mode === 'resistor' && resistorRating === null && 'NO_RATING',
      ],
    };
  },
  sources: [
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 2.2',
    'IEC 62384:2020, DC or AC supplied electronic controlgear for LED modules, Performance requirements',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
