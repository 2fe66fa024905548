/** Periodic waveforms of peak value 1, over turns of their period. */

export const waveforms = ['sine', 'square', 'triangle', 'sawtooth', 'fullWave', 'halfWave'] as const;
export type Waveform = (typeof waveforms)[number];

/** The part of a period that has passed after so many turns, from 0 to below 1. */
export function phaseOf(turns: number): number {
  const part = turns - Math.floor(turns);
  return part < 1 ? part : 0;
}

/** The sine of a phase from 0 to 1, exactly 0 at half a turn. */
function sineOf(phase: number): number {
  if (phase >= 0.5) return phase === 0.5 ? 0 : -sineOf(phase - 0.5);
  return Math.sin(2 * Math.PI * (phase > 0.25 ? 0.5 - phase : phase));
}

/** Value after so many turns; the rectified sines count turns of the sine before rectifying, a square is high for the share `duty`. */
export function waveformAt(shape: Waveform, turns: number, duty: number): number {
  const phase = phaseOf(turns);
  switch (shape) {
    case 'sine':
      return sineOf(phase);
    case 'square':
      return phase < duty ? 1 : -1;
    case 'triangle':
      return phase < 0.25 ? 4 * phase : phase < 0.75 ? 2 - 4 * phase : 4 * phase - 4;
    case 'sawtooth':
      return 2 * phase - 1;
    case 'fullWave':
      return Math.abs(sineOf(phase));
    case 'halfWave':
      return Math.max(0, sineOf(phase));
  }
}

/** Mean, root of the mean square, mean of the magnitude and peak-to-peak value of a waveform of peak 1 (IEC 60050-103). */
export function waveformMeans(shape: Waveform, duty: number): { mean: number; rms: number; magnitude: number; swing: number } {
  switch (shape) {
    case 'sine':
      return { mean: 0, rms: Math.SQRT1_2, magnitude: 2 / Math.PI, swing: 2 };
    case 'square':
      return { mean: 2 * duty - 1, rms: 1, magnitude: 1, swing: 2 };
    case 'triangle':
    case 'sawtooth':
      return { mean: 0, rms: 1 / Math.sqrt(3), magnitude: 0.5, swing: 2 };
    case 'fullWave':
      return { mean: 2 / Math.PI, rms: Math.SQRT1_2, magnitude: 2 / Math.PI, swing: 1 };
    case 'halfWave':
      return { mean: 1 / Math.PI, rms: 0.5, magnitude: 1 / Math.PI, swing: 1 };
  }
}
