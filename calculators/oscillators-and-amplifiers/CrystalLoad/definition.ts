/** Pierce oscillator: load capacitors of a crystal, how far it is pulled, drive level and gain margin. */
import { defineTool, refuse } from '#calculators/define.ts';
import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { crystalPull } from '#calculators/math/timing/crystal-load.ts';

/** Gain margin that starts every crystal over its life, and the one below which it may not start at all. */
const [safeMargin, leastMargin] = [5, 1];

const farads = { kind: 'quantity', unit: 'F', show: ['pF', 'fF', 'nF'] } as const;
const ppm = { kind: 'quantity', unit: '1', show: ['ppm'] } as const;
const siemens = { kind: 'quantity', unit: 'S', show: ['mA/V', 'µA/V'] } as const;
const watts = { kind: 'quantity', unit: 'W', show: ['µW', 'nW', 'mW'] } as const;
const ohms = { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'] } as const;

export const tool = defineTool({
  name: 'CrystalLoad',
  modes: ['design', 'check'],
  inputs: {
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz'], default: 16e6, above: 0, symbol: 'f' },
    loadCapacitance: { ...farads, default: 9e-12, above: 0, symbol: 'C_L' },
    capacitor1: { ...farads, default: 12e-12, above: 0, symbol: 'C_1', modes: ['check'], component: true },
    capacitor2: { ...farads, default: 12e-12, above: 0, symbol: 'C_2', modes: ['check'], component: true },
    strayCapacitance: { ...farads, default: 2e-12, min: 0, symbol: 'C_S' },
    capacitorTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.05, min: 0, below: 1 },
    motionalCapacitance: { ...farads, show: ['fF', 'pF'], default: 3e-15, above: 0, symbol: 'C_m' },
    shuntCapacitance: { ...farads, default: 1.5e-12, above: 0, symbol: 'C_0' },
    seriesResistance: { ...ohms, default: 60, above: 0, symbol: 'R_m' },
    transconductance: { ...siemens, default: 0.01, above: 0, symbol: 'g_m' },
    swing: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 0.8, above: 0, symbol: 'V_pp' },
    drivePermitted: { ...watts, default: 100e-6, above: 0, symbol: 'P_max' },
    series: { kind: 'choice', choices: ['E12', 'E24'], default: 'E24', modes: ['design'] },
  },
  outputs: {
    capacitorStandard: { ...farads, symbol: 'C_1', modes: ['design'], standardOf: 'capacitorExact' },
    capacitorExact: { ...farads, modes: ['design'] },
    actualLoad: { ...farads, symbol: 'C_L' },
    frequencyError: { ...ppm, symbol: 'Δf/f' },
    errorLow: ppm,
    errorHigh: ppm,
    pullability: { kind: 'quantity', unit: '1/F', show: ['ppm/pF'] },
    criticalTransconductance: { ...siemens, symbol: 'g_crit' },
    gainMargin: { kind: 'quantity', unit: '1', show: ['1'] },
    driveLevel: { ...watts, symbol: 'P' },
    loadedResistance: { ...ohms, symbol: 'R_L' },
    seriesResistor: { ...ohms, symbol: 'R_ext' },
  },
  main: { design: 'capacitorStandard', check: 'frequencyError' },
  refusals: { STRAY_TOO_LARGE: 'strayCapacitance' },
  warnings: ['MARGIN_LOW', 'NO_START', 'OVERDRIVEN', 'CAPACITOR_SMALL'],
  compute(given) {
    const { mode, frequency, loadCapacitance, strayCapacitance, shuntCapacitance, seriesResistance, capacitorTolerance } = given;
    const capacitorExact = 2 * (loadCapacitance - strayCapacitance);
    if (mode === 'design' && capacitorExact <= 0) return refuse('STRAY_TOO_LARGE');
    const standard = nearestInRatio(Math.max(capacitorExact, Number.MIN_VALUE), given.series);
    const [c1, c2] = mode === 'design' ? [standard, standard] : [given.capacitor1, given.capacitor2];
    const inSeries = (c1 * c2) / (c1 + c2);
    const loadAt = (share: number) => share * inSeries + strayCapacitance;
    const pullAt = (share: number) => crystalPull(given, loadCapacitance, loadAt(share) - loadCapacitance);
    const actualLoad = loadAt(1);
    const across = shuntCapacitance + actualLoad;
    const angular = 2 * Math.PI * frequency;
    const criticalTransconductance = 4 * seriesResistance * (angular * across) ** 2;
    const gainMargin = given.transconductance / criticalTransconductance;
    // The current of the crystal is what its first capacitor draws at the swing of the amplifier's input.
    const current = (angular * (c1 + strayCapacitance / 2) * given.swing) / (2 * Math.SQRT2);
    const driveLevel = seriesResistance * current ** 2;
    return {
      out: {
        capacitorStandard: c1,
        capacitorExact,
        actualLoad,
        frequencyError: pullAt(1),
        errorLow: pullAt(1 + capacitorTolerance),
        errorHigh: pullAt(1 - capacitorTolerance),
        pullability: -given.motionalCapacitance / (2 * across ** 2),
        criticalTransconductance,
        gainMargin,
        driveLevel,
        loadedResistance: seriesResistance * (1 + shuntCapacitance / actualLoad) ** 2,
        seriesResistor: 1 / (angular * c2),
      },
      warnings: [
        gainMargin < safeMargin && gainMargin >= leastMargin && 'MARGIN_LOW',
        gainMargin < leastMargin && 'NO_START',
        driveLevel > given.drivePermitted && 'OVERDRIVEN',
        Math.min(c1, c2) < 2 * strayCapacitance && 'CAPACITOR_SMALL',
      ],
    };
  },
  sources: [
    'STMicroelectronics, Oscillator design guide for STM8AF/AL/S, STM32 MCUs and MPUs, AN2867',
    'IEC 60122-1:2002, Quartz crystal units of assessed quality, Part 1: Generic specification',
    'E. Vittoz, M. Degrauwe, S. Bitz, High-performance crystal oscillator circuits: theory and application, IEEE Journal of Solid-State Circuits 23, 1988, doi:10.1109/4.318',
  ],
});
