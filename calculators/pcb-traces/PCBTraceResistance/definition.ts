/** Resistance of a copper trace at its temperature, also at a frequency, or the width or length that gives a wanted one. */
import { defineTool, refuse } from '#calculators/define.ts';
import { deepestSkin } from '#calculators/field-solver/filaments.ts';
import { microstripResistance, traceAloneResistance } from '#calculators/field-solver/traces/over-plane.ts';
import { zeroCelsius } from '#calculators/math/constants.ts';
import { type CopperSurface, roughening, surfaceInputs, surfaceSources } from '#calculators/math/lines/roughness.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';
import { copper } from '#calculators/math/materials.ts';
import { etchInput, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

/** Temperature to which resistivity and coefficient are referred, °C. */
const reference = 20;
/** Where the linear law of copper holds, °C. */
const [coldest, hottest] = [-100, 200];
/** Above it the temperature rise must be checked, A/m². */
const usualDensity = 35e6;

interface Trace {
  /** At the base. */
  width: number;
  length: number;
}

interface Entered {
  mode: 'resistance' | 'width' | 'length';
  traceWidth: number;
  traceLength: number;
  copperThickness: number;
  topWidthReduction: number;
  targetResistance: number;
}

/** The trace with the unknown of the mode solved for; resistivity in Ω·m. */
function completed(entered: Entered, resistivity: number): Trace {
  const { mode, traceWidth, traceLength, copperThickness, topWidthReduction, targetResistance } = entered;
  const narrowing = topWidthReduction / 2;
  switch (mode) {
    case 'resistance':
      return { width: traceWidth, length: traceLength };
    case 'width':
      return { width: (resistivity * traceLength) / (copperThickness * targetResistance) + narrowing, length: traceLength };
    case 'length':
      return { width: traceWidth, length: (targetResistance * (traceWidth - narrowing) * copperThickness) / resistivity };
  }
}

interface Surroundings extends CopperSurface {
  frequency: number;
  planeDistance: number;
}

/** Resistance in Ω/m at the frequency of a section in m, alone or over a plane that carries the current back. */
function resistanceAt(section: { width: number; thickness: number }, resistivity: number, given: Surroundings): number {
  const metal = { resistivity, roughening: roughening(given) };
  if (given.planeDistance === 0) return traceAloneResistance(section, metal, given.frequency);
  return microstripResistance(section, given.planeDistance, metal, given.frequency);
}

export const tool = defineTool({
  name: 'PCBTraceResistance',
  modes: ['resistance', 'width', 'length'],
  inputs: {
    targetResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], default: 0.01, above: 0, symbol: 'R', modes: ['width', 'length'] },
    traceWidth: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'mil', 'in'],
      default: 2.5e-4,
      above: 0,
      symbol: 'w',
      modes: ['resistance', 'length'],
    },
    copperThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, above: 0, symbol: 't' },
    traceLength: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.1,
      above: 0,
      symbol: 'l',
      modes: ['resistance', 'width'],
    },
    temperature: { kind: 'quantity', unit: '°C', show: ['°C', '°F'], default: 25, min: -zeroCelsius, symbol: 'T' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ20' },
    temperatureCoefficient: { kind: 'quantity', unit: '1/K', show: ['1/K', 'ppm/K'], default: copper.temperatureCoefficient, symbol: 'α' },
    current: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], default: 1, symbol: 'I' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], default: 0, min: 0, symbol: 'f' },
    planeDistance: { kind: 'quantity', unit: 'm', show: ['mm', 'mil'], default: 0, min: 0, symbol: 'h', advanced: true },
    surfaceRoughness: { kind: 'quantity', unit: 'm', show: ['µm'], default: 0, min: 0, symbol: 'Δ', advanced: true },
    ...surfaceInputs,
    ...etchInput,
  },
  outputs: {
    resistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R' },
    requiredTraceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'in'], symbol: 'w', modes: ['width'] },
    requiredTraceLength: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'm'], symbol: 'l', modes: ['length'] },
    acResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R(f)' },
    resistancePerLength: { kind: 'quantity', unit: 'Ω/m', show: ['mΩ/mm', 'mΩ/in', 'Ω/m'] },
    sheetResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ'], symbol: 'R_□' },
    squares: { kind: 'quantity', unit: '1', show: ['1'] },
    resistivityAtTemperature: { kind: 'quantity', unit: 'Ω·m', show: ['µΩ·cm', 'Ω·m'], symbol: 'ρ' },
    voltageDrop: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'V' },
    powerLoss: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P' },
    currentDensity: { kind: 'quantity', unit: 'A/m²', show: ['A/mm²'], symbol: 'J' },
    skinDepth: { kind: 'quantity', unit: 'm', show: ['µm', 'mm'], symbol: 'δ' },
  },
  main: { resistance: 'resistance', width: 'requiredTraceWidth', length: 'requiredTraceLength' },
  refusals: {
    TEMPERATURE_TOO_LOW: 'temperature',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['SKIN_EFFECT', 'TEMPERATURE_RANGE', 'HIGH_CURRENT_DENSITY', 'AC_RESISTANCE_APPROXIMATE'],
  slow: true,
  compute(given) {
    const factor = 1 + given.temperatureCoefficient * (given.temperature - reference);
    if (factor <= 0) return refuse('TEMPERATURE_TOO_LOW');
    const resistivity = given.resistivity * factor;
    const { width, length } = completed(given, resistivity);
    if (leavesNoTop(given.topWidthReduction, width)) return refuse('TOP_TOO_NARROW');
    const section = { width: width - given.topWidthReduction / 2, thickness: given.copperThickness };
    const area = section.width * section.thickness;
    const resistance = (resistivity * length) / area;
    const currentDensity = given.current / area;
    const depth = given.frequency === 0 ? null : skinDepth(resistivity, given.frequency);
    return {
      out: {
        resistance,
        requiredTraceWidth: width,
        requiredTraceLength: length,
        acResistance: resistanceAt(section, resistivity, given) * length,
        resistancePerLength: resistivity / area,
        sheetResistance: resistivity / given.copperThickness,
        squares: length / section.width,
        resistivityAtTemperature: resistivity,
        voltageDrop: given.current * resistance,
        powerLoss: given.current ** 2 * resistance,
        currentDensity,
        skinDepth: depth,
      },
      warnings: [
        depth !== null && depth < given.copperThickness && 'SKIN_EFFECT',
        (given.temperature < coldest || given.temperature > hottest) && 'TEMPERATURE_RANGE',
        Math.abs(currentDensity) > usualDensity && 'HIGH_CURRENT_DENSITY',
        Math.max(section.width, section.thickness) / 2 > deepestSkin * (depth ?? Infinity) && 'AC_RESISTANCE_APPROXIMATE',
      ],
    };
  },
  sources: [
    'IEC 60028:1925, International standard of resistance for copper',
    'H. Johnson, M. Graham, High-Speed Digital Design, Prentice Hall, 1993, § C',
    'W. T. Weeks et al., Resistive and inductive skin effect in rectangular conductors, IBM J. Res. Dev. 23, 1979, doi:10.1147/rd.236.0652',
    'A. Deri et al., The complex ground return plane, IEEE Trans. PAS-100, 1981, doi:10.1109/TPAS.1981.317011',
    ...surfaceSources,
  ],
});
