/** Stripline designer: the width that gives an impedance, or a given width, with losses, delay and highest usable frequency. */
import { defineTool, refuse } from '#calculators/define.ts';
import type { Effort } from '#calculators/field-solver/effort.ts';
import { solveStripline } from '#calculators/field-solver/stripline.ts';
import { meanLossTangent, striplineResistance } from '#calculators/field-solver/stripline-loss.ts';
import { widthFor } from '#calculators/field-solver/synthesis.ts';
import { conductorLoss } from '#calculators/math/lines/conductor-loss.ts';
import { speedOfLight } from '#calculators/math/constants.ts';
import { dielectricLoss } from '#calculators/math/lines/dielectric-loss.ts';
import { runOf, skinDepthOrNone } from '#calculators/math/lines/line-run.ts';
import { surfaceInputs, surfaceSources } from '#calculators/math/lines/roughness.ts';
import { copper } from '#calculators/math/materials.ts';
import { isFinerThanCommonProcess, isOutsideVerifiedRange, leavesNoTop } from '#calculators/math/traces/trace-limits.ts';

export const tool = defineTool({
  name: 'SymmetricalStripline',
  modes: ['design', 'analyse'],
  inputs: {
    targetImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 50, above: 0, symbol: 'Z0', modes: ['design'] },
    traceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 3e-4, above: 0, symbol: 'w', modes: ['analyse'] },
    traceThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, above: 0, symbol: 't' },
    planeSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], default: 8e-4, above: 0, symbol: 'b' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['GHz', 'MHz', 'kHz'], default: 1e9, min: 0, symbol: 'f' },
    length: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'cm', 'm'], default: 0.05, min: 0, symbol: 'l' },
    lossTangent: { kind: 'quantity', unit: '1', show: ['1'], default: 0.02, min: 0, max: 1, symbol: 'tan δ' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
    surfaceRoughness: { kind: 'quantity', unit: 'm', show: ['µm'], default: 0, min: 0, symbol: 'Δ' },
    ...surfaceInputs,
    permittivityAbove: { kind: 'quantity', unit: '1', show: ['1'], default: null, min: 1, optional: true, symbol: 'εr2', advanced: true },
    lossTangentAbove: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: null,
      min: 0,
      max: 1,
      optional: true,
      symbol: 'tan δ_2',
      advanced: true,
    },
    topWidthReduction: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 0, min: 0, symbol: 'Δw', advanced: true },
  },
  outputs: {
    requiredTraceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'], symbol: 'w', modes: ['design'] },
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    capacitance: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/cm', 'pF/in'], symbol: 'C′' },
    inductance: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'nH/cm', 'nH/in'], symbol: 'L′' },
    skinDepth: { kind: 'quantity', unit: 'm', show: ['µm', 'mil'], symbol: 'δ' },
    resistance: { kind: 'quantity', unit: 'Ω/m', show: ['Ω/m', 'mΩ/mm'], symbol: 'R′' },
    conductorLoss: { kind: 'quantity', unit: 'dB/m', show: ['dB/m', 'dB/cm', 'dB/in'], symbol: 'αc' },
    dielectricLoss: { kind: 'quantity', unit: 'dB/m', show: ['dB/m', 'dB/cm', 'dB/in'], symbol: 'αd' },
    totalLoss: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    delay: { kind: 'quantity', unit: 's', show: ['ps', 'ns'], symbol: 'T' },
    electricalLength: { kind: 'quantity', unit: '°', show: ['°', 'rad'], symbol: 'θ' },
    wavelength: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'm'], symbol: 'λ' },
    higherModeCutoff: { kind: 'quantity', unit: 'Hz', show: ['GHz', 'MHz'], symbol: 'fc' },
  },
  main: { design: 'requiredTraceWidth', analyse: 'impedance' },
  refusals: {
    TRACE_FILLS_GAP: 'traceThickness',
    TARGET_UNREACHABLE: 'targetImpedance',
    TOP_TOO_NARROW: 'topWidthReduction',
  },
  warnings: ['OUTSIDE_VALIDATED_RANGE', 'NARROWER_THAN_COMMON_PROCESS', 'ABOVE_MODE_CUTOFF', 'THIN_VERSUS_SKIN_DEPTH'],
  slow: true,
  compute(given) {
    const { traceThickness, planeSpacing, relativePermittivity, frequency, length } = given;
    if (traceThickness >= planeSpacing) return refuse('TRACE_FILLS_GAP');
    const height = (planeSpacing - traceThickness) / 2;
    if (given.mode === 'analyse' && leavesNoTop(given.topWidthReduction, given.traceWidth)) return refuse('TOP_TOO_NARROW');
    const sectionOf = (traceWidth: number) => ({ ...given, traceWidth, heightBelow: height, heightAbove: height });
    const lineOf = (traceWidth: number, effort: Effort = 'full') => solveStripline(sectionOf(traceWidth), effort);
    const target = given.mode === 'design' ? given.targetImpedance : null;
    const traceWidth = widthFor(given, { target, reference: planeSpacing }, (width, effort) => lineOf(width, effort).impedance);
    if (traceWidth === null) return refuse('TARGET_UNREACHABLE');

    const { impedance, effectivePermittivity, capacitance, inductance } = lineOf(traceWidth);
    const section = sectionOf(traceWidth);
    const resistance = striplineResistance(section, given)(frequency);
    const losses = {
      conductorLoss: conductorLoss(resistance, impedance),
      dielectricLoss: dielectricLoss(frequency, meanLossTangent(section, given.lossTangent, given.lossTangentAbove), effectivePermittivity),
    };
    const skinDepth = skinDepthOrNone(given.resistivity, frequency);
    // The mode spreads over both dielectrics; the higher permittivity gives the lowest frequency that it can begin at.
    const highest = Math.max(relativePermittivity, given.permittivityAbove ?? relativePermittivity);
    const higherModeCutoff = speedOfLight / (2 * Math.sqrt(highest) * (traceWidth + (Math.PI * planeSpacing) / 4));
    return {
      out: {
        requiredTraceWidth: traceWidth,
        impedance,
        capacitance,
        inductance,
        skinDepth,
        resistance,
        ...losses,
        totalLoss: (losses.conductorLoss + losses.dielectricLoss) * length,
        ...runOf(length, frequency, effectivePermittivity),
        higherModeCutoff,
      },
      warnings: [
        isOutsideVerifiedRange(traceWidth, traceThickness, height) && 'OUTSIDE_VALIDATED_RANGE',
        isFinerThanCommonProcess(traceWidth) && 'NARROWER_THAN_COMMON_PROCESS',
        frequency > higherModeCutoff && 'ABOVE_MODE_CUTOFF',
        (skinDepth ?? 0) > traceThickness / 3 && 'THIN_VERSUS_SKIN_DEPTH',
      ],
    };
  },
  sources: [
    'R. F. Harrington, Field Computation by Moment Methods, IEEE Press, 1993, § 2, doi:10.1109/9780470544631',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
    'S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media, IEEE Trans. MTT-32, 1984, doi:10.1109/TMTT.1984.1132869',
    ...surfaceSources,
    'H. A. Wheeler, Formulas for the skin effect, Proc. IRE 30, 1942, doi:10.1109/JRPROC.1942.232015',
    'G. D. Vendelin, Limitations on stripline Q, Microwave Journal, 1970',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 3.7',
  ],
});
