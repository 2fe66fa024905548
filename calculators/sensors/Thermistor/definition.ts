/** NTC thermistor: resistance and temperature by its B value, the Steinhart–Hart curve through three points, and a linearised divider. */
import { defineTool, refuse } from '#calculators/define.ts';
import { zeroCelsius } from '#calculators/math/constants.ts';
import { type ESeries, nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { betaResistance, betaTemperature, kelvin, steinhartHart, steinhartHartTemperature } from '#calculators/math/sensors/thermistor.ts';

/** Further than this from its nominal temperature, B itself has changed by several per cent, K. */
const farAway = 50;
/** Self-heating beyond this is read as temperature, K. */
const muchHeat = 0.1;

const byBeta = ['temperature', 'resistance', 'divider'] as const;
const ohms = { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'] } as const;
const degrees = { kind: 'quantity', unit: '°C', show: ['°C', '°F'] } as const;
const point = (temperature: number, resistance: number, index: 1 | 2 | 3) =>
  [
    { ...degrees, default: temperature, above: -zeroCelsius, symbol: `t_${index}`, modes: ['steinhartHart'] },
    { ...ohms, default: resistance, above: 0, symbol: `R_${index}`, modes: ['steinhartHart'] },
  ] as const;
const [first, second, third] = [point(0, 32_650, 1), point(25, 10_000, 2), point(70, 1752, 3)];

export const tool = defineTool({
  name: 'Thermistor',
  modes: ['temperature', 'resistance', 'steinhartHart', 'divider'],
  inputs: {
    resistance: { ...ohms, default: 5000, above: 0, symbol: 'R', modes: ['temperature', 'steinhartHart'] },
    temperature: { ...degrees, default: 40, above: -zeroCelsius, below: 1000, symbol: 't', modes: ['resistance', 'divider'] },
    nominalResistance: { ...ohms, default: 10_000, above: 0, symbol: 'R_25', modes: byBeta },
    beta: { kind: 'quantity', unit: 'K', show: ['K'], default: 3950, above: 0, symbol: 'B', modes: byBeta },
    nominalTemperature: { ...degrees, default: 25, above: -zeroCelsius, below: 1000, symbol: 't_0', modes: byBeta, advanced: true },
    resistanceTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.01, min: 0, below: 1, modes: byBeta },
    betaTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.01, min: 0, below: 1, modes: byBeta, advanced: true },
    temperature1: first[0],
    resistance1: first[1],
    temperature2: second[0],
    resistance2: second[1],
    temperature3: third[0],
    resistance3: third[1],
    lowTemperature: { ...degrees, default: 0, above: -zeroCelsius, below: 1000, symbol: 't_a', modes: ['divider'] },
    highTemperature: { ...degrees, default: 60, above: -zeroCelsius, below: 1000, symbol: 't_b', modes: ['divider'] },
    supplyVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 3.3, above: 0, symbol: 'V', modes: ['divider'] },
    dissipation: {
      kind: 'quantity',
      unit: 'W/K',
      show: ['mW/K'],
      default: 0.002,
      above: 0,
      symbol: 'δ',
      modes: ['divider'],
      advanced: true,
    },
    series: { kind: 'choice', choices: ['E24', 'E96'], default: 'E24', modes: ['divider'] },
  },
  outputs: {
    temperature: { ...degrees, symbol: 't', digits: 5, modes: ['temperature', 'steinhartHart'] },
    resistance: { ...ohms, symbol: 'R', modes: ['resistance', 'divider'] },
    seriesResistor: { ...ohms, symbol: 'R_S', modes: ['divider'] },
    seriesResistorExact: { ...ohms, modes: ['divider'] },
    outputVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'V_O', modes: ['divider'] },
    slope: { kind: 'quantity', unit: 'V/K', show: ['mV/K'], modes: ['divider'] },
    linearityError: { kind: 'quantity', unit: 'K', show: ['°C', '°F'], modes: ['divider'] },
    selfHeating: { kind: 'quantity', unit: 'K', show: ['°C', '°F'], modes: ['divider'] },
    temperatureCoefficient: { kind: 'quantity', unit: '1/K', show: ['%/K'], symbol: 'α' },
    temperatureError: { kind: 'quantity', unit: 'K', show: ['°C', '°F'], symbol: 'Δt', modes: byBeta },
    coefficientA: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'A', digits: 7, modes: ['steinhartHart'] },
    coefficientB: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'B', digits: 7, modes: ['steinhartHart'] },
    coefficientC: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'C', digits: 7, modes: ['steinhartHart'] },
  },
  main: { temperature: 'temperature', resistance: 'resistance', steinhartHart: 'temperature', divider: 'seriesResistor' },
  refusals: { NO_TEMPERATURE: 'resistance', POINTS_UNFIT: 'resistance2', RANGE_EMPTY: 'highTemperature', BETA_TOO_LOW: 'beta' },
  warnings: ['BETA_FAR', 'SELF_HEATING'],
  compute(given) {
    const { mode } = given;
    if (mode === 'steinhartHart') {
      const curve = steinhartHart([
        { temperature: given.temperature1, resistance: given.resistance1 },
        { temperature: given.temperature2, resistance: given.resistance2 },
        { temperature: given.temperature3, resistance: given.resistance3 },
      ]);
      if (curve === null) return refuse('POINTS_UNFIT');
      const temperature = steinhartHartTemperature(curve, given.resistance);
      if (temperature === null) return refuse('NO_TEMPERATURE');
      const logarithm = Math.log(given.resistance);
      const temperatureCoefficient = -1 / (kelvin(temperature) ** 2 * (curve.b + 3 * curve.c * logarithm ** 2));
      return { out: { temperature, temperatureCoefficient, coefficientA: curve.a, coefficientB: curve.b, coefficientC: curve.c } };
    }
    const temperature = mode === 'temperature' ? betaTemperature(given, given.resistance) : given.temperature;
    if (temperature === null) return refuse('NO_TEMPERATURE');
    const resistance = mode === 'temperature' ? given.resistance : betaResistance(given, temperature);
    const temperatureCoefficient = -given.beta / kelvin(temperature) ** 2;
    const ofBeta = given.beta * Math.abs(1 / kelvin(temperature) - 1 / kelvin(given.nominalTemperature)) * given.betaTolerance;
    const common = { temperature, resistance, temperatureCoefficient };
    const out = { ...common, temperatureError: (given.resistanceTolerance + ofBeta) / -temperatureCoefficient };
    const isFar = Math.abs(temperature - given.nominalTemperature) > farAway && 'BETA_FAR';
    if (mode !== 'divider') return { out, warnings: [isFar] };

    if (given.highTemperature <= given.lowTemperature) return refuse('RANGE_EMPTY');
    const middle = (given.lowTemperature + given.highTemperature) / 2;
    if (given.beta <= 2 * kelvin(middle)) return refuse('BETA_TOO_LOW');
    const divider = dividerOf(given, middle);
    const outputVoltage = divider.voltageAt(temperature);
    const selfHeating = outputVoltage ** 2 / resistance / given.dissipation;
    return {
      out: { ...out, ...divider.out, outputVoltage, slope: divider.slopeAt(temperature), selfHeating },
      warnings: [isFar, selfHeating > muchHeat && 'SELF_HEATING'],
    };
  },
  sources: [
    'J. S. Steinhart, S. R. Hart, Calibration curves for thermistors, Deep-Sea Research 15, 1968, doi:10.1016/0011-7471(68)90057-0',
    'IEC 60539-1:2022, Directly heated negative temperature coefficient thermistors, Part 1',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 15.1',
  ],
});

interface DividerTask {
  nominalResistance: number;
  nominalTemperature: number;
  beta: number;
  supplyVoltage: number;
  lowTemperature: number;
  highTemperature: number;
  series: ESeries;
}

/** Thermistor to ground under a resistor from the supply, whose curve turns at the middle of the range in °C. */
function dividerOf(given: DividerTask, middle: number) {
  const { beta, supplyVoltage, lowTemperature: low, highTemperature: high } = given;
  const exact = (betaResistance(given, middle) * (beta - 2 * kelvin(middle))) / (beta + 2 * kelvin(middle));
  const resistor = nearestInRatio(exact, given.series);
  const shareAt = (temperature: number) => {
    const thermistor = betaResistance(given, temperature);
    return thermistor / (thermistor + resistor);
  };
  const voltageAt = (temperature: number) => supplyVoltage * shareAt(temperature);
  const chord = (voltageAt(high) - voltageAt(low)) / (high - low);
  const deviations = Array.from({ length: 41 }, (_, index) => {
    const temperature = low + ((high - low) * index) / 40;
    return (voltageAt(temperature) - voltageAt(low)) / chord - (temperature - low);
  });
  return {
    voltageAt,
    slopeAt: (temperature: number) => {
      const share = shareAt(temperature);
      return (-supplyVoltage * share * (1 - share) * beta) / kelvin(temperature) ** 2;
    },
    out: { seriesResistor: resistor, seriesResistorExact: exact, linearityError: Math.max(...deviations.map(Math.abs)) },
  };
}
