import { striplineInductance } from '#calculators/field-solver/air-inductance.ts';
import { solveStripline } from '#calculators/field-solver/stripline.ts';
import { conductorLoss, growthOfInductance, lineResistance } from '#calculators/math/lines/conductor-loss.ts';
import { dielectricLoss } from '#calculators/math/lines/dielectric-loss.ts';
import { roughening } from '#calculators/math/lines/roughness.ts';
import { type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { dimensionAxis, valuesAround, impedanceAxis, lossPlot, plotEffort, wantedImpedance } from '#calculators/plots/line-plot.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { planeSpacing, traceThickness, relativePermittivity } = given;
  const width = out.requiredTraceWidth ?? given.traceWidth;
  const { impedance, inductance } = out;
  if (typeof impedance !== 'number' || typeof inductance !== 'number') return [];
  const height = (planeSpacing - traceThickness) / 2;
  const section = { width, thickness: traceThickness };
  const metal = { resistivity: given.resistivity, roughening: roughening(given) };
  const growth = growthOfInductance(section, planeSpacing, inductance, striplineInductance);
  return [
    lossPlot(
      given.frequency,
      (f) => conductorLoss(lineResistance(section, metal, f, growth), impedance),
      (f) => dielectricLoss(f, given.lossTangent, relativePermittivity),
    ),
    {
      id: 'width',
      kind: 'line',
      x: dimensionAxis('inputs.traceWidth'),
      left: impedanceAxis,
      series: [
        {
          label: 'outputs.impedance',
          points: sample(
            valuesAround(width, 0.05 * planeSpacing, 5 * planeSpacing),
            (traceWidth) => solveStripline({ ...given, traceWidth, heightBelow: height, heightAbove: height }, plotEffort).impedance,
          ),
        },
      ],
      marks: [{ x: width, y: impedance }],
      levels: wantedImpedance(given.mode === 'design', given.targetImpedance),
    },
  ];
};
