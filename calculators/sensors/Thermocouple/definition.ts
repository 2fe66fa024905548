/** Thermocouples of the types B to T on the ITS-90: temperature from the voltage and back, with cold junction, tolerance class and the errors of the meter. */
import { defineTool, refuse } from '#calculators/define.ts';
import {
  seebeck,
  thermocoupleRange,
  thermocoupleTolerance,
  thermoTemperature,
  thermoVoltage,
} from '#calculators/math/sensors/thermocouple.ts';

/** Below this a microvolt of error is a third of a kelvin and more, V/K. */
const lowSensitivity = 3e-6;

const celsius = { kind: 'quantity', unit: '°C', show: ['°C', '°F'] } as const;
const kelvins = { kind: 'quantity', unit: 'K', show: ['°C', '°F'] } as const;
const volts = { kind: 'quantity', unit: 'V', show: ['mV', 'µV'] } as const;

export const tool = defineTool({
  name: 'Thermocouple',
  modes: ['temperature', 'voltage'],
  inputs: {
    type: { kind: 'choice', choices: ['K', 'J', 'T', 'E', 'N', 'R', 'S', 'B'], default: 'K' },
    voltage: { ...volts, default: 0.003096, min: -0.1, max: 0.1, symbol: 'U', modes: ['temperature'] },
    temperature: { ...celsius, default: 100, min: -270, max: 1820, symbol: 't', modes: ['voltage'] },
    coldJunction: { ...celsius, default: 25, min: -270, max: 1820, symbol: 't_c' },
    toleranceClass: { kind: 'choice', choices: ['1', '2', '3'], default: '2' },
    coldJunctionError: { ...kelvins, default: 0.5, min: 0, symbol: 'Δt_c' },
    voltageError: { ...volts, show: ['µV', 'mV'], default: 10e-6, min: 0, symbol: 'ΔU' },
  },
  outputs: {
    temperature: { ...celsius, symbol: 't', digits: 5, modes: ['temperature'] },
    voltage: { ...volts, symbol: 'U', digits: 5, modes: ['voltage'] },
    hotVoltage: { ...volts, symbol: 'E(t)', digits: 5 },
    coldVoltage: { ...volts, symbol: 'E(t_c)' },
    sensitivity: { kind: 'quantity', unit: 'V/K', show: ['µV/K'], symbol: 'S' },
    coldSensitivity: { kind: 'quantity', unit: 'V/K', show: ['µV/K'], symbol: 'S_c' },
    tolerance: kelvins,
    fromColdJunction: kelvins,
    fromVoltage: kelvins,
    totalError: { ...kelvins, symbol: 'Δt' },
  },
  main: { temperature: 'temperature', voltage: 'voltage' },
  refusals: { OUTSIDE_TABLE: 'voltage', OUTSIDE_TYPE: 'temperature', COLD_OUTSIDE: 'coldJunction' },
  warnings: ['NO_CLASS', 'LOW_SENSITIVITY', 'COLD_DOMINATES'],
  compute({ mode, type, coldJunction, toleranceClass, ...given }) {
    const { coldest, hottest } = thermocoupleRange(type);
    const isOutside = (t: number) => t < coldest || t > hottest;
    if (isOutside(coldJunction)) return refuse('COLD_OUTSIDE');
    if (mode === 'voltage' && isOutside(given.temperature)) return refuse('OUTSIDE_TYPE');
    const coldVoltage = thermoVoltage(type, coldJunction);
    const temperature = mode === 'voltage' ? given.temperature : thermoTemperature(type, given.voltage + coldVoltage);
    if (temperature === null) return refuse('OUTSIDE_TABLE');

    const hotVoltage = mode === 'voltage' ? thermoVoltage(type, temperature) : given.voltage + coldVoltage;
    const [sensitivity, coldSensitivity] = [seebeck(type, temperature), seebeck(type, coldJunction)];
    const tolerance = thermocoupleTolerance(type, toleranceClass, temperature);
    // Where the curve is level no error of the voltage can be told as one of temperature.
    const inKelvin = (volt: number) => (Math.abs(sensitivity) > Number.EPSILON ? Math.abs(volt / sensitivity) : null);
    const fromColdJunction = inKelvin(given.coldJunctionError * coldSensitivity);
    const fromVoltage = inKelvin(given.voltageError);
    return {
      out: {
        temperature,
        voltage: hotVoltage - coldVoltage,
        hotVoltage,
        coldVoltage,
        sensitivity,
        coldSensitivity,
        tolerance,
        fromColdJunction,
        fromVoltage,
        totalError: fromColdJunction === null || fromVoltage === null ? null : (tolerance ?? 0) + fromColdJunction + fromVoltage,
      },
      warnings: [
        tolerance === null && 'NO_CLASS',
        Math.abs(sensitivity) < lowSensitivity && 'LOW_SENSITIVITY',
        tolerance !== null && fromColdJunction !== null && fromColdJunction > tolerance && 'COLD_DOMINATES',
      ],
    };
  },
  sources: [
    'G. W. Burns, M. G. Scroger, G. F. Strouse, M. C. Croarkin, W. F. Guthrie, Temperature-Electromotive Force Reference Functions and Tables for the Letter-Designated Thermocouple Types Based on the ITS-90, NIST Monograph 175, 1993, doi:10.6028/NIST.MONO.175',
    'NIST ITS-90 Thermocouple Database, Standard Reference Database 60, doi:10.18434/T4S888',
    'IEC 60584-1:2013, Thermocouples, Part 1: EMF specifications and tolerances',
  ],
});
