import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** I_D over V_GS by the square law. */
function transfer(factor: number, threshold: number): (voltage: number) => number {
  return (voltage) => factor * Math.max(0, voltage - threshold) ** 2;
}

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { gateSourceVoltage: voltage, drainCurrent: current, sourceResistance: resistance } = out;
  if (typeof voltage !== 'number' || typeof current !== 'number' || typeof resistance !== 'number') return [];
  const isJunction = given.device === 'jfet';
  const threshold = isJunction ? given.pinchOffVoltage : given.thresholdVoltage;
  const typical = transfer(isJunction ? given.idss / threshold ** 2 : given.transconductanceParameter, threshold);
  const gate = given.gateVoltage + given.gateLeakage * given.gateResistance;
  const { idssMinimum, pinchOffMinimum, idssMaximum, pinchOffMaximum } = given;
  const lowest = idssMinimum === null || pinchOffMinimum === null ? null : transfer(idssMinimum / pinchOffMinimum ** 2, pinchOffMinimum);
  const highest = idssMaximum === null || pinchOffMaximum === null ? null : transfer(idssMaximum / pinchOffMaximum ** 2, pinchOffMaximum);
  const hasSpread = typeof out.offsetMinimum === 'number' && typeof out.offsetMaximum === 'number';
  const start = Math.min(threshold, hasSpread && pinchOffMaximum !== null ? pinchOffMaximum : threshold);
  const end = isJunction ? Math.max(0, voltage) : voltage + (voltage - threshold) / 2;
  const across = spaced(start, end);
  const top = Math.max(typical(end), hasSpread && highest ? highest(end) : 0);
  const at = (offset: number | null | undefined, y: number | null | undefined) =>
    typeof offset === 'number' && typeof y === 'number' ? [{ x: gate - given.gateVoltage - offset, y }] : [];
  return [
    {
      id: 'transfer',
      kind: 'line',
      x: { label: 'outputs.gateSourceVoltage', unit: 'V', show: ['V'], scale: 'linear' },
      left: { label: 'outputs.drainCurrent', unit: 'A', show: ['mA', 'µA'], scale: 'linear', range: [0, top] },
      series: [
        { label: 'plots.typical', points: sample(across, typical) },
        ...(hasSpread && lowest ? [{ label: 'plots.lowest', points: sample(across, lowest), style: 'dotted' as const }] : []),
        ...(hasSpread && highest ? [{ label: 'plots.highest', points: sample(across, highest), style: 'dotted' as const }] : []),
        { label: 'plots.load_line', points: sample(across, (x) => (gate - given.negativeSupply - x) / resistance), style: 'dashed' },
      ],
      marks: [{ x: voltage, y: current }, ...at(out.offsetMinimum, out.currentMinimum), ...at(out.offsetMaximum, out.currentMaximum)],
      levels: [],
    },
  ];
};
