/** Resistor that measures a current, with its amplifier and converter: value, heat with derating, resolution and error. */
import { defineTool, refuse } from '#calculators/define.ts';
import { standardAtOrBelow } from '#calculators/math/parts/e-series.ts';
import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';
import { deratedShare } from './derating.ts';

/** Gains in which current-sense amplifiers are made. */
const gains = [1, 2, 5, 8, 10, 20, 25, 50, 60, 75, 100, 200, 500, 1000];
/** Below this the solder and the traces count, unless four terminals leave them out, Ω. */
const kelvinBelow = 0.01;
/** Share of its derated power beyond which a shunt drifts by its own heat. */
const warm = 0.8;
/** Tolerances and temperature coefficients are stated at this temperature, °C. */
const reference = 25;

const volts = { kind: 'quantity', unit: 'V', show: ['mV', 'V'] } as const;
const amperes = { kind: 'quantity', unit: 'A', show: ['A', 'mA'] } as const;
const share = { kind: 'quantity', unit: '1', show: ['%'] } as const;
const watts = { kind: 'quantity', unit: 'W', show: ['W', 'mW'] } as const;
const ohms = { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'µΩ', 'Ω'] } as const;
const celsius = { kind: 'quantity', unit: '°C', show: ['°C', '°F'] } as const;

export const tool = defineTool({
  name: 'CurrentShunt',
  modes: ['design', 'check'],
  inputs: {
    maximumCurrent: { ...amperes, default: 10, above: 0, symbol: 'I_max' },
    dropLimit: { ...volts, default: 0.05, above: 0, symbol: 'U_max', modes: ['design'] },
    resistance: { ...ohms, default: 0.0047, above: 0, symbol: 'R', modes: ['check'], component: true },
    powerRating: { ...watts, default: 1, above: 0, symbol: 'P_r', modes: ['check'] },
    gain: { kind: 'quantity', unit: '1', show: ['1'], default: 50, above: 0, symbol: 'G', modes: ['check'] },
    busVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 24, min: 0, symbol: 'U_B' },
    converterRange: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 3.3, above: 0, symbol: 'U_FS' },
    bits: { kind: 'quantity', unit: 'bit', show: ['bit'], default: 12, min: 1, max: 32, integer: true, symbol: 'N' },
    direction: { kind: 'choice', choices: ['one', 'both'], default: 'one' },
    tolerance: { ...share, default: 0.01, min: 0, below: 1 },
    temperatureCoefficient: { kind: 'quantity', unit: '1/K', show: ['ppm/K'], default: 75e-6, min: 0, symbol: 'α' },
    offsetVoltage: { ...volts, show: ['µV', 'mV'], default: 25e-6, min: 0, symbol: 'U_os' },
    gainError: { ...share, default: 0.005, min: 0, below: 1 },
    ambientTemperature: { ...celsius, default: 85, min: -65, max: 500, symbol: 'T_A' },
    deratingStart: { ...celsius, default: 70, min: -65, max: 500, symbol: 'T_1', advanced: true },
    deratingEnd: { ...celsius, default: 170, min: -65, max: 500, symbol: 'T_2', advanced: true },
  },
  outputs: {
    resistanceStandard: { ...ohms, symbol: 'R', modes: ['design'], standardOf: 'resistanceExact' },
    resistanceExact: { ...ohms, modes: ['design'] },
    voltageDrop: { ...volts, symbol: 'U' },
    power: { ...watts, symbol: 'P' },
    ratingNeeded: { ...watts, symbol: 'P_r' },
    deratedShare: share,
    gainExact: { kind: 'quantity', unit: '1', show: ['1'] },
    gainStandard: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'G', modes: ['design'] },
    outputVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'U_out' },
    resolution: { kind: 'quantity', unit: 'A', show: ['mA', 'µA', 'A'] },
    offsetCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA', 'A'] },
    fullError: share,
    tenthError: share,
  },
  main: { design: 'resistanceStandard', check: 'voltageDrop' },
  refusals: { DERATING_REVERSED: 'deratingEnd', TOO_HOT: 'ambientTemperature' },
  warnings: ['CLIPPED', 'OVERLOADED', 'NO_RATING', 'FOUR_WIRE', 'OFFSET_DOMINATES'],
  compute(given) {
    const { mode, maximumCurrent, offsetVoltage } = given;
    if (given.deratingEnd <= given.deratingStart) return refuse('DERATING_REVERSED');
    const usable = deratedShare(given);
    if (usable <= 0) return refuse('TOO_HOT');
    const resistanceExact = given.dropLimit / maximumCurrent;
    const resistance = mode === 'design' ? standardAtOrBelow(resistanceExact, 'E24') : given.resistance;
    const voltageDrop = maximumCurrent * resistance;
    const power = maximumCurrent * voltageDrop;
    // A converter that measures both ways has half of its range for each.
    const range = given.direction === 'both' ? given.converterRange / 2 : given.converterRange;
    const gainExact = range / voltageDrop;
    const gain = mode === 'design' ? (gains.findLast((one) => one <= gainExact) ?? gainExact) : given.gain;
    const heat = Math.abs(given.ambientTemperature - reference) * given.temperatureCoefficient;
    const scaleError = given.tolerance + heat + given.gainError;
    const ratingNeeded = standardPowerRating(power / usable);
    const offsetCurrent = offsetVoltage / resistance;
    return {
      out: {
        resistanceStandard: resistance,
        resistanceExact,
        voltageDrop,
        power,
        ratingNeeded,
        deratedShare: usable,
        gainExact,
        gainStandard: gain,
        outputVoltage: voltageDrop * gain,
        resolution: given.converterRange / 2 ** given.bits / gain / resistance,
        offsetCurrent,
        fullError: scaleError + offsetVoltage / voltageDrop,
        tenthError: scaleError + (10 * offsetVoltage) / voltageDrop,
      },
      warnings: [
        voltageDrop * gain > range * (1 + 1e-9) && 'CLIPPED',
        mode === 'check' && power > warm * usable * given.powerRating && 'OVERLOADED',
        ratingNeeded === null && 'NO_RATING',
        resistance < kelvinBelow && 'FOUR_WIRE',
        10 * offsetVoltage > scaleError * voltageDrop && 'OFFSET_DOMINATES',
      ],
    };
  },
  sources: [
    'P. Semig, C. Wells, A Current Sensing Tutorial, Texas Instruments, 2012',
    'IEC 60115-1:2020, Fixed resistors for use in electronic equipment, Part 1: Generic specification',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
