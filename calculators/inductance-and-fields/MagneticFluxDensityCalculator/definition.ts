/** Magnetic flux density of wires, coils and Helmholtz pairs, or from flux or field strength; or the current for it. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability } from '#calculators/math/constants.ts';

interface Arrangement {
  mode: 'straightWire' | 'twoWires' | 'circularLoop' | 'helmholtzPair';
  distance: number;
  wireLength: number | null;
  wireSpacing: number;
  loopDiameter: number;
  turns: number;
  axialDistance: number;
  coilSpacing: number | null;
}

/** Field of a turn of radius a at a distance z on its axis, in A/m per ampere. */
function turn(a: number, z: number): number {
  const slant = Math.hypot(a, z);
  return (a / slant) * (a / slant) * (0.5 / slant);
}

/** Field strength in A/m per ampere (Biot and Savart). */
function fieldPerAmpere(given: Arrangement): number {
  const { mode, distance, wireLength, wireSpacing, loopDiameter, turns, axialDistance, coilSpacing } = given;
  const radius = loopDiameter / 2;
  switch (mode) {
    case 'straightWire':
      return (wireLength === null ? 1 : wireLength / Math.hypot(wireLength, 2 * distance)) / (2 * Math.PI * distance);
    case 'twoWires':
      return Math.abs(wireSpacing / (2 * Math.PI * (distance - wireSpacing / 2)) / (distance + wireSpacing / 2));
    case 'circularLoop':
      return turns * turn(radius, axialDistance);
    case 'helmholtzPair': {
      const half = (coilSpacing ?? radius) / 2;
      return turns * (turn(radius, axialDistance - half) + turn(radius, axialDistance + half));
    }
  }
}

/** Flux density in T and current in A: one is given, the other follows. */
function arranged(
  given: Arrangement & { solveFor: 'fluxDensity' | 'current'; current: number; wantedFluxDensity: number },
  permeability: number,
) {
  const perAmpere = permeability * fieldPerAmpere(given);
  return given.solveFor === 'current'
    ? { fluxDensity: given.wantedFluxDensity, current: given.wantedFluxDensity / perAmpere }
    : { fluxDensity: perAmpere * given.current, current: given.current };
}

// Nearer to a wire than this share of the spacing is on the wire.
const onWire = 1e-12;
/** Reference level for the general public at 50 and 60 Hz (ICNIRP 2010), and where most cores saturate, T. */
const [publicLimit, saturation] = [200e-6, 1.5];

export const tool = defineTool({
  name: 'MagneticFluxDensityCalculator',
  modes: ['straightWire', 'twoWires', 'circularLoop', 'helmholtzPair', 'fluxAndArea', 'fieldStrength'],
  inputs: {
    solveFor: {
      kind: 'choice',
      choices: ['fluxDensity', 'current'],
      default: 'fluxDensity',
      modes: ['straightWire', 'twoWires', 'circularLoop', 'helmholtzPair'],
    },
    current: {
      kind: 'quantity',
      unit: 'A',
      show: ['A', 'mA', 'kA'],
      default: 1,
      min: 0,
      max: 1e9,
      symbol: 'I',
      modes: ['straightWire', 'twoWires', 'circularLoop', 'helmholtzPair'],
    },
    wantedFluxDensity: {
      kind: 'quantity',
      unit: 'T',
      show: ['mT', 'µT', 'T', 'G'],
      default: 1e-4,
      above: 0,
      max: 1000,
      symbol: 'B',
      modes: ['straightWire', 'twoWires', 'circularLoop', 'helmholtzPair'],
    },
    distance: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.01,
      above: 0,
      max: 1e6,
      symbol: 'r',
      modes: ['straightWire', 'twoWires'],
    },
    wireLength: {
      kind: 'quantity',
      unit: 'm',
      show: ['m', 'cm', 'mm'],
      default: null,
      above: 0,
      max: 1e6,
      optional: true,
      symbol: 'l',
      modes: ['straightWire'],
    },
    wireSpacing: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.005,
      above: 0,
      max: 1e6,
      symbol: 's',
      modes: ['twoWires'],
    },
    loopDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.1,
      above: 0,
      max: 100_000,
      symbol: 'D',
      modes: ['circularLoop', 'helmholtzPair'],
    },
    turns: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: 1,
      min: 1,
      max: 1e7,
      symbol: 'N',
      modes: ['circularLoop', 'helmholtzPair'],
    },
    axialDistance: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0,
      min: -1e6,
      max: 1e6,
      symbol: 'z',
      modes: ['circularLoop', 'helmholtzPair'],
    },
    coilSpacing: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: null,
      above: 0,
      max: 100_000,
      optional: true,
      symbol: 's',
      modes: ['helmholtzPair'],
    },
    flux: {
      kind: 'quantity',
      unit: 'Wb',
      show: ['mWb', 'µWb', 'Wb'],
      default: 1e-4,
      min: 0,
      max: 1e6,
      symbol: 'Φ',
      modes: ['fluxAndArea'],
    },
    area: {
      kind: 'quantity',
      unit: 'm²',
      show: ['cm²', 'mm²', 'm²', 'in²'],
      default: 1e-4,
      above: 0,
      max: 1e6,
      symbol: 'A',
      modes: ['fluxAndArea'],
    },
    angle: { kind: 'quantity', unit: '°', show: ['°'], default: 0, min: 0, max: 89.999, symbol: 'θ', modes: ['fluxAndArea'] },
    fieldStrength: {
      kind: 'quantity',
      unit: 'A/m',
      show: ['A/m', 'kA/m', 'Oe'],
      default: 1000,
      min: 0,
      max: 1e9,
      symbol: 'H',
      modes: ['fieldStrength'],
    },
    relativePermeability: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, max: 1e6, symbol: 'μr' },
  },
  outputs: {
    fluxDensity: { kind: 'quantity', unit: 'T', show: ['mT', 'µT', 'T', 'G'], symbol: 'B' },
    current: {
      kind: 'quantity',
      unit: 'A',
      show: ['A', 'mA', 'kA'],
      symbol: 'I',
      modes: ['straightWire', 'twoWires', 'circularLoop', 'helmholtzPair'],
    },
    fieldStrength: { kind: 'quantity', unit: 'A/m', show: ['A/m', 'kA/m', 'Oe'], symbol: 'H' },
    energyDensity: { kind: 'quantity', unit: 'J/m³', show: ['J/m³'], symbol: 'w' },
  },
  main: 'fluxDensity',
  mainBy: 'solveFor',
  refusals: {
    POINT_ON_WIRE: 'distance',
  },
  warnings: ['PUBLIC_LIMIT', 'SATURATION'],
  compute(given) {
    const { mode, distance, wireSpacing, relativePermeability } = given;
    if (mode === 'twoWires' && Math.abs(distance - wireSpacing / 2) <= onWire * wireSpacing) return refuse('POINT_ON_WIRE');

    const permeability = vacuumPermeability * relativePermeability;
    const saturates = (fluxDensity: number) => relativePermeability > 1 && fluxDensity > saturation && 'SATURATION';
    const answer = (fluxDensity: number) => {
      const fieldStrength = fluxDensity / permeability;
      return { fluxDensity, fieldStrength, energyDensity: (fluxDensity * fieldStrength) / 2 };
    };
    if (mode === 'fluxAndArea' || mode === 'fieldStrength') {
      const normal = given.area * Math.cos((given.angle * Math.PI) / 180);
      const fluxDensity = mode === 'fluxAndArea' ? given.flux / normal : permeability * given.fieldStrength;
      return { out: answer(fluxDensity), warnings: [saturates(fluxDensity)] };
    }
    const { fluxDensity, current } = arranged({ ...given, mode }, permeability);
    return { out: { ...answer(fluxDensity), current }, warnings: [fluxDensity > publicLimit && 'PUBLIC_LIMIT', saturates(fluxDensity)] };
  },
  sources: [
    'J. D. Jackson, Classical Electrodynamics, 3rd ed., Wiley, 1999, § 5',
    'ICNIRP, Guidelines for limiting exposure to time-varying electric and magnetic fields, 1 Hz to 100 kHz, Health Phys. 99, 2010, doi:10.1097/HP.0b013e3181f06c86',
    'ICNIRP, Guidelines on limits of exposure to static magnetic fields, 2009',
    'IEC 80000-6:2022, Quantities and units, Part 6: Electromagnetism',
  ],
});
