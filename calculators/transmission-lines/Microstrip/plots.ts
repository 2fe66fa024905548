import { boardLoss } from '#calculators/field-solver/board-loss.ts';
import { solveMicrostrip } from '#calculators/field-solver/microstrip.ts';
import { microstripAt } from '#calculators/field-solver/microstrip-at.ts';
import { conductorLoss } from '#calculators/math/lines/conductor-loss.ts';
import { effectivePermittivityAt, normalisedFrequency } from '#calculators/math/lines/microstrip-dispersion.ts';
import { roughening } from '#calculators/math/lines/roughness.ts';
import { type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { dimensionAxis, valuesAround, impedanceAxis, lossPlot, plotEffort, wantedImpedance } from '#calculators/plots/line-plot.ts';
import { resistanceSweep } from '#calculators/plots/resistance-sweep.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { dielectricHeight, relativePermittivity, frequency } = given;
  const width = out.requiredTraceWidth ?? given.traceWidth;
  const { impedance, staticImpedance, staticEffectivePermittivity: effective } = out;
  if (typeof impedance !== 'number' || typeof staticImpedance !== 'number') return [];
  if (typeof effective !== 'number') return [];
  const section = { width: width - given.topWidthReduction / 2, thickness: given.traceThickness };
  const metal = { resistivity: given.resistivity, roughening: roughening(given) };
  const resistanceAt = resistanceSweep(section, dielectricHeight, metal, frequency);
  const shape = { widthRatio: width / dielectricHeight, relativePermittivity, effectivePermittivity: effective };
  const lossAt = boardLoss({ ...given, traceWidth: width }, given, solveMicrostrip);
  return [
    {
      id: 'width',
      kind: 'line',
      x: dimensionAxis('inputs.traceWidth'),
      left: impedanceAxis,
      series: [
        {
          label: 'outputs.impedance',
          points: sample(
            valuesAround(width, 0.1 * dielectricHeight, 10 * dielectricHeight),
            (traceWidth) => microstripAt({ ...given, traceWidth }, frequency, plotEffort).impedance,
          ),
        },
      ],
      marks: [{ x: width, y: impedance }],
      levels: wantedImpedance(given.mode === 'width', given.targetImpedance),
    },
    lossPlot(
      frequency,
      (f) => conductorLoss(resistanceAt(f), staticImpedance),
      (f) => lossAt(f, effectivePermittivityAt(normalisedFrequency(f, dielectricHeight), shape)),
    ),
  ];
};
