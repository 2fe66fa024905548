/** How much of a step is still to come, for circuits of the first and second order (Nilsson & Riedel, Electric Circuits, chapters 7 and 8). */

/** Share of the change completed after a time, 1 − e^(−t/τ). */
export function exponentialProgress(time: number, timeConstant: number): number {
  return -Math.expm1(-time / timeConstant);
}

interface SeriesCircuit {
  /** Ω, H, F. */
  resistance: number;
  inductance: number;
  capacitance: number;
}

/** Damping ratio and undamped angular frequency, rad/s, of R, L and C in series. */
export function seriesResonance({ resistance, inductance, capacitance }: SeriesCircuit): { damping: number; angular: number } {
  return { damping: (resistance / 2) * Math.sqrt(capacitance / inductance), angular: 1 / Math.sqrt(inductance * capacitance) };
}

// Nearer than this to a damping ratio of 1, both other solutions lose their digits.
const critical = 1e-9;

/**
 * Series R, L and C without current before a step, after a time: `remaining` is the share of the step that the capacitor has still to go
 * (1 at first; negative while it overshoots), `rate` its negative slope in 1/s.
 */
export function secondOrderStep(time: number, damping: number, angular: number): { remaining: number; rate: number } {
  const decay = Math.exp(-damping * angular * time);
  if (Math.abs(damping - 1) < critical) {
    return { remaining: settled(decay, 1 + angular * time), rate: settled(decay, angular * angular * time) };
  }
  if (damping < 1) {
    const ringing = Math.sqrt((1 - damping) * (1 + damping));
    const angle = angular * ringing * time;
    return {
      remaining: settled(decay, Math.cos(angle) + (damping / ringing) * Math.sin(angle)),
      rate: settled(decay, (angular / ringing) * Math.sin(angle)),
    };
  }
  const spread = Math.sqrt((damping - 1) * (damping + 1));
  const fast = damping + spread;
  const slowDecay = Math.exp((-angular / fast) * time);
  const fastShare = Math.exp(-2 * spread * angular * time);
  return {
    remaining: settled(slowDecay, (fast - fastShare / fast) / (2 * spread)),
    rate: settled(slowDecay, (-angular * Math.expm1(-2 * spread * angular * time)) / (2 * spread)),
  };
}

/** What has died away is zero, however often it would have swung. */
function settled(decay: number, swing: number): number {
  return decay === 0 ? 0 : decay * swing;
}
