/** Zener shunt regulator in the worst case of supply, load and tolerances, or two Zeners back to back that clamp a sine. */
import { defineTool, refuse } from '#calculators/define.ts';
import { standardAtOrBelow } from '#calculators/math/parts/e-series.ts';
import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';

/** Limits are met to within this. */
const same = 1e-9;

interface Ranges {
  supplyMin: number;
  supplyMax: number;
  loadMin: number;
  loadMax: number;
  zenerVoltage: number;
  zenerTolerance: number;
  zenerCount: number;
  testCurrent: number;
  dynamicResistance: number;
  minimumZenerCurrent: number;
  zenerRating: number;
  resistorTolerance: number;
}

/** V_0δ: where the straight line of one Zener meets zero current, at the low and the high end of its tolerance. */
function onsets({ zenerVoltage, zenerTolerance, dynamicResistance, testCurrent }: Ranges): { low: number; high: number } {
  const drop = dynamicResistance * testCurrent;
  return { low: zenerVoltage * (1 - zenerTolerance) - drop, high: zenerVoltage * (1 + zenerTolerance) - drop };
}

/** Current at which a Zener reaches its power: v(i)·i = P. */
function currentAtPower(onset: number, slope: number, power: number): number {
  const root = Math.sqrt(onset ** 2 + 4 * slope * power);
  return onset > 0 ? (2 * power) / (onset + root) : (root - onset) / (2 * slope);
}

/** The nominal resistors between which the regulator works in every case. */
function resistorWindow(given: Ranges): { least: number; greatest: number; highestOutput: number } {
  const { zenerCount, dynamicResistance: slope, minimumZenerCurrent, resistorTolerance } = given;
  const { low, high } = onsets(given);
  const highestOutput = zenerCount * (high + slope * minimumZenerCurrent);
  const leastAt = (onset: number) => {
    const current = currentAtPower(onset, slope, given.zenerRating);
    return (given.supplyMax - zenerCount * (onset + slope * current)) / (given.loadMin + current) / (1 - resistorTolerance);
  };
  return {
    least: Math.max(0, leastAt(low), leastAt(high)),
    greatest: (given.supplyMin - highestOutput) / (given.loadMax + minimumZenerCurrent) / (1 + resistorTolerance),
    highestOutput,
  };
}

/** The extremes of a regulator with this nominal resistor over all corners of its ranges. */
function checked(given: Ranges, nominal: number) {
  const { zenerCount, dynamicResistance: slope, resistorTolerance } = given;
  const { low, high } = onsets(given);
  const corners = [given.supplyMin, given.supplyMax].flatMap((supply) =>
    [given.loadMin, given.loadMax].flatMap((load) =>
      [low, high].flatMap((onset) =>
        [nominal * (1 - resistorTolerance), nominal * (1 + resistorTolerance)].map((resistor) => {
          const current = (supply - zenerCount * onset - resistor * load) / (resistor + zenerCount * slope);
          const each = onset + slope * current;
          const output = current > 0 ? zenerCount * each : supply - resistor * load;
          return { current, output, zenerPower: current > 0 ? each * current : 0, resistorPower: (supply - output) ** 2 / resistor };
        }),
      ),
    ),
  );
  const zenerCurrentMin = Math.min(...corners.map(({ current }) => current));
  const zenerPowerMax = Math.max(0, ...corners.map(({ zenerPower }) => zenerPower));
  const resistorPowerMax = Math.max(...corners.map(({ resistorPower }) => resistorPower));
  const regulates = zenerCurrentMin >= given.minimumZenerCurrent * (1 - same);
  const staysCool = zenerPowerMax <= given.zenerRating * (1 + same);
  return {
    out: {
      zenerCurrentMin,
      zenerCurrentMax: Math.max(...corners.map(({ current }) => current)),
      zenerPowerMax,
      resistorPowerMax,
      resistorRating: standardPowerRating(2 * resistorPowerMax),
      outputMin: Math.min(...corners.map(({ output }) => output)),
      outputMax: Math.max(...corners.map(({ output }) => output)),
      passes: regulates && staysCool,
    },
    regulates,
    staysCool,
  };
}

interface Half {
  /** Greatest magnitude of the output. */
  level: number;
  peakCurrent: number;
  /** Mean and mean square current over the whole period. */
  mean: number;
  meanSquare: number;
  /** Half of the clamped part of the period, rad. */
  halfAngle: number;
}

/** One half of a sine into a Zener and, against it, a forward junction. */
function clampedHalf(peak: number, onset: number, source: number, slope: number): Half {
  if (peak <= onset) return { level: peak, peakCurrent: 0, mean: 0, meanSquare: 0, halfAngle: 0 };
  const total = source + slope;
  const peakCurrent = (peak - onset) / total;
  const sine = Math.sqrt((1 - onset / peak) * (1 + onset / peak));
  const cosine = onset / peak;
  const angle = Math.atan2(sine, cosine);
  const scale = peak / total;
  return {
    level: onset + slope * peakCurrent,
    peakCurrent,
    // Rounding may take a barely conducting half below zero.
    mean: Math.max(0, (scale * (sine - angle * cosine)) / Math.PI),
    meanSquare: Math.max(0, (scale ** 2 * (angle - 3 * sine * cosine + 2 * angle * cosine ** 2)) / (2 * Math.PI)),
    halfAngle: angle,
  };
}

interface Clamp {
  signalPeak: number;
  sourceResistance: number;
  zenerVoltagePositive: number;
  zenerVoltageNegative: number;
  forwardVoltage: number;
  dynamicResistance: number;
}

function clamped(given: Clamp) {
  const { signalPeak: peak, sourceResistance: source, forwardVoltage, dynamicResistance: slope } = given;
  const positive = clampedHalf(peak, given.zenerVoltagePositive + forwardVoltage, source, slope);
  const negative = clampedHalf(peak, given.zenerVoltageNegative + forwardVoltage, source, slope);
  return {
    clampPositive: positive.level,
    clampNegative: -negative.level,
    peakCurrentPositive: positive.peakCurrent,
    peakCurrentNegative: negative.peakCurrent,
    averagePowerA: given.zenerVoltagePositive * positive.mean + slope * positive.meanSquare + forwardVoltage * negative.mean,
    averagePowerB: given.zenerVoltageNegative * negative.mean + slope * negative.meanSquare + forwardVoltage * positive.mean,
    conductionAngle: (360 / Math.PI) * positive.halfAngle,
  };
}

export const tool = defineTool({
  name: 'ZenerDiodes',
  modes: ['designRange', 'checkRange', 'clamp'],
  inputs: {
    supplyMin: { kind: 'quantity', unit: 'V', show: ['V'], default: 10.5, above: 0, modes: ['designRange', 'checkRange'] },
    supplyMax: { kind: 'quantity', unit: 'V', show: ['V'], default: 14.5, above: 0, modes: ['designRange', 'checkRange'] },
    loadMin: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], default: 0, min: 0, modes: ['designRange', 'checkRange'] },
    loadMax: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], default: 0.03, min: 0, modes: ['designRange', 'checkRange'] },
    zenerVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 5.1, above: 0, symbol: 'V_Z', modes: ['designRange', 'checkRange'] },
    zenerTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.05, min: 0, max: 0.3, modes: ['designRange', 'checkRange'] },
    zenerCount: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: 1,
      min: 1,
      max: 100,
      integer: true,
      symbol: 'n',
      modes: ['designRange', 'checkRange'],
    },
    testCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['mA'],
      default: 0.049,
      min: 0,
      symbol: 'I_ZT',
      modes: ['designRange', 'checkRange'],
      advanced: true,
    },
    dynamicResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 7, min: 0, symbol: 'r_z', advanced: true },
    minimumZenerCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['mA'],
      default: 0.003,
      above: 0,
      symbol: 'I_Z,min',
      modes: ['designRange', 'checkRange'],
      advanced: true,
    },
    zenerRating: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], default: 1, above: 0, symbol: 'P_max' },
    resistor: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 120,
      above: 0,
      component: true,
      symbol: 'R',
      modes: ['checkRange'],
    },
    resistorTolerance: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0.05,
      min: 0,
      max: 0.3,
      modes: ['designRange', 'checkRange'],
      advanced: true,
    },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24', modes: ['designRange'] },
    signalPeak: { kind: 'quantity', unit: 'V', show: ['V'], default: 20, above: 0, symbol: 'V_P', modes: ['clamp'] },
    sourceResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 100,
      above: 0,
      component: true,
      symbol: 'R_S',
      modes: ['clamp'],
    },
    zenerVoltagePositive: { kind: 'quantity', unit: 'V', show: ['V'], default: 9.1, above: 0, symbol: 'V_ZA', modes: ['clamp'] },
    zenerVoltageNegative: { kind: 'quantity', unit: 'V', show: ['V'], default: 9.1, above: 0, symbol: 'V_ZB', modes: ['clamp'] },
    forwardVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 0.7, min: 0, symbol: 'V_F', modes: ['clamp'] },
  },
  outputs: {
    resistorMin: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], modes: ['designRange'] },
    resistorMax: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], modes: ['designRange'] },
    resistorStandard: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], modes: ['designRange'] },
    feasible: { kind: 'flag', modes: ['designRange'] },
    zenerCurrentMin: { kind: 'quantity', unit: 'A', show: ['mA'], modes: ['designRange', 'checkRange'] },
    zenerCurrentMax: { kind: 'quantity', unit: 'A', show: ['mA'], modes: ['designRange', 'checkRange'] },
    zenerPowerMax: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], modes: ['designRange', 'checkRange'] },
    resistorPowerMax: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], modes: ['designRange', 'checkRange'] },
    resistorRating: { kind: 'quantity', unit: 'W', show: ['W'], modes: ['designRange', 'checkRange'] },
    outputMin: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['designRange', 'checkRange'] },
    outputMax: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['designRange', 'checkRange'] },
    passes: { kind: 'flag', modes: ['designRange', 'checkRange'] },
    clampPositive: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['clamp'] },
    clampNegative: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['clamp'] },
    peakCurrentPositive: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], modes: ['clamp'] },
    peakCurrentNegative: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], modes: ['clamp'] },
    averagePowerA: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], modes: ['clamp'] },
    averagePowerB: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], modes: ['clamp'] },
    conductionAngle: { kind: 'quantity', unit: '°', show: ['°'], modes: ['clamp'] },
  },
  main: { designRange: 'resistorStandard', checkRange: 'passes', clamp: 'clampPositive' },
  refusals: { RANGE_REVERSED: 'supplyMax', SUPPLY_TOO_LOW: 'supplyMin' },
  warnings: ['NO_RESISTOR_FITS', 'DROPS_OUT', 'ZENER_OVERLOAD', 'CLAMP_OVERLOAD'],
  compute(given) {
    if (given.mode === 'clamp') {
      const out = clamped(given);
      return { out, warnings: [Math.max(out.averagePowerA, out.averagePowerB) > given.zenerRating && 'CLAMP_OVERLOAD'] };
    }
    if (given.supplyMax < given.supplyMin) return refuse('RANGE_REVERSED');
    if (given.loadMax < given.loadMin) return refuse('RANGE_REVERSED', 'loadMax');
    if (given.mode === 'checkRange') {
      const { out, regulates, staysCool } = checked(given, given.resistor);
      return { out, warnings: [!regulates && 'DROPS_OUT', !staysCool && 'ZENER_OVERLOAD'] };
    }
    const { least, greatest, highestOutput } = resistorWindow(given);
    if (given.supplyMin <= highestOutput) return refuse('SUPPLY_TOO_LOW');
    const standard = standardAtOrBelow(greatest, given.series);
    const feasible = standard >= least * (1 - same);
    return {
      out: { resistorMin: least, resistorMax: greatest, resistorStandard: standard, feasible, ...checked(given, standard).out },
      warnings: [!feasible && 'NO_RESISTOR_FITS'],
    };
  },
  sources: [
    'R. Boylestad, L. Nashelsky, Electronic Devices and Circuit Theory, 7th ed., Prentice Hall, § 2.9, 2.11',
    'ON Semiconductor, TVS/Zener Theory and Design Considerations, HBD854',
    'Vishay, Zener diodes 1N4728A to 1N4761A, 85816',
  ],
});
