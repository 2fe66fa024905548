/** Two equal traces side by side over a plane: their impedances and delays, or the width or spacing that gives a differential impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { pairImpedances } from '#calculators/field-solver/line.ts';
import { solveMicrostrip, solveMicrostripPair } from '#calculators/field-solver/microstrip.ts';
import { pairFor } from '#calculators/field-solver/pair-synthesis.ts';
import { spacingRange, widerThan, widthRange } from '#calculators/field-solver/synthesis.ts';
import { ipcDifferential, ipcMicrostrip } from '#calculators/math/lines/ipc-2141.ts';
import { isFinerThanCommonProcess, isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

export const tool = defineTool({
  name: 'EdgeCoupledMicrostripImpedance',
  modes: ['impedance', 'width', 'spacing'],
  inputs: {
    targetDifferentialImpedance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 100,
      above: 0,
      symbol: 'Zdiff',
      modes: ['width', 'spacing'],
    },
    traceWidth: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'mil', 'µm', 'in'],
      default: 2e-4,
      above: 0,
      symbol: 'w',
      modes: ['impedance', 'spacing'],
    },
    traceSpacing: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'mil', 'µm', 'in'],
      default: 2e-4,
      above: 0,
      symbol: 's',
      modes: ['impedance', 'width'],
    },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, min: 0, symbol: 't' },
    dielectricHeight: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 2e-4, above: 0, symbol: 'h' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
    maskThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'tc', advanced: true },
    maskPermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 3.8, min: 1, symbol: 'εc', advanced: true },
  },
  outputs: {
    requiredTraceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'w', modes: ['width'] },
    requiredTraceSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 's', modes: ['spacing'] },
    differentialImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zdiff' },
    oddModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zodd' },
    evenModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zeven' },
    commonModeImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Zcom' },
    couplingCoefficient: { kind: 'quantity', unit: '1', show: ['1', 'dB'], symbol: 'k' },
    oddEffectivePermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εodd' },
    evenEffectivePermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εeven' },
    oddModeDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft'], symbol: 'τodd' },
    evenModeDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft'], symbol: 'τeven' },
    singleEndedImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    ipc2141DifferentialImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
  },
  main: { impedance: 'differentialImpedance', width: 'requiredTraceWidth', spacing: 'requiredTraceSpacing' },
  refusals: {
    TARGET_UNREACHABLE: 'targetDifferentialImpedance',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS', 'WEAK_COUPLING', 'SOLDER_MASK'],
  slow: true,
  compute(given) {
    const { mode, dielectricHeight } = given;
    if (mode !== 'width' && leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const range = mode === 'width' ? widerThan(given.topWidthReduction, widthRange(dielectricHeight)) : spacingRange(dielectricHeight);
    const found = pairFor(given, range, solveMicrostripPair);
    if (found === null) return refuse('TARGET_UNREACHABLE');

    const { line, pair } = found;
    const { traceWidth, traceSpacing } = line;
    const { even, odd } = pair;
    const impedances = pairImpedances(pair);
    return {
      out: {
        requiredTraceWidth: traceWidth,
        requiredTraceSpacing: traceSpacing,
        ...impedances,
        oddModeImpedance: odd.impedance,
        evenModeImpedance: even.impedance,
        oddEffectivePermittivity: odd.effectivePermittivity,
        evenEffectivePermittivity: even.effectivePermittivity,
        oddModeDelay: odd.propagationDelay,
        evenModeDelay: even.propagationDelay,
        singleEndedImpedance: solveMicrostrip(line).impedance,
        ipc2141DifferentialImpedance: ipcDifferential('microstrip', ipcMicrostrip(line, dielectricHeight), traceSpacing / dielectricHeight),
      },
      warnings: [
        isOutsideVerifiedRange(traceWidth, given.traceThickness, dielectricHeight, traceSpacing) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(traceWidth, traceSpacing) && 'NARROWER_THAN_COMMON_PROCESS',
        impedances.couplingCoefficient < 0.02 && 'WEAK_COUPLING',
        given.maskThickness === 0 && 'SOLDER_MASK',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'W. T. Weeks, Calculation of coefficients of capacitance of multiconductor transmission lines in the presence of a dielectric interface, IEEE Trans. MTT-18, 1970',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    'B. C. Wadell, Transmission Line Design Handbook, Artech House, 1991',
    'M. Kirschning, R. H. Jansen, Accurate wide-range design equations for the frequency-dependent characteristic of parallel coupled microstrip lines, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132616',
    'IPC-2141, Controlled impedance circuit boards, 1996',
    'National Semiconductor, Transmission line RAPIDESIGNER operation and applications guide, AN-905',
  ],
});
