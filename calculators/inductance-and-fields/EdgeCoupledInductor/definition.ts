/** Loop inductance of two traces side by side on one layer, or their gap for a wanted inductance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { gapForInductance, loopResults } from '#calculators/field-solver/traces/loop.ts';
import { conventionalVacuumPermeability as vacuumPermeability } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';
import { arcoshAboveOne } from '#calculators/math/numeric/hyperbolic.ts';

export const tool = defineTool({
  name: 'EdgeCoupledInductor',
  modes: ['inductance', 'gap'],
  inputs: {
    traceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'in'], default: 5e-4, above: 0, max: 1, symbol: 'w' },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 3.5e-5, above: 0, max: 0.1, symbol: 't' },
    gap: { kind: 'quantity', unit: 'm', show: ['mm', 'mil'], default: 2e-4, above: 0, max: 1, symbol: 's', modes: ['inductance'] },
    length: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'cm'], default: 0.05, above: 0, max: 100, symbol: 'l' },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 4e-8,
      above: 0,
      symbol: 'L',
      modes: ['gap'],
    },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'Hz', 'kHz', 'GHz'], default: 1e6, min: 0, symbol: 'f' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L' },
    inductancePerLength: { kind: 'quantity', unit: 'H/m', show: ['nH/mm', 'nH/cm', 'nH/in', 'nH/m'], symbol: 'L′' },
    inductanceLowFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_LF' },
    inductanceHighFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_HF' },
    gap: { kind: 'quantity', unit: 'm', show: ['mm', 'mil'], symbol: 's', modes: ['gap'] },
    dcResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_DC' },
    acResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_AC' },
    reactance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'X' },
    skinDepth: { kind: 'quantity', unit: 'm', show: ['µm', 'mil'], symbol: 'δ' },
    commonFormula: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'] },
  },
  main: { inductance: 'inductance', gap: 'gap' },
  refusals: {
    NO_SOLUTION: 'inductance',
  },
  warnings: ['SHORT_TRACE', 'AC_RESISTANCE_APPROXIMATE', 'PLANE_NEARBY'],
  slow: true,
  compute(given) {
    const { traceWidth: width, traceThickness: thickness } = given;
    const pairWith = (gap: number) => ({ across: width, along: thickness, gap });
    const gap = given.mode === 'gap' ? gapForInductance(pairWith, given, given.inductance) : given.gap;
    if (gap === null) return refuse('NO_SOLUTION');

    const { out, warnings } = loopResults(pairWith(gap), given);
    const commonFormula = (vacuumPermeability / Math.PI) * arcoshAboveOne(gap / width) * given.length;
    return { out: { ...out, gap, commonFormula }, warnings };
  },
  sources: [
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 691–692',
    'F. W. Grover, Inductance Calculations, 1946, § 3',
    'W. T. Weeks et al., Resistive and inductive skin effect in rectangular conductors, IBM J. Res. Dev. 23, 1979, doi:10.1147/rd.236.0652',
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
  ],
});
