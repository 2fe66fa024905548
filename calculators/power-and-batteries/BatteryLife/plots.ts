import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

const times = ['h', 'd', 'month', 'year', 'min'] as const;

export const plots: PlotsOf<typeof tool> = (given, { life, averageCurrent, requiredCapacity }) => {
  const { mode, targetLife } = given;
  const isTarget = mode === 'requiredCapacity' || mode === 'allowedCurrent';
  const isPower = mode === 'constantPower';
  const reached = isTarget ? targetLife : life;
  if (typeof reached !== 'number' || typeof averageCurrent !== 'number' || averageCurrent <= 0) return [];
  const lifeOf = (changed: Partial<typeof given>) => {
    const answer = tool.compute({ ...given, ...changed });
    return 'out' in answer ? answer.out.life : null;
  };
  const capacity = mode === 'requiredCapacity' ? (requiredCapacity ?? given.capacity) : given.capacity;
  const lifeAt = (load: number) => {
    if (mode === 'peukert') return lifeOf({ dischargeCurrent: load });
    return lifeOf(isPower ? { loadPower: load } : { mode: 'constantCurrent', loadCurrent: load, capacity });
  };
  const working = isPower ? given.loadPower : averageCurrent;
  const loads = logSpaced(working / 10, working * 10);
  const ideal = { label: 'plots.ideal', points: sample(loads, (load) => lifeOf({ dischargeCurrent: load, peukertExponent: 1 })) };
  return [
    {
      id: 'life',
      kind: 'line',
      x: isPower
        ? { label: 'inputs.loadPower', unit: 'W', show: ['W', 'mW', 'µW'], scale: 'log' }
        : { label: 'outputs.averageCurrent', unit: 'A', show: ['mA', 'µA', 'A'], scale: 'log' },
      left: { label: 'outputs.life', unit: 's', show: times, scale: 'log' },
      series: [{ label: 'outputs.life', points: sample(loads, lifeAt) }, ...(mode === 'peukert' ? [ideal] : [])],
      marks: [{ x: working, y: reached }],
      levels: isTarget ? [{ on: 'y', at: targetLife, label: 'inputs.targetLife', tone: 'target' }] : [],
    },
  ];
};
