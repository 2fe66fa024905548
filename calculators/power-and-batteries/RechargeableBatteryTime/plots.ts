import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { mode, startCharge, endCharge, transitionCharge } = given;
  const { chargeTime, constantCurrentTime, tailTimeConstant } = out;
  const current = mode === 'requiredCurrent' ? out.requiredCurrent : given.chargeCurrent;
  if (typeof chargeTime !== 'number' || typeof current !== 'number') return [];
  const straight = mode === 'ccCv' ? (constantCurrentTime ?? 0) : chargeTime;
  // From here on the current falls in proportion to the missing charge.
  const bend = mode === 'ccCv' ? Math.max(startCharge, transitionCharge) : endCharge;
  const tail = (time: number) => Math.exp(-(time - straight) / (tailTimeConstant ?? Infinity));
  const tailCurrent = mode === 'ccCv' ? (current * (1 - bend)) / (1 - transitionCharge) : current;
  const currentAt = (time: number) => (time < straight ? current : tailCurrent * tail(time));
  const chargeAt = (time: number) =>
    time < straight ? startCharge + ((bend - startCharge) * time) / straight : 1 - (1 - bend) * tail(time);
  const times = spaced(0, chargeTime);
  return [
    {
      id: 'charge',
      kind: 'line',
      x: { label: 'plots.time', unit: 's', show: ['h', 'min', 's'], scale: 'linear' },
      left: { label: 'plots.current', unit: 'A', show: ['A', 'mA'], scale: 'linear', range: [0, current * 1.25] },
      right: { label: 'plots.state_of_charge', unit: '1', show: ['%'], scale: 'linear', range: [0, 1] },
      series: [
        { label: 'plots.current', points: sample(times, currentAt) },
        { label: 'plots.state_of_charge', points: sample(times, chargeAt), axis: 'right' },
      ],
      marks: [{ x: chargeTime, y: currentAt(chargeTime) }],
      levels: mode === 'ccCv' && straight > 0 ? [{ on: 'x', at: straight, label: 'outputs.constantCurrentTime' }] : [],
    },
  ];
};
