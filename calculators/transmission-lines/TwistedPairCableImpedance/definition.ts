/** Twisted pair of two touching insulated wires: differential impedance and line constants, by a multipole series of our own. */
import { defineTool, refuse } from '#calculators/define.ts';
import { insulatedPair } from '#calculators/field-solver/insulated-wires.ts';
import { lineFrom } from '#calculators/field-solver/line.ts';
import { vacuumImpedance } from '#calculators/math/constants.ts';

export const tool = defineTool({
  name: 'TwistedPairCableImpedance',
  modes: [],
  inputs: {
    conductorDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 5.1e-4, above: 0, symbol: 'd' },
    insulationDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 9e-4, above: 0, symbol: 'D' },
    insulationPermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 2.3, min: 1, symbol: 'εr' },
    twistsPerMetre: { kind: 'quantity', unit: '1/m', show: ['1/m', '1/cm', '1/in'], default: 60, min: 0, symbol: 'T' },
  },
  outputs: {
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    effectivePermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εeff' },
    capacitance: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/cm', 'pF/in'], symbol: 'C′' },
    inductance: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'nH/cm', 'nH/in'], symbol: 'L′' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    velocityFactor: { kind: 'quantity', unit: '1', show: ['%', '1'], symbol: 'VF' },
    twistAngle: { kind: 'quantity', unit: '°', show: ['°'], symbol: 'θ' },
    leffersonImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
    leffersonPermittivity: { kind: 'quantity', unit: '1', show: ['1'] },
  },
  main: 'impedance',
  refusals: {
    INSULATION_TOO_SMALL: 'insulationDiameter',
    CONDUCTORS_TOUCH: 'insulationDiameter',
  },
  warnings: ['TWIST_TOO_TIGHT', 'NEIGHBOURS_IGNORED', 'METHODS_DIFFER'],
  compute(given) {
    const { conductorDiameter, insulationDiameter, insulationPermittivity, twistsPerMetre } = given;
    if (insulationDiameter < conductorDiameter) return refuse('INSULATION_TOO_SMALL');
    if (insulationDiameter === conductorDiameter) return refuse('CONDUCTORS_TOUCH');
    const line = lineFrom(
      insulatedPair({
        wireDiameter: conductorDiameter,
        insulationDiameter,
        centreDistance: insulationDiameter,
        relativePermittivity: insulationPermittivity,
      }),
    );
    const slope = Math.PI * insulationDiameter * twistsPerMetre;
    // Length of wire in one length of cable.
    const lay = Math.hypot(1, slope);
    const twistAngle = (180 / Math.PI) * Math.atan(slope);
    const leffersonPermittivity = 1 + (0.25 + 0.0004 * twistAngle ** 2) * (insulationPermittivity - 1);
    const leffersonImpedance =
      (vacuumImpedance / Math.PI / Math.sqrt(leffersonPermittivity)) * Math.acosh(insulationDiameter / conductorDiameter);
    return {
      out: {
        impedance: line.impedance,
        effectivePermittivity: line.effectivePermittivity,
        capacitance: lay * line.capacitance,
        inductance: lay * line.inductance,
        propagationDelay: lay * line.propagationDelay,
        velocityFactor: 1 / (lay * Math.sqrt(line.effectivePermittivity)),
        twistAngle,
        leffersonImpedance,
        leffersonPermittivity,
      },
      warnings: [
        twistAngle > 45 && 'TWIST_TOO_TIGHT',
        'NEIGHBOURS_IGNORED',
        Math.abs(leffersonImpedance / line.impedance - 1) > 0.15 && 'METHODS_DIFFER',
      ],
    };
  },
  sources: [
    'P. Lefferson, Twisted magnet wire transmission line, IEEE Trans. PHP-7, 1971, doi:10.1109/TPHP.1971.1136426',
    'B. C. Wadell, Transmission Line Design Handbook, Artech House, 1991, p. 68–69',
  ],
});
