import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

const mostBoards = 1000;

export const plots: PlotsOf<typeof tool> = (given, { costPerBoard }) => {
  if (typeof costPerBoard !== 'number') return [];
  const { quantity } = given;
  // Whole boards, each quantity once.
  const quantities = [...new Set([...logSpaced(1, Math.max(mostBoards, quantity)).map(Math.round), quantity])].toSorted((a, b) => a - b);
  const at = (boards: number) => {
    const answer = tool.compute({ ...given, quantity: boards });
    // Nothing has no place on a logarithmic axis.
    return 'out' in answer ? answer.out.costPerBoard || null : null;
  };
  return [
    {
      id: 'cost',
      kind: 'line',
      x: { label: 'inputs.quantity', unit: '1', show: ['1'], scale: 'log' },
      left: { label: 'outputs.costPerBoard', unit: 'currency', show: ['currency'], scale: 'log' },
      series: [{ label: 'outputs.costPerBoard', points: sample(quantities, at) }],
      marks: costPerBoard > 0 ? [{ x: quantity, y: costPerBoard }] : [],
      levels: [],
    },
  ];
};
