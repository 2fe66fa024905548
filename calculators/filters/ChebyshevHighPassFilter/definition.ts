/** Chebyshev high-pass of coils and capacitors between two resistances, of a given order or the least that attenuates enough. */
import { defineTool, refuse } from '#calculators/define.ts';
import { ladderResponse, partRows, standardPart } from '#calculators/math/filters/ladder.ts';
import {
  chebyshevAttenuation,
  chebyshevHalfPower,
  chebyshevPrototype,
  ladderLoad,
  placementOf,
} from '#calculators/math/filters/ladder-prototype.ts';

interface Wanted {
  cutoffFrequency: number;
  cutoffDefinition: 'ripple' | 'halfPower';
  ripple: number;
}

/** Frequency at which the ripple ends, Hz. */
function rippleEnd({ cutoffFrequency, cutoffDefinition, ripple }: Wanted, order: number): number {
  return cutoffDefinition === 'ripple' ? cutoffFrequency : cutoffFrequency * chebyshevHalfPower(order, ripple);
}

const highestOrder = 15;

interface Stopband extends Wanted {
  orderChoice: 'odd' | 'any';
  stopbandFrequency: number;
  stopbandAttenuation: number;
}

const attenuationAt = (wanted: Stopband, order: number) =>
  chebyshevAttenuation(order, wanted.ripple, rippleEnd(wanted, order) / wanted.stopbandFrequency);

/** The least allowed order that attenuates enough. */
function leastOrder(wanted: Stopband): number | null {
  for (let order = 1; order <= highestOrder; order += wanted.orderChoice === 'odd' ? 2 : 1) {
    if (attenuationAt(wanted, order) >= wanted.stopbandAttenuation) return order;
  }
  return null;
}

/** Element k of a high-pass: a capacitor in series or a coil across (the low-pass prototype with frequency inverted). */
function element(k: number, g: number, first: 'series' | 'shunt', { angular, source }: { angular: number; source: number }) {
  const placement = placementOf(k, first);
  return placement === 'series'
    ? ({ ref: `C${k}`, section: k, placement, kind: 'C', value: 1 / (g * angular * source) } as const)
    : ({ ref: `L${k}`, section: k, placement, kind: 'L', value: source / (g * angular) } as const);
}

export const tool = defineTool({
  name: 'ChebyshevHighPassFilter',
  modes: ['design', 'findOrder'],
  inputs: {
    cutoffFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], default: 1e7, above: 0, symbol: 'f_c' },
    cutoffDefinition: { kind: 'choice', choices: ['ripple', 'halfPower'], default: 'ripple' },
    ripple: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 0.5, above: 0, max: 3, symbol: 'A_r' },
    order: { kind: 'quantity', unit: '1', show: ['1'], default: 5, min: 1, max: 15, integer: true, symbol: 'n', modes: ['design'] },
    stopbandFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz', 'GHz'],
      default: 5e6,
      above: 0,
      symbol: 'f_s',
      modes: ['findOrder'],
    },
    stopbandAttenuation: {
      kind: 'quantity',
      unit: 'dB',
      show: ['dB'],
      default: 40,
      above: 0,
      max: 200,
      symbol: 'A_s',
      modes: ['findOrder'],
    },
    orderChoice: { kind: 'choice', choices: ['odd', 'any'], default: 'odd', modes: ['findOrder'] },
    firstElement: { kind: 'choice', choices: ['series', 'shunt'], default: 'series' },
    sourceResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 50, above: 0, symbol: 'R_0' },
    inductorQ: { kind: 'quantity', unit: '1', show: ['1'], default: null, min: 1, optional: true, symbol: 'Q_L', advanced: true },
    inductorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E12', advanced: true },
    capacitorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E24', advanced: true },
    evaluationFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz', 'GHz'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'f',
    },
  },
  outputs: {
    order: { kind: 'quantity', unit: '1', show: ['1'], integer: true, symbol: 'n' },
    gValues: { kind: 'list', unit: '1', show: ['1'] },
    components: {
      kind: 'table',
      columns: {
        ref: { kind: 'text' },
        section: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
        placement: { kind: 'code', codes: ['series', 'shunt'] },
        kind: { kind: 'code', codes: ['L', 'C'] },
        value: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F' } },
        standard: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F' }, standardOf: 'value' },
      },
    },
    loadResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R_L' },
    rippleFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], symbol: 'f_r' },
    halfPowerFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], symbol: 'f_3' },
    gainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    phase: { kind: 'quantity', unit: '°', show: ['°'] },
    standardGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    standardPhase: { kind: 'quantity', unit: '°', show: ['°'] },
    stopbandAttenuationReached: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['findOrder'] },
  },
  main: { design: 'halfPowerFrequency', findOrder: 'order' },
  refusals: {
    STOPBAND_NOT_BELOW: 'stopbandFrequency',
    ORDER_TOO_HIGH: 'stopbandAttenuation',
  },
  warnings: ['UNEQUAL_LOAD', 'TINY_PARTS'],
  compute(given) {
    const { mode, ripple, firstElement, sourceResistance: source, inductorQ } = given;
    if (mode === 'findOrder' && given.stopbandFrequency >= given.cutoffFrequency) return refuse('STOPBAND_NOT_BELOW');
    const order = mode === 'findOrder' ? leastOrder(given) : given.order;
    if (order === null) return refuse('ORDER_TOO_HIGH');

    const prototype = chebyshevPrototype(order, ripple);
    const rippleFrequency = rippleEnd(given, order);
    const angular = 2 * Math.PI * rippleFrequency;
    const parts = prototype.slice(0, order).map((g, index) => element(index + 1, g, firstElement, { angular, source }));
    const standard = parts.map((part) => standardPart(part, given));
    const load = ladderLoad(prototype, firstElement, source);
    const frequency = given.evaluationFrequency ?? given.cutoffFrequency;
    const standardResponse = ladderResponse(standard, { source, load }, frequency, inductorQ);
    return {
      out: {
        order,
        gValues: prototype,
        components: partRows(parts, standard),
        loadResistance: load,
        rippleFrequency,
        halfPowerFrequency: rippleFrequency / chebyshevHalfPower(order, ripple),
        ...ladderResponse(parts, { source, load }, frequency, inductorQ),
        standardGainDb: standardResponse.gainDb,
        standardPhase: standardResponse.phase,
        stopbandAttenuationReached: attenuationAt(given, order),
      },
      warnings: [order % 2 === 0 && 'UNEQUAL_LOAD', parts.some(({ kind, value }) => value < (kind === 'C' ? 1e-12 : 1e-9)) && 'TINY_PARTS'],
    };
  },
  sources: [
    'G. Matthaei, L. Young, E. Jones, Microwave Filters, Impedance-Matching Networks and Coupling Structures, 1964, § 4.05',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 8.3',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
