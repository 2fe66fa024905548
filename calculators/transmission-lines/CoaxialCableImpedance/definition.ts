/** Coaxial line: impedance, line constants and losses from its dimensions, or the dimension that gives an impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { decibelsPerNeper, speedOfLight, vacuumImpedance, vacuumPermeability, vacuumPermittivity } from '#calculators/math/constants.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';
import { copper } from '#calculators/math/materials.ts';

/** Effective diameter of a stranded conductor over its outer diameter: own boundary-integral solution of touching round
 * wires gives 0.9388 (7 strands) and 0.9695 (19, concentric lay); these rounded values are in common use. */
const strandFactors = { solid: 1, strands7: 0.939, strands19: 0.97 } as const;
/** η0/2π: impedance of a coaxial line in air whose diameters differ by the factor e. */
const unitImpedance = vacuumImpedance / (2 * Math.PI);

interface Line {
  inner: number;
  outer: number;
  permittivity: number;
}

interface Entered {
  mode: 'impedance' | 'innerDiameter' | 'outerDiameter' | 'permittivity';
  targetImpedance: number;
  innerDiameter: number;
  outerDiameter: number;
  relativePermittivity: number;
}

/** The line with the unknown of the mode solved for. */
function completed(given: Entered, strand: number): Line {
  const { innerDiameter: inner, outerDiameter: outer, relativePermittivity: permittivity, targetImpedance: target } = given;
  const ratio = Math.exp((target * Math.sqrt(permittivity)) / unitImpedance);
  switch (given.mode) {
    case 'impedance':
      return { inner, outer, permittivity };
    case 'innerDiameter':
      return { inner: outer / strand / ratio, outer, permittivity };
    case 'outerDiameter':
      return { inner, outer: strand * inner * ratio, permittivity };
    case 'permittivity':
      return { inner, outer, permittivity: ((unitImpedance * Math.log(outer / (strand * inner))) / target) ** 2 };
  }
}

/** Losses in dB/m: Pozar 2.7, surface resistance of both conductors and the dielectric. */
function losses(
  given: { frequency: number; innerResistivity: number; outerResistivity: number; lossTangent: number },
  line: Line & { impedance: number },
): { conductor: number; dielectric: number } {
  const surfaceResistance = (resistivity: number) => Math.sqrt(Math.PI * given.frequency * vacuumPermeability * resistivity);
  const resistance =
    surfaceResistance(given.innerResistivity) / (Math.PI * line.inner) + surfaceResistance(given.outerResistivity) / (Math.PI * line.outer);
  return {
    conductor: (decibelsPerNeper * resistance) / (2 * line.impedance),
    dielectric: (decibelsPerNeper * Math.PI * given.frequency * Math.sqrt(line.permittivity) * given.lossTangent) / speedOfLight,
  };
}

export const tool = defineTool({
  name: 'CoaxialCableImpedance',
  modes: ['impedance', 'innerDiameter', 'outerDiameter', 'permittivity'],
  inputs: {
    targetImpedance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 50,
      above: 0,
      symbol: 'Z0',
      modes: ['innerDiameter', 'outerDiameter', 'permittivity'],
    },
    innerDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil'],
      default: 9.1e-4,
      above: 0,
      symbol: 'd',
      modes: ['impedance', 'outerDiameter', 'permittivity'],
    },
    outerDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil'],
      default: 0.00295,
      above: 0,
      symbol: 'D',
      modes: ['impedance', 'innerDiameter', 'permittivity'],
    },
    relativePermittivity: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: 2.25,
      min: 1,
      symbol: 'εr',
      modes: ['impedance', 'innerDiameter', 'outerDiameter'],
    },
    innerConductor: { kind: 'choice', choices: ['solid', 'strands7', 'strands19'], default: 'solid' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'GHz'], default: 1e8, min: 0, symbol: 'f' },
    lossTangent: { kind: 'quantity', unit: '1', show: ['1'], default: 3e-4, min: 0, max: 1, symbol: 'tan δ' },
    innerResistivity: {
      kind: 'quantity',
      unit: 'Ω·m',
      show: ['nΩ·m', 'µΩ·cm', 'Ω·m'],
      default: copper.resistivity,
      above: 0,
      symbol: 'ρi',
    },
    outerResistivity: {
      kind: 'quantity',
      unit: 'Ω·m',
      show: ['nΩ·m', 'µΩ·cm', 'Ω·m'],
      default: copper.resistivity,
      above: 0,
      symbol: 'ρo',
    },
  },
  outputs: {
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    requiredInnerDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], symbol: 'd', modes: ['innerDiameter'] },
    requiredOuterDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], symbol: 'D', modes: ['outerDiameter'] },
    requiredPermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εr', modes: ['permittivity'] },
    capacitance: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/cm', 'pF/in'], symbol: 'C′' },
    inductance: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'nH/cm', 'nH/in'], symbol: 'L′' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    velocityFactor: { kind: 'quantity', unit: '1', show: ['%', '1'], symbol: 'VF' },
    te11Cutoff: { kind: 'quantity', unit: 'Hz', show: ['GHz'], symbol: 'fc' },
    conductorLoss: { kind: 'quantity', unit: 'dB/m', show: ['dB/m', 'dB/100 m', 'dB/100 ft'], symbol: 'αc' },
    dielectricLoss: { kind: 'quantity', unit: 'dB/m', show: ['dB/m', 'dB/100 m', 'dB/100 ft'], symbol: 'αd' },
    attenuation: { kind: 'quantity', unit: 'dB/m', show: ['dB/m', 'dB/100 m', 'dB/100 ft'], symbol: 'α' },
  },
  main: {
    impedance: 'impedance',
    innerDiameter: 'requiredInnerDiameter',
    outerDiameter: 'requiredOuterDiameter',
    permittivity: 'requiredPermittivity',
  },
  refusals: {
    OUTER_NOT_LARGER: 'outerDiameter',
    TARGET_UNREACHABLE: 'targetImpedance',
  },
  warnings: ['ABOVE_TE11', 'SKIN_DEPTH', 'PERMITTIVITY_UNUSUAL'],
  compute(given) {
    const strand = strandFactors[given.innerConductor];
    const { inner, outer, permittivity } = completed(given, strand);
    if (outer <= inner) return refuse('OUTER_NOT_LARGER', given.mode === 'innerDiameter' ? 'targetImpedance' : undefined);
    if (permittivity < 1) return refuse('TARGET_UNREACHABLE');

    const logarithm = Math.log(outer / (strand * inner));
    const impedance = (unitImpedance / Math.sqrt(permittivity)) * logarithm;
    const te11Cutoff = (2 * speedOfLight) / (Math.PI * Math.sqrt(permittivity) * (outer + inner));
    const loss = given.frequency > 0 ? losses(given, { inner, outer, permittivity, impedance }) : null;
    return {
      out: {
        impedance,
        requiredInnerDiameter: inner,
        requiredOuterDiameter: outer,
        requiredPermittivity: permittivity,
        capacitance: (2 * Math.PI * vacuumPermittivity * permittivity) / logarithm,
        inductance: (vacuumPermeability / (2 * Math.PI)) * logarithm,
        propagationDelay: Math.sqrt(permittivity) / speedOfLight,
        velocityFactor: 1 / Math.sqrt(permittivity),
        te11Cutoff,
        conductorLoss: loss && loss.conductor,
        dielectricLoss: loss && loss.dielectric,
        attenuation: loss && loss.conductor + loss.dielectric,
      },
      warnings: [
        given.frequency > te11Cutoff && 'ABOVE_TE11',
        given.frequency > 0 && skinDepth(given.innerResistivity, given.frequency) > inner / 8 && 'SKIN_DEPTH',
        given.mode === 'permittivity' && permittivity > 10 && 'PERMITTIVITY_UNUSUAL',
      ],
    };
  },
  sources: [
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 2.2, 3.5',
    'N. Marcuvitz, Waveguide Handbook, McGraw-Hill, 1951, § 2.4',
  ],
});
