/** Series inductance of a coaxial line with the skin effect in both conductors, or the shield diameter for a wanted inductance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability, speedOfLight } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';
import { findRootByRatio } from '#calculators/math/numeric/root.ts';
import { internalImpedance } from '#calculators/math/wires-and-coils/round-wire.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';
import { tubeWall } from '#calculators/math/wires-and-coils/tube-wall.ts';

interface Line {
  innerDiameter: number;
  shieldThickness: number;
  innerResistivity: number;
  shieldResistivity: number;
  frequency: number;
}

/** What one metre of the line has, with a shield of this inside diameter. */
function lineOf(line: Line, shieldDiameter: number) {
  const { innerDiameter, shieldThickness: wall, frequency } = line;
  const center = internalImpedance(innerDiameter / 2, line.innerResistivity, frequency);
  const shield = tubeWall({ inner: shieldDiameter / 2, wall, resistivity: line.shieldResistivity }, frequency);
  const external = (vacuumPermeability / (2 * Math.PI)) * Math.log(shieldDiameter / innerDiameter);
  return { external, center, shield, inductance: external + center.inductance + shield.inductance };
}

/** Largest shield in inner diameters. */
const widest = 1e6;

export const tool = defineTool({
  name: 'CoaxialCableInductance',
  modes: ['inductance', 'shieldDiameter'],
  inputs: {
    innerDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 9.1e-4, above: 0, max: 10, symbol: 'd' },
    shieldDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil'],
      default: 0.00295,
      above: 0,
      max: 10,
      symbol: 'D',
      modes: ['inductance'],
    },
    shieldThickness: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm'], default: 1.5e-4, above: 0, max: 1, symbol: 't' },
    length: { kind: 'quantity', unit: 'm', show: ['m', 'cm', 'ft', 'mm'], default: 1, above: 0, max: 1e6, symbol: 'l' },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 2.5e-7,
      above: 0,
      symbol: 'L',
      modes: ['shieldDiameter'],
    },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'Hz', 'kHz', 'GHz'], default: 1e6, min: 0, symbol: 'f' },
    innerResistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρi' },
    shieldResistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρs' },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH', 'mH'], symbol: 'L' },
    inductancePerLength: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'µH/m', 'nH/ft'], symbol: 'L′' },
    externalInductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_ext' },
    innerInternalInductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_i' },
    shieldInternalInductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_s' },
    loopResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R' },
    innerSkinDepth: { kind: 'quantity', unit: 'm', show: ['µm', 'mm', 'mil'], symbol: 'δ' },
    shieldDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], symbol: 'D', modes: ['shieldDiameter'] },
  },
  main: { inductance: 'inductance', shieldDiameter: 'shieldDiameter' },
  refusals: {
    SHIELD_NOT_LARGER: 'shieldDiameter',
    NO_SOLUTION: 'inductance',
  },
  warnings: ['WAVELENGTH'],
  compute(given) {
    const { innerDiameter, length, frequency } = given;
    if (given.mode === 'inductance' && given.shieldDiameter <= innerDiameter) return refuse('SHIELD_NOT_LARGER');
    const shieldDiameter =
      given.mode === 'shieldDiameter'
        ? findRootByRatio((d) => lineOf(given, d).inductance * length - given.inductance, innerDiameter, widest * innerDiameter)
        : given.shieldDiameter;
    if (shieldDiameter === null) return refuse('NO_SOLUTION');

    const { external, center, shield, inductance } = lineOf(given, shieldDiameter);
    return {
      out: {
        inductance: inductance * length,
        inductancePerLength: inductance,
        externalInductance: external * length,
        innerInternalInductance: center.inductance * length,
        shieldInternalInductance: shield.inductance * length,
        loopResistance: (center.resistance + shield.resistance) * length,
        innerSkinDepth: frequency > 0 ? skinDepth(given.innerResistivity, frequency) : null,
        shieldDiameter,
      },
      warnings: [length * frequency > speedOfLight / 20 && 'WAVELENGTH'],
    };
  },
  sources: [
    'S. A. Schelkunoff, The electromagnetic theory of coaxial transmission lines and cylindrical shields, Bell System Technical Journal 13, 1934, doi:10.1002/j.1538-7305.1934.tb00679.x',
    'F. W. Grover, Inductance Calculations, 1946, § 5',
  ],
});
