/** Reactance of a coil and of a capacitor, their impedance with a resistor, or the part or frequency that gives a wanted reactance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { complex, magnitude, phaseDegrees } from '#calculators/math/numeric/complex.ts';

/** Reactances in Ω and impedances of R with L and C, in series and in parallel; a missing element counts as absent, R = 0 as no resistor. */
function reactances(angular: number, inductance: number | null, capacitance: number | null, resistance: number) {
  const inductiveReactance = inductance && angular * inductance;
  const capacitiveReactance = capacitance && 1 / angular / capacitance;
  const netReactance = (inductiveReactance ?? 0) - (capacitiveReactance ?? 0);
  const series = complex(resistance, netReactance);
  const conductance = resistance > 0 ? 1 / resistance : 0;
  const susceptance = (capacitance ?? 0) * angular - (inductiveReactance === null ? 0 : 1 / inductiveReactance);
  // The impedance 1/(G + jB) has the phase of G − jB.
  const parallel = complex(conductance, 0 - susceptance);
  const isOpen = conductance === 0 && susceptance === 0;
  const root = inductance !== null && capacitance !== null ? Math.sqrt(inductance) * Math.sqrt(capacitance) : null;
  return {
    out: {
      inductiveReactance,
      capacitiveReactance,
      netReactance,
      seriesImpedance: magnitude(series),
      seriesPhase: phaseDegrees(series),
      parallelImpedance: isOpen ? null : 1 / magnitude(parallel),
      parallelPhase: isOpen ? null : phaseDegrees(parallel),
      resonantFrequency: root && 1 / (2 * Math.PI * root),
      characteristicResistance: inductance !== null && capacitance !== null ? Math.sqrt(inductance / capacitance) : null,
    },
    warnings: root !== null && Math.abs(angular * root - 1) < 0.01 ? (['NEAR_RESONANCE'] as const) : [],
  };
}

export const tool = defineTool({
  name: 'InductiveAndCapacitiveReactance',
  modes: ['reactance', 'inductance', 'capacitance', 'frequencyInductor', 'frequencyCapacitor'],
  inputs: {
    frequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['kHz', 'Hz', 'MHz', 'GHz'],
      default: 1000,
      above: 0,
      symbol: 'f',
      modes: ['reactance', 'inductance', 'capacitance'],
    },
    inductanceKnown: {
      kind: 'quantity',
      unit: 'H',
      show: ['mH', 'µH', 'nH', 'H'],
      default: 0.01,
      above: 0,
      optional: true,
      component: true,
      symbol: 'L',
      modes: ['reactance', 'frequencyInductor'],
    },
    capacitanceKnown: {
      kind: 'quantity',
      unit: 'F',
      show: ['µF', 'nF', 'pF'],
      default: 1e-6,
      above: 0,
      optional: true,
      component: true,
      symbol: 'C',
      modes: ['reactance', 'frequencyCapacitor'],
    },
    resistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 0,
      min: 0,
      component: true,
      symbol: 'R',
      modes: ['reactance'],
    },
    reactance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 100,
      above: 0,
      symbol: 'X',
      modes: ['inductance', 'capacitance', 'frequencyInductor', 'frequencyCapacitor'],
    },
  },
  outputs: {
    inductiveReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'XL', modes: ['reactance'] },
    capacitiveReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'XC', modes: ['reactance'] },
    netReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'X', modes: ['reactance'] },
    seriesImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'Z_s', modes: ['reactance'] },
    seriesPhase: { kind: 'quantity', unit: '°', show: ['°'], symbol: 'φ_s', modes: ['reactance'] },
    parallelImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'Z_p', modes: ['reactance'] },
    parallelPhase: { kind: 'quantity', unit: '°', show: ['°'], symbol: 'φ_p', modes: ['reactance'] },
    resonantFrequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'Hz', 'MHz'], symbol: 'f0', modes: ['reactance'] },
    characteristicResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'Z0', modes: ['reactance'] },
    inductance: { kind: 'quantity', unit: 'H', show: ['mH', 'µH', 'nH'], symbol: 'L', modes: ['inductance'] },
    capacitance: { kind: 'quantity', unit: 'F', show: ['nF', 'pF', 'µF'], symbol: 'C', modes: ['capacitance'] },
    frequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['kHz', 'Hz', 'MHz'],
      symbol: 'f',
      modes: ['frequencyInductor', 'frequencyCapacitor'],
    },
  },
  main: {
    reactance: 'netReactance',
    inductance: 'inductance',
    capacitance: 'capacitance',
    frequencyInductor: 'frequency',
    frequencyCapacitor: 'frequency',
  },
  refusals: { NOTHING_GIVEN: 'inductanceKnown' },
  warnings: ['NEAR_RESONANCE'],
  compute(given) {
    const { mode, frequency, inductanceKnown, capacitanceKnown, reactance } = given;
    const angular = 2 * Math.PI * frequency;
    switch (mode) {
      case 'inductance':
        return { out: { inductance: reactance / angular } };
      case 'capacitance':
        return { out: { capacitance: 1 / angular / reactance } };
      case 'frequencyInductor':
        if (inductanceKnown === null) return refuse('NOTHING_GIVEN');
        return { out: { frequency: reactance / (2 * Math.PI * inductanceKnown) } };
      case 'frequencyCapacitor':
        if (capacitanceKnown === null) return refuse('NOTHING_GIVEN', 'capacitanceKnown');
        return { out: { frequency: 1 / (2 * Math.PI * reactance) / capacitanceKnown } };
      case 'reactance':
        if (inductanceKnown === null && capacitanceKnown === null) return refuse('NOTHING_GIVEN');
        return reactances(angular, inductanceKnown, capacitanceKnown, given.resistance);
    }
  },
  sources: [
    'IEC 60050-131:2002, International electrotechnical vocabulary, Circuit theory',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 1',
  ],
});
