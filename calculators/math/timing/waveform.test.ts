import { describe, expect, it } from 'vitest';
import { waveformAt, waveformMeans, waveforms } from './waveform.ts';

it('repeats every turn, before time 0 as well', () => {
  expect(waveformAt('sawtooth', 0.25, 0.5)).toBe(-0.5);
  expect(waveformAt('sawtooth', 7.25, 0.5)).toBe(-0.5);
  expect(waveformAt('sawtooth', -0.75, 0.5)).toBe(-0.5);
  expect(waveformAt('sawtooth', -1e-20, 0.5)).toBe(-1);
});

it('is exactly zero where a sine crosses zero', () => {
  expect(waveformAt('sine', 0.5, 0.5)).toBe(0);
  expect(waveformAt('sine', 1, 0.5)).toBe(0);
  expect(waveformAt('sine', 0.75, 0.5)).toBe(-1);
});

describe.each(waveforms)('%s', (shape) => {
  it.each([0.2, 0.5])('has the means of its samples, duty cycle %d', (duty) => {
    const count = 20_000;
    const samples = Array.from({ length: count }, (_, index) => waveformAt(shape, (index + 0.5) / count, duty));
    const mean = (of: (value: number) => number) => samples.reduce((sum, value) => sum + of(value), 0) / count;
    const means = waveformMeans(shape, duty);
    expect(means.mean).toBeCloseTo(
      mean((value) => value),
      6,
    );
    expect(means.rms).toBeCloseTo(Math.sqrt(mean((value) => value * value)), 6);
    expect(means.magnitude).toBeCloseTo(mean(Math.abs), 6);
    expect(means.swing).toBeCloseTo(Math.max(...samples) - Math.min(...samples), 3);
  });
});
