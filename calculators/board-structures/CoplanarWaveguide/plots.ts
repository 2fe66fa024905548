import { solveCoplanar } from '#calculators/field-solver/coplanar.ts';
import { coplanarInductanceGrowth } from '#calculators/field-solver/coplanar-loss.ts';
import { conductorLoss, lineResistance } from '#calculators/math/lines/conductor-loss.ts';
import { partialDielectricLoss } from '#calculators/math/lines/dielectric-loss.ts';
import { roughening } from '#calculators/math/lines/roughness.ts';
import { type PlotsOf, sample } from '#calculators/plot.ts';
import { dimensionAxis, impedanceAxis, lossPlot, plotEffort, valuesAround, wantedImpedance } from '#calculators/plots/line-plot.ts';
import type { tool } from './definition.ts';

/** Impedance over the width, or over the gap where that is sought, and the losses over frequency. */
export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { impedance, effectivePermittivity, inductance } = out;
  if (typeof impedance !== 'number' || typeof effectivePermittivity !== 'number' || typeof inductance !== 'number') return [];
  const traceWidth = out.requiredTraceWidth ?? given.traceWidth;
  const groundGap = out.requiredGroundGap ?? given.groundGap;
  const line = { ...given, traceWidth, groundGap, hasPlane: given.structure === 'grounded' };
  const varied = given.mode === 'gap' ? 'groundGap' : 'traceWidth';
  const growth = coplanarInductanceGrowth(line, inductance);
  const section = { width: traceWidth, thickness: given.traceThickness };
  const metal = { resistivity: given.resistivity, roughening: roughening(given) };
  return [
    {
      id: given.mode === 'gap' ? 'gap' : 'width',
      kind: 'line',
      x: dimensionAxis(`inputs.${varied}`),
      left: impedanceAxis,
      series: [
        {
          label: 'outputs.impedance',
          points: sample(
            valuesAround(line[varied], 0.1 * given.dielectricHeight, 10 * given.dielectricHeight),
            (dimension) => solveCoplanar({ ...line, [varied]: dimension }, plotEffort).impedance,
          ),
        },
      ],
      marks: [{ x: line[varied], y: impedance }],
      levels: wantedImpedance(given.mode !== 'impedance', given.targetImpedance),
    },
    lossPlot(
      given.frequency,
      (f) => conductorLoss(lineResistance(section, metal, f, growth), impedance),
      (f) => partialDielectricLoss(f, given.lossTangent, given.relativePermittivity, effectivePermittivity),
    ),
  ];
};
