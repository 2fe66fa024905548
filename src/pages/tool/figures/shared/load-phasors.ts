import { amount, type FigureState } from '#src/pages/tool/figure/figure-state.ts';

/** Complex numbers as real and imaginary part; A of the supply lies on the real axis. */
export type Phasor = readonly [re: number, im: number];

export interface LoadPhasors {
  /** Ends of the supply's phase voltages as shares of them. */
  corners: readonly Phasor[];
  /** Star point of the load in the same scale; null in delta. */
  star: Phasor | null;
  /** Line currents as shares of the greatest, by letter. */
  currents: readonly { letter: string; phasor: Phasor }[];
}

const letters = ['A', 'B', 'C'];
const turn = [0, -120, 120];

function polar(size: number, degrees: number): Phasor {
  const angle = (degrees * Math.PI) / 180;
  return [size * Math.cos(angle), size * Math.sin(angle)];
}

/** Voltages and line currents of the load; null while there is no result. */
export function phasorsOf(figure: FigureState, isDelta: boolean): LoadPhasors | null {
  const lineVoltage = amount(figure, 'lineVoltage');
  const sizes = letters.map((letter) => amount(figure, `out.lineCurrent${letter}`) ?? amount(figure, 'out.lineCurrent'));
  const [factor, reactive] = [amount(figure, 'out.totalPowerFactor') ?? 1, amount(figure, 'out.reactivePower') ?? 0];
  const lag = (Math.acos(Math.min(1, Math.max(0, factor))) * 180) / Math.PI;
  if (!lineVoltage || sizes.some((size) => size === null)) return null;
  const greatest = Math.max(...sizes.map((size) => size ?? 0)) || 1;
  const currents = letters.map((letter, index) => {
    const balanced = (turn[index] ?? 0) - Math.sign(reactive) * lag;
    return { letter, phasor: polar((sizes[index] ?? 0) / greatest, amount(figure, `out.lineCurrentAngle${letter}`) ?? balanced) };
  });
  const shift = (amount(figure, 'out.neutralShift') ?? 0) / (lineVoltage / Math.sqrt(3));
  const star = isDelta ? null : polar(shift, amount(figure, 'out.neutralShiftAngle') ?? 0);
  return { corners: turn.map((degrees) => polar(1, degrees)), star, currents };
}
