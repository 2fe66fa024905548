import { type PlotsOf, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { actualVoltage, resistorStandard }) => {
  const isLinear = given.mode === 'adjustable' || given.mode === 'adjustableDesign';
  const isDesign = given.mode === 'adjustableDesign' || given.mode === 'feedbackDesign';
  const entered = isLinear ? given.resistor2 : given.resistorTop;
  const resistor = isDesign ? resistorStandard : entered;
  if (typeof resistor !== 'number' || typeof actualVoltage !== 'number') return [];
  const end = 2 * (resistor || (isLinear ? given.resistor1 : given.resistorBottom));
  const rows = spaced(0, end, 61).map((x) => {
    // The divider alone: the supply must not end the curve.
    const changed = { resistor2: x, resistorTop: x, supplyVoltage: Infinity };
    const answer = tool.compute({ ...given, ...changed, mode: isLinear ? 'adjustable' : 'feedback' });
    const { actualVoltage: typical, voltageMin, voltageMax } = 'refused' in answer ? {} : answer.out;
    return { x, typical: typical ?? null, low: voltageMin ?? 0, high: voltageMax ?? 0 };
  });
  return [
    {
      id: 'output',
      kind: 'line',
      x: { label: isLinear ? 'inputs.resistor2' : 'inputs.resistorTop', unit: 'Ω', show: ['kΩ', 'Ω'], scale: 'linear' },
      left: { label: 'outputs.actualVoltage', unit: 'V', show: ['V'], scale: 'linear' },
      series: [{ label: 'plots.typical', points: rows.map(({ x, typical }) => [x, typical] as const) }],
      band: { label: 'plots.worst_case', points: rows.map(({ x, low, high }) => [x, low, high] as const) },
      marks: [{ x: resistor, y: actualVoltage }],
      levels: isDesign ? [{ on: 'y', at: given.outputVoltage, label: 'plots.wanted', tone: 'target' }] : [],
    },
  ];
};
