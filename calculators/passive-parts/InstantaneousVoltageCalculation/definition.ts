/** Voltage at an instant: of a waveform, or after a step in an RC, RL or RLC circuit; and when a sine passes a level. */
import { defineTool, refuse } from '#calculators/define.ts';
import { exponentialProgress, secondOrderStep, seriesResonance } from '#calculators/math/timing/step-response.ts';
import { phaseOf, type Waveform, waveformAt, waveformMeans, waveforms } from '#calculators/math/timing/waveform.ts';

interface Wave {
  waveform: Waveform;
  amplitude: number;
  amplitudeKind: 'peak' | 'peakToPeak' | 'rms';
  offset: number;
  frequency: number;
  phase: number;
  dutyCycle: number;
  time: number;
  level: number;
}

interface Step {
  time: number;
  sourceVoltage: number;
  initialVoltage: number;
  initialCurrent: number;
  resistance: number;
  capacitance: number;
  inductance: number;
}

function peakOf({ amplitude, amplitudeKind }: Wave, { rms, swing }: { rms: number; swing: number }): number {
  return { peak: amplitude, peakToPeak: amplitude / swing, rms: amplitude / rms }[amplitudeKind];
}

function ofWaveform(wave: Wave) {
  const { waveform, offset, dutyCycle } = wave;
  const means = waveformMeans(waveform, dutyCycle);
  const peak = peakOf(wave, means);
  const ripple = Math.sqrt((means.rms - means.mean) * (means.rms + means.mean));
  const average = offset + peak * means.mean;
  return {
    out: {
      voltage: offset + peak * waveformAt(waveform, wave.frequency * wave.time + wave.phase / 360, dutyCycle),
      peak,
      peakToPeak: means.swing * peak,
      // √(V_dc² + 2·V_dc·A·m + A²·r²), written as mean and ripple so that an offset against the mean costs no digits.
      rms: Math.hypot(average, peak * ripple),
      average,
      rectifiedAverage: peak * means.magnitude,
      crestFactor: 1 / means.rms,
      formFactor: means.rms / means.magnitude,
    },
    warnings: peak > 42 ? (['DANGEROUS_VOLTAGE'] as const) : [],
  };
}

// An instant that lies less than this share of a period before a full period is the beginning of the next.
const atStart = 1e-12;

function timesOfLevel(wave: Wave) {
  const peak = peakOf(wave, waveformMeans('sine', wave.dutyCycle));
  const share = (wave.level - wave.offset) / peak;
  if (Math.abs(share) > 1) return refuse('LEVEL_NOT_REACHED');
  const turns = Math.asin(share) / (2 * Math.PI);
  const firstTime = (angle: number) => {
    const wait = phaseOf(angle - wave.phase / 360);
    return wait > 1 - atStart ? 0 : wait / wave.frequency;
  };
  return {
    out: { peak, risingTime: firstTime(turns), fallingTime: firstTime(0.5 - turns), timeAboveLevel: (0.5 - 2 * turns) / wave.frequency },
  };
}

function rcStep({ time, sourceVoltage, initialVoltage, resistance, capacitance }: Step) {
  const timeConstant = resistance * capacitance;
  const progress = exponentialProgress(time, timeConstant);
  const resistorVoltage = (sourceVoltage - initialVoltage) * Math.exp(-time / timeConstant);
  const voltage = initialVoltage + (sourceVoltage - initialVoltage) * progress;
  return { out: { voltage, current: resistorVoltage / resistance, resistorVoltage, timeConstant, progress } };
}

function rlStep({ time, sourceVoltage, initialCurrent, resistance, inductance }: Step) {
  const timeConstant = inductance / resistance;
  const progress = exponentialProgress(time, timeConstant);
  const current = initialCurrent + (sourceVoltage / resistance - initialCurrent) * progress;
  const voltage = (sourceVoltage - resistance * initialCurrent) * Math.exp(-time / timeConstant);
  return { out: { voltage, current, resistorVoltage: resistance * current, timeConstant, progress } };
}

function rlcStep(step: Step) {
  const { sourceVoltage, initialVoltage, resistance } = step;
  const { damping, angular } = seriesResonance(step);
  const { remaining, rate } = secondOrderStep(step.time, damping, angular);
  const change = sourceVoltage - initialVoltage;
  const current = step.capacitance * change * rate;
  const overshoot = damping < 1 ? Math.exp((-Math.PI * damping) / Math.sqrt((1 - damping) * (1 + damping))) : 0;
  return {
    out: {
      voltage: initialVoltage + change * (1 - remaining),
      current,
      resistorVoltage: resistance * current,
      dampingRatio: damping,
      resonantFrequency: angular / (2 * Math.PI),
      peakVoltage: sourceVoltage + change * overshoot,
    },
    warnings: damping < 0.5 ? (['UNDERDAMPED'] as const) : [],
  };
}

export const tool = defineTool({
  name: 'InstantaneousVoltageCalculation',
  modes: ['waveform', 'timeToLevel', 'rcStep', 'rlStep', 'rlcStep'],
  inputs: {
    waveform: {
      kind: 'choice',
      choices: waveforms,
      default: 'sine',
      modes: ['waveform'],
    },
    amplitude: {
      kind: 'quantity',
      unit: 'V',
      show: ['V', 'mV', 'kV'],
      default: 230,
      above: 0,
      symbol: 'V',
      modes: ['waveform', 'timeToLevel'],
    },
    amplitudeKind: { kind: 'choice', choices: ['peak', 'peakToPeak', 'rms'], default: 'rms', modes: ['waveform', 'timeToLevel'] },
    offset: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 0, symbol: 'V_dc', modes: ['waveform', 'timeToLevel'] },
    frequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz'],
      default: 50,
      above: 0,
      symbol: 'f',
      modes: ['waveform', 'timeToLevel'],
    },
    phase: { kind: 'quantity', unit: '°', show: ['°'], default: 0, symbol: 'φ', modes: ['waveform', 'timeToLevel'] },
    dutyCycle: { kind: 'quantity', unit: '1', show: ['%'], default: 0.5, above: 0, max: 0.999999, symbol: 'D', modes: ['waveform'] },
    time: {
      kind: 'quantity',
      unit: 's',
      show: ['ms', 's', 'µs', 'ns'],
      default: 0.002,
      min: 0,
      symbol: 't',
      modes: ['waveform', 'rcStep', 'rlStep', 'rlcStep'],
    },
    level: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 100, symbol: 'V1', modes: ['timeToLevel'] },
    sourceVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 5, symbol: 'Vs', modes: ['rcStep', 'rlStep', 'rlcStep'] },
    initialVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 0, symbol: 'V0', modes: ['rcStep', 'rlcStep'] },
    initialCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], default: 0, symbol: 'I0', modes: ['rlStep'] },
    resistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ'],
      default: 1000,
      above: 0,
      component: true,
      symbol: 'R',
      modes: ['rcStep', 'rlStep', 'rlcStep'],
    },
    capacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['µF', 'nF', 'pF'],
      default: 1e-6,
      above: 0,
      component: true,
      symbol: 'C',
      modes: ['rcStep', 'rlcStep'],
    },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['mH', 'µH', 'H'],
      default: 1,
      above: 0,
      component: true,
      symbol: 'L',
      modes: ['rlStep', 'rlcStep'],
    },
  },
  outputs: {
    voltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'], symbol: 'v(t)', modes: ['waveform', 'rcStep', 'rlStep', 'rlcStep'] },
    peak: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'], symbol: 'A', modes: ['waveform', 'timeToLevel'] },
    peakToPeak: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'], symbol: 'V_pp', modes: ['waveform'] },
    rms: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'], symbol: 'V_rms', modes: ['waveform'] },
    average: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'], symbol: 'V_avg', modes: ['waveform'] },
    rectifiedAverage: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'], modes: ['waveform'] },
    crestFactor: { kind: 'quantity', unit: '1', show: ['1'], modes: ['waveform'] },
    formFactor: { kind: 'quantity', unit: '1', show: ['1'], modes: ['waveform'] },
    risingTime: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs'], symbol: 't_r', modes: ['timeToLevel'] },
    fallingTime: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs'], symbol: 't_f', modes: ['timeToLevel'] },
    timeAboveLevel: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs'], modes: ['timeToLevel'] },
    current: { kind: 'quantity', unit: 'A', show: ['mA', 'A', 'µA'], symbol: 'i(t)', modes: ['rcStep', 'rlStep', 'rlcStep'] },
    resistorVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'v_R', modes: ['rcStep', 'rlStep', 'rlcStep'] },
    timeConstant: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs'], symbol: 'τ', modes: ['rcStep', 'rlStep'] },
    progress: { kind: 'quantity', unit: '1', show: ['%'], modes: ['rcStep', 'rlStep'] },
    dampingRatio: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'ζ', modes: ['rlcStep'] },
    resonantFrequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'Hz', 'MHz'], symbol: 'f0', modes: ['rlcStep'] },
    peakVoltage: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['rlcStep'] },
  },
  main: { waveform: 'voltage', timeToLevel: 'risingTime', rcStep: 'voltage', rlStep: 'voltage', rlcStep: 'voltage' },
  refusals: { LEVEL_NOT_REACHED: 'level' },
  warnings: ['DANGEROUS_VOLTAGE', 'UNDERDAMPED'],
  compute(given) {
    switch (given.mode) {
      case 'waveform':
        return ofWaveform(given);
      case 'timeToLevel':
        return timesOfLevel(given);
      case 'rcStep':
        return rcStep(given);
      case 'rlStep':
        return rlStep(given);
      case 'rlcStep':
        return rlcStep(given);
    }
  },
  sources: [
    'IEC 60050-103:2009, International electrotechnical vocabulary, Mathematics, Functions',
    'J. W. Nilsson, S. A. Riedel, Electric Circuits, 11th ed., Pearson, 2019, § 7–8',
  ],
});
