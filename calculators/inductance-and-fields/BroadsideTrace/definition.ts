/** Loop inductance of two traces one above the other, or their distance for a wanted inductance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { gapForInductance, loopResults } from '#calculators/field-solver/traces/loop.ts';
import { conventionalVacuumPermeability as vacuumPermeability } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';

export const tool = defineTool({
  name: 'BroadsideTrace',
  modes: ['inductance', 'separation'],
  inputs: {
    traceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'in'], default: 0.001, above: 0, max: 1, symbol: 'w' },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 3.5e-5, above: 0, max: 0.1, symbol: 't' },
    separation: { kind: 'quantity', unit: 'm', show: ['mm', 'mil'], default: 2e-4, above: 0, max: 1, symbol: 'h', modes: ['inductance'] },
    length: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'cm'], default: 0.05, above: 0, max: 100, symbol: 'l' },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 2e-8,
      above: 0,
      symbol: 'L',
      modes: ['separation'],
    },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'Hz', 'kHz', 'GHz'], default: 1e6, min: 0, symbol: 'f' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L' },
    inductancePerLength: { kind: 'quantity', unit: 'H/m', show: ['nH/mm', 'nH/cm', 'nH/in', 'nH/m'], symbol: 'L′' },
    inductanceLowFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_LF' },
    inductanceHighFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_HF' },
    separation: { kind: 'quantity', unit: 'm', show: ['mm', 'mil'], symbol: 'h', modes: ['separation'] },
    dcResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_DC' },
    acResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_AC' },
    reactance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'X' },
    skinDepth: { kind: 'quantity', unit: 'm', show: ['µm', 'mil'], symbol: 'δ' },
    commonFormula: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'] },
  },
  main: { inductance: 'inductance', separation: 'separation' },
  refusals: {
    NO_SOLUTION: 'inductance',
  },
  warnings: ['SHORT_TRACE', 'AC_RESISTANCE_APPROXIMATE', 'PLANE_NEARBY'],
  slow: true,
  compute(given) {
    const { traceWidth: width, traceThickness: thickness } = given;
    const pairWith = (gap: number) => ({ across: thickness, along: width, gap });
    const separation = given.mode === 'separation' ? gapForInductance(pairWith, given, given.inductance) : given.separation;
    if (separation === null) return refuse('NO_SOLUTION');

    const { out, warnings } = loopResults(pairWith(separation), given);
    return { out: { ...out, separation, commonFormula: (vacuumPermeability * separation * given.length) / width }, warnings };
  },
  sources: [
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 691–692',
    'F. W. Grover, Inductance Calculations, 1946, § 3',
    'W. T. Weeks et al., Resistive and inductive skin effect in rectangular conductors, IBM J. Res. Dev. 23, 1979, doi:10.1147/rd.236.0652',
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
  ],
});
