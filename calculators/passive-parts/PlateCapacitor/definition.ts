/** Parallel-plate capacitor with its edge field, or the separation, area or permittivity for a wanted capacitance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { vacuumPermittivity } from '#calculators/math/constants.ts';
import { rectangularPlates, roundPlates } from '#calculators/math/parts/plate-pair.ts';

// A permittivity this near to 1 is that of vacuum: only rounding lies between them.
const same = 1e-12;

interface Plates {
  mode: 'capacitance' | 'separation' | 'area' | 'relativePermittivity';
  shape: 'rectangular' | 'circular';
  width: number;
  plateLength: number;
  diameter: number;
  separation: number;
  relativePermittivity: number;
  capacitance: number;
}

/** Area of one plate, gap and permittivity, the unknown of the mode solved for without edge field. */
function completed(given: Plates, gaps: number): { area: number; separation: number; permittivity: number } {
  const { mode, shape, separation, relativePermittivity: permittivity, capacitance } = given;
  const area = shape === 'circular' ? (Math.PI * given.diameter ** 2) / 4 : given.width * given.plateLength;
  switch (mode) {
    case 'capacitance':
      return { area, separation, permittivity };
    case 'separation':
      return { area, separation: ((vacuumPermittivity * permittivity * area) / capacitance) * gaps, permittivity };
    case 'area':
      return { area: ((capacitance / vacuumPermittivity / permittivity) * separation) / gaps, separation, permittivity };
    case 'relativePermittivity':
      return { area, separation, permittivity: ((capacitance / vacuumPermittivity) * separation) / area / gaps };
  }
}

/** Capacitance of two plates with edge field in vacuum. */
function vacuumCapacitance({ shape, width, plateLength, diameter, separation }: Plates): number {
  return shape === 'circular' ? roundPlates(diameter, separation) : rectangularPlates(width, plateLength, separation);
}

/** Side or diameter that a gap is compared with; a square where only the area is known. */
function smallestSide({ mode, shape, width, plateLength, diameter }: Plates, area: number): number {
  if (mode === 'area') return Math.sqrt(area);
  return shape === 'circular' ? diameter : Math.min(width, plateLength);
}

export const tool = defineTool({
  name: 'PlateCapacitor',
  modes: ['capacitance', 'separation', 'area', 'relativePermittivity'],
  inputs: {
    shape: {
      kind: 'choice',
      choices: ['rectangular', 'circular'],
      default: 'rectangular',
      modes: ['capacitance', 'separation', 'relativePermittivity'],
    },
    width: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.1,
      above: 0,
      max: 10_000,
      symbol: 'w',
      modes: ['capacitance', 'separation', 'relativePermittivity'],
    },
    plateLength: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.1,
      above: 0,
      max: 10_000,
      symbol: 'l',
      modes: ['capacitance', 'separation', 'relativePermittivity'],
    },
    diameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.1,
      above: 0,
      max: 10_000,
      symbol: 'D',
      modes: ['capacitance', 'separation', 'relativePermittivity'],
    },
    separation: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'µm', 'mil', 'in'],
      default: 0.001,
      above: 0,
      max: 1000,
      symbol: 'd',
      modes: ['capacitance', 'area', 'relativePermittivity'],
    },
    relativePermittivity: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: 1,
      min: 1,
      max: 1e6,
      symbol: 'εr',
      modes: ['capacitance', 'separation', 'area'],
    },
    plates: { kind: 'quantity', unit: '1', show: ['1'], default: 2, min: 2, max: 1000, integer: true, symbol: 'n' },
    capacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF', 'nF', 'µF', 'F'],
      default: 1e-10,
      above: 0,
      symbol: 'C',
      modes: ['separation', 'area', 'relativePermittivity'],
    },
    voltage: { kind: 'quantity', unit: 'V', show: ['V', 'kV', 'mV'], default: 10, min: 0, max: 1e9, symbol: 'V' },
    dielectricStrength: {
      kind: 'quantity',
      unit: 'V/m',
      show: ['kV/mm', 'V/µm', 'V/mil'],
      default: null,
      above: 0,
      max: 1e12,
      optional: true,
      symbol: 'E_b',
    },
  },
  outputs: {
    capacitance: { kind: 'quantity', unit: 'F', show: ['pF', 'nF', 'µF', 'F'], symbol: 'C', modes: ['capacitance'] },
    idealCapacitance: { kind: 'quantity', unit: 'F', show: ['pF', 'nF', 'µF', 'F'], symbol: 'C0' },
    capacitanceAirEdge: { kind: 'quantity', unit: 'F', show: ['pF', 'nF', 'µF', 'F'], symbol: 'C_a', modes: ['capacitance'] },
    separation: { kind: 'quantity', unit: 'm', show: ['mm', 'µm', 'mil'], symbol: 'd', modes: ['separation'] },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εr', modes: ['relativePermittivity'] },
    area: { kind: 'quantity', unit: 'm²', show: ['cm²', 'mm²', 'm²', 'in²'], symbol: 'A' },
    squareSide: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], modes: ['area'] },
    discDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], modes: ['area'] },
    fieldStrength: { kind: 'quantity', unit: 'V/m', show: ['kV/mm', 'V/m', 'V/µm'], symbol: 'E' },
    charge: { kind: 'quantity', unit: 'A·s', show: ['nC', 'pC', 'µC', 'C'], symbol: 'Q' },
    energy: { kind: 'quantity', unit: 'J', show: ['nJ', 'µJ', 'J'], symbol: 'W' },
    maximumVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'kV'], symbol: 'V_b' },
  },
  main: { capacitance: 'capacitance', separation: 'separation', area: 'area', relativePermittivity: 'relativePermittivity' },
  refusals: { NO_SOLUTION: 'capacitance' },
  warnings: ['BREAKDOWN', 'STACK_EDGE', 'WIDE_GAP'],
  compute(given) {
    const { mode, plates, voltage, dielectricStrength: strength } = given;
    const gaps = plates - 1;
    const { area, separation, permittivity } = completed(given, gaps);
    if (permittivity < 1 - same) return refuse('NO_SOLUTION');
    const idealCapacitance = ((vacuumPermittivity * permittivity * area) / separation) * gaps;
    const inVacuum = mode === 'capacitance' && plates === 2 ? vacuumCapacitance(given) : null;
    const capacitance = inVacuum === null ? idealCapacitance : permittivity * inVacuum;
    const fieldStrength = voltage / separation;
    return {
      out: {
        capacitance,
        idealCapacitance,
        capacitanceAirEdge: inVacuum === null ? idealCapacitance : idealCapacitance + inVacuum - (vacuumPermittivity * area) / separation,
        separation,
        relativePermittivity: permittivity,
        area,
        squareSide: Math.sqrt(area),
        discDiameter: 2 * Math.sqrt(area / Math.PI),
        fieldStrength,
        charge: capacitance * voltage,
        energy: (capacitance * voltage * voltage) / 2,
        maximumVoltage: strength && strength * separation,
      },
      warnings: [
        strength !== null && fieldStrength > strength && 'BREAKDOWN',
        mode === 'capacitance' && plates > 2 && 'STACK_EDGE',
        separation > smallestSide(given, area) / 2 && 'WIDE_GAP',
      ],
    };
  },
  sources: [
    'B. Reichert, Z. Ristivojevic, Analytical results for the capacitance of a circular plate capacitor, arXiv, 2020, doi:10.48550/arXiv.2001.01142',
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
  ],
});
