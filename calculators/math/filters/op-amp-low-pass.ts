/** Low-pass stages with one op-amp (TI SLOD006, chapter 16); references as in the drawing. */
import { complex, multiply } from '#calculators/math/numeric/complex.ts';
import { standardAtOrAbove } from '#calculators/math/parts/e-series.ts';
import {
  bothStages,
  type FilterTask,
  firstOrder,
  gainOf,
  gainParts,
  type InvertingParts,
  type NonInvertingParts,
  type SallenKeyParts,
  type Stage,
  wantedQuality,
} from './op-amp-filter.ts';
import {
  followingGain,
  inverseOpenLoop,
  invertingGain,
  multipleFeedbackGain,
  ofCapacitor,
  ofResistor,
  resistorBesideCapacitor,
  sallenKeyGain,
} from './op-amp-stage.ts';
import { halfPowerRatio } from './second-order.ts';

type FeedbackParts = { R1: number; R2: number; R3: number; C1: number; C2: number };

/** From the denominator 1 + s·delay + s²·product. */
function secondOrder(product: number, delay: number, gain: number) {
  const frequency = 1 / (2 * Math.PI * Math.sqrt(product));
  const quality = Math.sqrt(product) / delay;
  return { natural: { frequency, quality }, gain, cutoff: frequency * halfPowerRatio(quality) };
}

function sallenKey(values: SallenKeyParts, gainBandwidth: number | null): Stage {
  const { R1, R2, C1, C2 } = values;
  const gain = gainOf(values);
  return {
    values,
    figures: secondOrder(R1 * R2 * C1 * C2, R1 * C2 + R2 * C2 + R1 * C1 * (1 - gain), gain),
    gainAt: (frequency) =>
      sallenKeyGain(
        { input: ofResistor(R1), coupling: ofResistor(R2), output: ofCapacitor(C1, frequency), ground: ofCapacitor(C2, frequency) },
        gain,
        inverseOpenLoop(frequency, gainBandwidth),
      ),
  };
}

function multipleFeedback(values: FeedbackParts, gainBandwidth: number | null): Stage {
  const { R1, R2, R3, C1, C2 } = values;
  return {
    values,
    figures: secondOrder(R2 * R3 * C1 * C2, C2 * (R2 + R3 + (R2 * R3) / R1), R2 / R1),
    gainAt: (frequency) =>
      multipleFeedbackGain(
        {
          input: ofResistor(R1),
          output: ofResistor(R2),
          coupling: ofResistor(R3),
          ground: ofCapacitor(C1, frequency),
          feedback: ofCapacitor(C2, frequency),
        },
        inverseOpenLoop(frequency, gainBandwidth),
      ),
  };
}

function nonInverting(values: NonInvertingParts, gainBandwidth: number | null): Stage {
  const { R1, C1 } = values;
  const gain = gainOf(values);
  return {
    values,
    figures: firstOrder(R1 * C1, gain),
    gainAt: (frequency) =>
      multiply(
        followingGain(gain, inverseOpenLoop(frequency, gainBandwidth)),
        ofResistor(R1),
        resistorBesideCapacitor(R1, C1, frequency), // R1 and C1 divide the voltage by 1 + sR1C1
      ),
  };
}

function inverting(values: InvertingParts, gainBandwidth: number | null): Stage {
  const { R1, R2, C1 } = values;
  return {
    values,
    figures: firstOrder(R2 * C1, R2 / R1),
    gainAt: (frequency) =>
      invertingGain(multiply(resistorBesideCapacitor(R2, C1, frequency), complex(1 / R1)), inverseOpenLoop(frequency, gainBandwidth)),
  };
}

/** The least value of the series that is large enough. */
const atLeast = (capacitance: number, series: FilterTask['capacitorSeries']) =>
  series === 'none' ? capacitance : standardAtOrAbove(capacitance, series);

function sallenKeyParts(task: FilterTask): SallenKeyParts {
  const { gain, capacitance: C2 } = task;
  const quality = wantedQuality(task);
  const angular = (2 * Math.PI * task.cutoffFrequency) / halfPowerRatio(quality);
  const C1 = atLeast(((4 * quality ** 2) / (1 + 4 * quality ** 2 * (gain - 1))) * C2, task.capacitorSeries);
  const product = 1 / (angular ** 2 * C1 * C2);
  const b = 1 / (angular * quality);
  const R1 = (2 * C2 * product) / (b + Math.sqrt(Math.max(0, b ** 2 - 4 * (C2 + C1 * (1 - gain)) * C2 * product)));
  return { R1, R2: product / R1, C1, C2, ...gainParts(task) };
}

function feedbackParts(task: FilterTask): FeedbackParts {
  const { gain, capacitance: C2 } = task;
  const quality = wantedQuality(task);
  const angular = (2 * Math.PI * task.cutoffFrequency) / halfPowerRatio(quality);
  const C1 = atLeast(4 * quality ** 2 * (1 + gain) * C2, task.capacitorSeries);
  const product = 1 / (angular ** 2 * C1 * C2);
  const b = 1 / (angular * quality);
  const R2 = (b + Math.sqrt(Math.max(0, b ** 2 - 4 * C2 ** 2 * (1 + gain) * product))) / (2 * C2);
  return { R1: R2 / gain, R2, R3: product / R2, C1, C2 };
}

/** The stage of the chosen circuit with its values as computed and as standard values. */
export function lowPassStages(task: FilterTask): { computed: Stage; standard: Stage } {
  const { gain, capacitance: C1 } = task;
  const resistance = 1 / (2 * Math.PI * task.cutoffFrequency * C1);
  switch (task.mode) {
    case 'sallenKey':
      return bothStages(sallenKey, task, sallenKeyParts(task));
    case 'multipleFeedback':
      return bothStages(multipleFeedback, task, feedbackParts(task));
    case 'firstOrderNonInverting':
      return bothStages(nonInverting, task, { R1: resistance, C1, ...gainParts(task) });
    case 'firstOrderInverting':
      return bothStages(inverting, task, { R1: resistance / gain, R2: resistance, C1 });
  }
}
