import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { mode, cellCount, diodeDrop, supplyMax } = given;
  const { packFullVoltage, actualCurrent, currentResistorStandard: resistor, actualPackVoltage, outputResistance } = out;
  if (typeof packFullVoltage !== 'number' || typeof actualCurrent !== 'number' || typeof resistor !== 'number') return [];
  const end = actualPackVoltage ?? packFullVoltage;
  // Near the end the regulator no longer reaches the limit: what is left drives the current through the resistor.
  const currentAt = (pack: number) => {
    if (mode === 'constantCurrent') return actualCurrent;
    const resistance = mode === 'seriesResistor' ? (outputResistance ?? resistor) : resistor;
    return Math.max(0, Math.min(actualCurrent, (end - pack) / resistance));
  };
  const dropAt = (pack: number) => (mode === 'constantCurrent' ? given.referenceVoltage : currentAt(pack) * resistor);
  const empty = cellCount * given.cellEmptyVoltage;
  const hottest = Math.max(out.regulatorPower ?? 0, 0) || 1;
  const packs = spaced(empty, Math.max(packFullVoltage, end));
  return [
    {
      id: 'charge',
      kind: 'line',
      x: { label: 'plots.pack_voltage', unit: 'V', show: ['V'], scale: 'linear' },
      left: { label: 'plots.current', unit: 'A', show: ['A', 'mA'], scale: 'linear', range: [0, actualCurrent * 1.25] },
      right: { label: 'plots.dissipation', unit: 'W', show: ['W', 'mW'], scale: 'linear', range: [0, hottest * 1.25] },
      series: [
        { label: 'plots.current', points: sample(packs, currentAt) },
        {
          label: 'plots.dissipation',
          points: sample(packs, (pack) => currentAt(pack) * Math.max(0, supplyMax - pack - diodeDrop - dropAt(pack))),
          axis: 'right',
        },
      ],
      marks: [{ x: empty, y: actualCurrent }],
      levels: mode === 'constantCurrent' ? [] : [{ on: 'x', at: end, label: 'outputs.actualPackVoltage' }],
    },
  ];
};
