import { solveStripline } from '#calculators/field-solver/stripline.ts';
import { meanLossTangent, striplineResistance } from '#calculators/field-solver/stripline-loss.ts';
import { speedOfLight } from '#calculators/math/constants.ts';
import { conductorLoss } from '#calculators/math/lines/conductor-loss.ts';
import { dielectricLoss } from '#calculators/math/lines/dielectric-loss.ts';
import { type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { dimensionAxis, valuesAround, impedanceAxis, lossPlot, plotEffort, wantedImpedance } from '#calculators/plots/line-plot.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { planeSpacing, traceThickness } = given;
  const width = out.requiredTraceWidth ?? given.traceWidth;
  const { impedance, capacitance, inductance } = out;
  if (typeof impedance !== 'number' || typeof capacitance !== 'number' || typeof inductance !== 'number') return [];
  const height = (planeSpacing - traceThickness) / 2;
  const line = { ...given, traceWidth: width, heightBelow: height, heightAbove: height };
  const resistance = striplineResistance(line, given);
  const lossTangent = meanLossTangent(line, given.lossTangent, given.lossTangentAbove);
  const effectivePermittivity = speedOfLight ** 2 * capacitance * inductance;
  return [
    lossPlot(
      given.frequency,
      (f) => conductorLoss(resistance(f), impedance),
      (f) => dielectricLoss(f, lossTangent, effectivePermittivity),
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
            (traceWidth) => solveStripline({ ...line, traceWidth }, plotEffort).impedance,
          ),
        },
      ],
      marks: [{ x: width, y: impedance }],
      levels: wantedImpedance(given.mode === 'design', given.targetImpedance),
    },
  ];
};
