import { type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';
import { dimensionAxis, valuesAround, impedanceAxis, wantedImpedance } from '#calculators/plots/line-plot.ts';

type Given = Parameters<typeof tool.compute>[0];

/** What is varied in each mode: its axis, its value, and the range that is shown. */
function variedOf(given: Given, requiredHeight: number | null | undefined) {
  const { mode, wireDiameter, insulationDiameter } = given;
  const farthest = 20 * wireDiameter;
  switch (mode) {
    case 'insulated': {
      const height = insulationDiameter / 2 + given.insulationGap;
      const at = (h: number): Given => ({ ...given, insulationGap: Math.max(0, h - insulationDiameter / 2) });
      return { label: 'plots.center_height', now: height, low: insulationDiameter / 2, high: farthest, at };
    }
    case 'substrate': {
      const at = (substrateHeight: number): Given => ({ ...given, substrateHeight });
      return { label: 'inputs.substrateHeight', now: given.substrateHeight, low: 0.2 * wireDiameter, high: farthest, at };
    }
    default: {
      const at = (wireHeight: number): Given => ({ ...given, mode: 'homogeneous', wireHeight });
      return { label: 'inputs.wireHeight', now: requiredHeight ?? given.wireHeight, low: 0.525 * wireDiameter, high: farthest, at };
    }
  }
}

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (typeof out.impedance !== 'number') return [];
  const { label, now, low, high, at } = variedOf(given, given.mode === 'height' ? out.requiredHeight : null);
  const heights = valuesAround(now, low, Math.max(high, 2 * low), given.mode === 'substrate' ? 'pair' : 'single');
  const solved = new Map(
    heights.map((height) => {
      const answer = tool.compute(at(height));
      return [height, 'refused' in answer ? {} : answer.out];
    }),
  );
  const hasThinWire = given.mode === 'homogeneous' || given.mode === 'height';
  return [
    {
      id: 'height',
      kind: 'line',
      x: { ...dimensionAxis(label), show: ['mm', 'in', 'mil'] },
      left: impedanceAxis,
      series: [
        { label: 'outputs.impedance', points: sample(heights, (height) => solved.get(height)?.impedance) },
        ...(hasThinWire
          ? [
              {
                label: 'plots.thin_wire',
                points: sample(heights, (height) => solved.get(height)?.thinWireImpedance),
                style: 'dashed' as const,
              },
            ]
          : []),
      ],
      marks: [{ x: now, y: out.impedance }],
      levels: wantedImpedance(given.mode === 'height', given.targetImpedance),
    },
  ];
};
