/** A step of 1 through an inductance to a capacitance that a resistor and a capacitor in series damp; all in units of the undamped ring. */
export interface SnubberRatios {
  /** Resistor over √(L/C). */
  resistance: number;
  /** Capacitor of the snubber over the capacitance that rings. */
  capacitance: number;
}

/** Beyond these the waveform is not followed: the snubber does next to nothing, or its time constants lie too far apart. */
const limits = { resistance: [0.1, 50], capacitance: [0.1, 50] } as const;
const finest = 0.02;
type State = readonly [current: number, node: number, inside: number];

/** Whether the waveform can be computed. */
export function isFollowed({ resistance, capacitance }: SnubberRatios): boolean {
  const [leastR, greatestR] = limits.resistance;
  const [leastC, greatestC] = limits.capacitance;
  return resistance >= leastR && resistance <= greatestR && capacitance >= leastC && capacitance <= greatestC;
}

/** Voltage of the node at equal steps of time up to `duration` (radians of the undamped ring), by Runge and Kutta's fourth-order rule. */
function snubbedStep({ resistance, capacitance }: SnubberRatios, duration: number): { step: number; voltages: number[] } {
  const slope = ([current, node, inside]: State): State => {
    const through = (node - inside) / resistance;
    return [1 - node, current - through, through / capacitance];
  };
  const moved = (from: State, by: State, time: number): State => [from[0] + time * by[0], from[1] + time * by[1], from[2] + time * by[2]];
  const fastest = (1 + 1 / capacitance) / resistance;
  const count = Math.ceil(duration / Math.min(finest, 1 / fastest));
  const step = duration / count;
  const voltages = [0];
  let state: State = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const a = slope(state);
    const b = slope(moved(state, a, step / 2));
    const c = slope(moved(state, b, step / 2));
    const d = slope(moved(state, c, step));
    const mean = (at: 0 | 1 | 2) => (a[at] + 2 * b[at] + 2 * c[at] + d[at]) / 6;
    state = moved(state, [mean(0), mean(1), mean(2)], step);
    voltages.push(state[1]);
  }
  return { step, voltages };
}

/** How far the first peak exceeds the step, as a share of it; null where the waveform is not followed. */
export function snubbedOvershoot(ratios: SnubberRatios): number | null {
  if (!isFollowed(ratios)) return null;
  const { voltages } = snubbedStep(ratios, 1.3 * Math.PI * Math.sqrt(1 + ratios.capacitance));
  return Math.max(0, voltages.reduce((peak, voltage) => Math.max(peak, voltage), 0) - 1);
}
