/** Platinum resistance thermometer by IEC 60751: temperature from resistance and back, with tolerance, lead wires and self-heating. */
import { defineTool, refuse } from '#calculators/define.ts';
import { findRoot } from '#calculators/math/numeric/root.ts';
import { platinumRatio, platinumSlope, platinumTolerance, toleranceRange } from '#calculators/math/sensors/platinum.ts';

/** Ends of the standard's table, °C. */
const [coldest, hottest] = [-200, 850];
/** The table's values are rounded, and so may lie beyond its ends by this much, K. */
const rounding = 0.05;

/** Lead wires whose resistance is read as temperature: both of two, the difference of three, none of four. */
const leadsRead = { twoWire: 2, threeWire: 1, fourWire: 0 } as const;

const celsius = { kind: 'quantity', unit: '°C', show: ['°C', '°F'] } as const;

export const tool = defineTool({
  name: 'ResistanceThermometer',
  modes: ['temperature', 'resistance'],
  inputs: {
    nominalResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 100, above: 0, symbol: 'R_0' },
    resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 138.51, above: 0, symbol: 'R', modes: ['temperature'] },
    temperature: { ...celsius, default: 100, min: coldest, max: hottest, symbol: 't', modes: ['resistance'] },
    toleranceClass: { kind: 'choice', choices: ['AA', 'A', 'B', 'C'], default: 'B' },
    element: { kind: 'choice', choices: ['film', 'wire'], default: 'film' },
    wiring: { kind: 'choice', choices: ['twoWire', 'threeWire', 'fourWire'], default: 'threeWire' },
    leadResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'mΩ'], default: 0.5, min: 0, symbol: 'R_L' },
    leadMismatch: { kind: 'quantity', unit: '1', show: ['%'], default: 0.02, min: 0, max: 1, advanced: true },
    current: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'], default: 0.001, min: 0, symbol: 'I' },
    selfHeating: { kind: 'quantity', unit: 'K/W', show: ['K/W'], default: 300, min: 0, symbol: 'E', advanced: true },
  },
  outputs: {
    temperature: { ...celsius, symbol: 't', digits: 5, modes: ['temperature'] },
    resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R', digits: 6, modes: ['resistance'] },
    temperatureTolerance: { kind: 'quantity', unit: 'K', show: ['°C', '°F'], symbol: 'Δt' },
    resistanceTolerance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'mΩ'], symbol: 'ΔR' },
    sensitivity: { kind: 'quantity', unit: 'Ω/K', show: ['Ω/K'], symbol: 'dR/dt' },
    leadError: { kind: 'quantity', unit: 'K', show: ['°C', '°F'] },
    selfHeatingError: { kind: 'quantity', unit: 'K', show: ['°C', '°F'] },
    voltage: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'U' },
    voltagePerKelvin: { kind: 'quantity', unit: 'V/K', show: ['µV/K', 'mV/K'] },
    ratio: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'W', digits: 6 },
  },
  main: { temperature: 'temperature', resistance: 'resistance' },
  refusals: { OUTSIDE_TABLE: 'resistance' },
  warnings: ['OUTSIDE_CLASS_RANGE', 'LEADS_DOMINATE', 'SELF_HEATING'],
  compute(given) {
    const { mode, nominalResistance, wiring, leadResistance, current, toleranceClass } = given;
    const wanted = given.resistance / nominalResistance;
    const found = mode === 'temperature' ? findRoot((t) => platinumRatio(t) - wanted, coldest - rounding, hottest + rounding) : null;
    if (found?.found === false) return refuse('OUTSIDE_TABLE');

    const temperature = found?.root ?? given.temperature;
    const ratio = platinumRatio(temperature);
    const resistance = mode === 'temperature' ? given.resistance : nominalResistance * ratio;
    const sensitivity = nominalResistance * platinumSlope(temperature);
    const temperatureTolerance = platinumTolerance(toleranceClass, temperature);
    const share = wiring === 'threeWire' ? given.leadMismatch : 1;
    const leadError = (leadsRead[wiring] * share * leadResistance) / sensitivity;
    const selfHeatingError = current ** 2 * resistance * given.selfHeating;
    const { low, high } = toleranceRange(toleranceClass, given.element);
    return {
      out: {
        temperature,
        resistance,
        temperatureTolerance,
        resistanceTolerance: temperatureTolerance * sensitivity,
        sensitivity,
        leadError,
        selfHeatingError,
        voltage: current * resistance,
        voltagePerKelvin: current * sensitivity,
        ratio,
      },
      warnings: [
        (temperature < low || temperature > high) && 'OUTSIDE_CLASS_RANGE',
        leadError > temperatureTolerance && 'LEADS_DOMINATE',
        selfHeatingError > temperatureTolerance / 4 && 'SELF_HEATING',
      ],
    };
  },
  sources: [
    'IEC 60751:2022, Industrial platinum resistance thermometers and platinum temperature sensors, § 5',
    'ASTM E1137/E1137M-08, Standard specification for industrial platinum resistance thermometers',
  ],
});
