/** Accuracy of a real-time clock in ppm and in time gained; a crystal over temperature; and the load capacitors of a crystal. */
import { defineTool, refuse } from '#calculators/define.ts';
import { day, julianYear } from '#calculators/math/constants.ts';
import { crystalPull } from '#calculators/math/timing/crystal-load.ts';
import { type ESeries, nearestInRatio } from '#calculators/math/parts/e-series.ts';

/** Twelfth of a Julian year, s. */
const month = julianYear / 12;

/** What an error e means for a clock and for its oscillator; a positive error gains. */
const drifts = (error: number, nominalFrequency: number) => ({
  error,
  actualFrequency: nominalFrequency * (1 + error),
  dayDrift: error * day,
  monthDrift: error * month,
  yearDrift: error * julianYear,
});

interface OverTemperature {
  initialTolerance: number;
  curvature: number;
  turnoverTemperature: number;
  turnoverTolerance: number;
  temperatureMin: number;
  temperatureMax: number;
  agingPerYear: number;
  years: number;
}

/** The parabola of a tuning fork at both ends, and its worst case within all tolerances. */
function overTemperature(given: OverTemperature) {
  const { curvature, turnoverTemperature, turnoverTolerance } = given;
  // Without + 0 a parabola at its top would be −0.
  const parabola = (distance: number) => curvature * distance * distance + 0;
  const [low, high] = [given.temperatureMin - turnoverTemperature, given.temperatureMax - turnoverTemperature];
  const far = Math.max(Math.abs(low), Math.abs(high)) + turnoverTolerance;
  const near = Math.max(0, low - turnoverTolerance, -high - turnoverTolerance);
  const spread = given.initialTolerance + given.agingPerYear * given.years;
  const [worstSlow, worstFast] = [parabola(far) - spread, parabola(near) + spread];
  return {
    errorAtMin: parabola(low),
    errorAtMax: parabola(high),
    worstSlow,
    worstFast,
    worstSlowPerDay: worstSlow * day,
    worstFastPerDay: worstFast * day,
    worstSlowPerMonth: worstSlow * month,
  };
}

interface Oscillator {
  nominalFrequency: number;
  crystalLoad: number;
  strayCapacitance: number;
  pinCapacitance: number;
  motionalCapacitance: number;
  shuntCapacitance: number;
  seriesResistance: number;
  series: ESeries;
}

/** Computed values that agree to this are the same capacitance. */
const same = 1e-12;

/** The capacitors at both pins, and how far the standard value pulls the crystal. */
function loaded(given: Oscillator) {
  const { nominalFrequency, crystalLoad, strayCapacitance, pinCapacitance, motionalCapacitance, shuntCapacitance } = given;
  const capacitorExact = 2 * (crystalLoad - strayCapacitance) - pinCapacitance;
  const capacitorStandard = nearestInRatio(capacitorExact, given.series);
  const actualLoad = strayCapacitance + (capacitorStandard + pinCapacitance) / 2;
  const across = shuntCapacitance + actualLoad;
  const excess = Math.abs(capacitorStandard / capacitorExact - 1) <= same ? 0 : (capacitorStandard - capacitorExact) / 2;
  return {
    ...drifts(crystalPull(given, crystalLoad, excess), nominalFrequency),
    capacitorExact,
    capacitorStandard,
    actualLoad,
    pullability: -motionalCapacitance / (2 * across ** 2),
    criticalTransconductance: 4 * given.seriesResistance * (2 * Math.PI * nominalFrequency * across) ** 2,
  };
}

export const tool = defineTool({
  name: 'RtcCalculation',
  modes: ['ppm', 'secondsPerDay', 'minutesPerYear', 'temperature', 'loadCapacitors'],
  inputs: {
    frequencyError: { kind: 'quantity', unit: '1', show: ['ppm'], default: 2e-5, min: -0.01, max: 0.01, symbol: 'Δf/f', modes: ['ppm'] },
    driftPerDay: { kind: 'quantity', unit: 's', show: ['s'], default: 1, min: -864, max: 864, modes: ['secondsPerDay'] },
    driftPerYear: { kind: 'quantity', unit: 's', show: ['min', 's'], default: 600, min: -315_576, max: 315_576, modes: ['minutesPerYear'] },
    nominalFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['kHz', 'MHz', 'Hz'],
      default: 32_768,
      above: 0,
      symbol: 'f0',
      modes: ['ppm', 'secondsPerDay', 'minutesPerYear', 'loadCapacitors'],
    },
    initialTolerance: { kind: 'quantity', unit: '1', show: ['ppm'], default: 2e-5, min: 0, max: 0.01, modes: ['temperature'] },
    curvature: { kind: 'quantity', unit: '1/K²', show: ['ppm/°C²'], default: -3.4e-8, max: 0, symbol: 'k', modes: ['temperature'] },
    turnoverTemperature: { kind: 'quantity', unit: '°C', show: ['°C'], default: 25, symbol: 'T0', modes: ['temperature'] },
    turnoverTolerance: { kind: 'quantity', unit: 'K', show: ['K'], default: 5, min: 0, max: 50, modes: ['temperature'], advanced: true },
    temperatureMin: { kind: 'quantity', unit: '°C', show: ['°C'], default: -10, modes: ['temperature'] },
    temperatureMax: { kind: 'quantity', unit: '°C', show: ['°C'], default: 60, modes: ['temperature'] },
    agingPerYear: { kind: 'quantity', unit: '1', show: ['ppm'], default: 3e-6, min: 0, max: 0.001, modes: ['temperature'], advanced: true },
    years: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 0, max: 100, modes: ['temperature'], advanced: true },
    crystalLoad: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF'],
      default: 1.25e-11,
      above: 0,
      symbol: 'C_L',
      modes: ['loadCapacitors'],
    },
    strayCapacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF'],
      default: 1e-12,
      min: 0,
      symbol: 'C_S',
      modes: ['loadCapacitors'],
    },
    pinCapacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF'],
      default: 2e-12,
      min: 0,
      symbol: 'C_P',
      modes: ['loadCapacitors'],
    },
    motionalCapacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['fF'],
      default: 3.5e-15,
      above: 0,
      symbol: 'C_1',
      modes: ['loadCapacitors'],
      advanced: true,
    },
    shuntCapacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF'],
      default: 1.5e-12,
      min: 0,
      symbol: 'C_0',
      modes: ['loadCapacitors'],
      advanced: true,
    },
    seriesResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 50_000,
      above: 0,
      symbol: 'ESR',
      modes: ['loadCapacitors'],
      advanced: true,
    },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E12', modes: ['loadCapacitors'] },
  },
  outputs: {
    error: {
      kind: 'quantity',
      unit: '1',
      show: ['ppm'],
      symbol: 'Δf/f',
      modes: ['ppm', 'secondsPerDay', 'minutesPerYear', 'loadCapacitors'],
    },
    actualFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz'],
      digits: 8,
      symbol: 'f',
      modes: ['ppm', 'secondsPerDay', 'minutesPerYear', 'loadCapacitors'],
    },
    dayDrift: { kind: 'quantity', unit: 's', show: ['s'], modes: ['ppm', 'secondsPerDay', 'minutesPerYear', 'loadCapacitors'] },
    monthDrift: { kind: 'quantity', unit: 's', show: ['s'], modes: ['ppm', 'secondsPerDay', 'minutesPerYear', 'loadCapacitors'] },
    yearDrift: { kind: 'quantity', unit: 's', show: ['min', 's'], modes: ['ppm', 'secondsPerDay', 'minutesPerYear', 'loadCapacitors'] },
    errorAtMin: { kind: 'quantity', unit: '1', show: ['ppm'], modes: ['temperature'] },
    errorAtMax: { kind: 'quantity', unit: '1', show: ['ppm'], modes: ['temperature'] },
    worstSlow: { kind: 'quantity', unit: '1', show: ['ppm'], modes: ['temperature'] },
    worstFast: { kind: 'quantity', unit: '1', show: ['ppm'], modes: ['temperature'] },
    worstSlowPerDay: { kind: 'quantity', unit: 's', show: ['s'], modes: ['temperature'] },
    worstFastPerDay: { kind: 'quantity', unit: 's', show: ['s'], modes: ['temperature'] },
    worstSlowPerMonth: { kind: 'quantity', unit: 's', show: ['s'], modes: ['temperature'] },
    capacitorExact: { kind: 'quantity', unit: 'F', show: ['pF'], symbol: 'C', modes: ['loadCapacitors'] },
    capacitorStandard: { kind: 'quantity', unit: 'F', show: ['pF'], modes: ['loadCapacitors'], standardOf: 'capacitorExact' },
    actualLoad: { kind: 'quantity', unit: 'F', show: ['pF'], modes: ['loadCapacitors'] },
    pullability: { kind: 'quantity', unit: '1/F', show: ['ppm/pF'], modes: ['loadCapacitors'] },
    criticalTransconductance: { kind: 'quantity', unit: 'S', show: ['µA/V', 'mA/V'], symbol: 'g_m,crit', modes: ['loadCapacitors'] },
  },
  main: { ppm: 'dayDrift', secondsPerDay: 'error', minutesPerYear: 'error', temperature: 'worstSlow', loadCapacitors: 'capacitorStandard' },
  refusals: { LOAD_BELOW_STRAY: 'crystalLoad', TEMPERATURE_RANGE_REVERSED: 'temperatureMax' },
  warnings: ['LARGE_PULL', 'WIDE_RANGE'],
  compute(given) {
    switch (given.mode) {
      case 'ppm':
        return { out: drifts(given.frequencyError, given.nominalFrequency) };
      case 'secondsPerDay':
        return { out: drifts(given.driftPerDay / day, given.nominalFrequency) };
      case 'minutesPerYear':
        return { out: drifts(given.driftPerYear / julianYear, given.nominalFrequency) };
      case 'temperature': {
        const { temperatureMin, temperatureMax } = given;
        if (temperatureMax < temperatureMin) return refuse('TEMPERATURE_RANGE_REVERSED');
        return { out: overTemperature(given), warnings: [(temperatureMin < -40 || temperatureMax > 85) && 'WIDE_RANGE'] };
      }
      case 'loadCapacitors': {
        if (given.crystalLoad <= given.strayCapacitance + given.pinCapacitance / 2) return refuse('LOAD_BELOW_STRAY');
        const out = loaded(given);
        return { out, warnings: [Math.abs(out.error) > 20e-6 && 'LARGE_PULL'] };
      }
    }
  },
  sources: [
    'Maxim, Crystal Considerations, AN 58',
    'Maxim, MAX6902 SPI-compatible real-time clock, 19-2134',
    'STMicroelectronics, Oscillator design guide, AN2867',
    'IEC 60122-1:2002, Quartz crystal units of assessed quality, Part 1: Generic specification',
  ],
});
