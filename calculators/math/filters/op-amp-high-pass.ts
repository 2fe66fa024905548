/** High-pass stages with one op-amp (TI SLOD006, chapter 16); references as in the drawing. */
import { add, complex, divide, multiply, reciprocal } from '#calculators/math/numeric/complex.ts';
import { roundToSeries } from '#calculators/math/parts/e-series.ts';
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
  sallenKeyGain,
} from './op-amp-stage.ts';
import { halfPowerRatio } from './second-order.ts';

type FeedbackParts = { R1: number; R2: number; C1: number; C2: number; C3: number };

/** From the denominator s² + s·rate + 1/product. */
function secondOrder(product: number, rate: number, gain: number) {
  const frequency = 1 / (2 * Math.PI * Math.sqrt(product));
  const quality = 1 / (Math.sqrt(product) * rate);
  return { natural: { frequency, quality }, gain, cutoff: frequency / halfPowerRatio(quality) };
}

function sallenKey(values: SallenKeyParts, gainBandwidth: number | null): Stage {
  const { R1, R2, C1, C2 } = values;
  const gain = gainOf(values);
  return {
    values,
    figures: secondOrder(R1 * R2 * C1 * C2, 1 / (R2 * C1) + 1 / (R2 * C2) + (1 - gain) / (R1 * C1), gain),
    gainAt: (frequency) =>
      sallenKeyGain(
        { input: ofCapacitor(C1, frequency), coupling: ofCapacitor(C2, frequency), output: ofResistor(R1), ground: ofResistor(R2) },
        gain,
        inverseOpenLoop(frequency, gainBandwidth),
      ),
  };
}

function multipleFeedback(values: FeedbackParts, gainBandwidth: number | null): Stage {
  const { R1, R2, C1, C2, C3 } = values;
  return {
    values,
    figures: secondOrder(R1 * R2 * C2 * C3, (C1 + C2 + C3) / (R2 * C2 * C3), C1 / C2),
    gainAt: (frequency) =>
      multipleFeedbackGain(
        {
          input: ofCapacitor(C1, frequency),
          output: ofCapacitor(C2, frequency),
          coupling: ofCapacitor(C3, frequency),
          ground: ofResistor(R1),
          feedback: ofResistor(R2),
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
    gainAt: (frequency) => {
      const series = ofCapacitor(C1, frequency);
      const divided = divide(series, add(series, ofResistor(R1)));
      return multiply(followingGain(gain, inverseOpenLoop(frequency, gainBandwidth)), divided);
    },
  };
}

function inverting(values: InvertingParts, gainBandwidth: number | null): Stage {
  const { R1, R2, C1 } = values;
  return {
    values,
    figures: firstOrder(R1 * C1, R2 / R1),
    gainAt: (frequency) => {
      const input = add(complex(R1), reciprocal(ofCapacitor(C1, frequency)));
      return invertingGain(divide(complex(R2), input), inverseOpenLoop(frequency, gainBandwidth));
    },
  };
}

const naturalAngular = (task: FilterTask) => 2 * Math.PI * task.cutoffFrequency * halfPowerRatio(wantedQuality(task));

function sallenKeyParts(task: FilterTask): SallenKeyParts {
  const { gain, capacitance } = task;
  const angular = naturalAngular(task);
  const damping = 1 / wantedQuality(task);
  const R2 = 4 / (angular * capacitance * (damping + Math.sqrt(damping ** 2 + 8 * (gain - 1))));
  return { R1: 1 / ((angular * capacitance) ** 2 * R2), R2, C1: capacitance, C2: capacitance, ...gainParts(task) };
}

/** C2 sets the gain; it is rounded before the resistors are worked out. */
function feedbackParts(task: FilterTask, C2: number): FeedbackParts {
  const { capacitance: C } = task;
  const angular = naturalAngular(task);
  const R2 = (wantedQuality(task) * (2 * C + C2)) / (angular * C2 * C);
  return { R1: 1 / (angular ** 2 * R2 * C2 * C), R2, C1: C, C2, C3: C };
}

/** The stage of the chosen circuit with its values as computed and as standard values. */
export function highPassStages(task: FilterTask): { computed: Stage; standard: Stage } {
  const { gain, capacitance: C1 } = task;
  const resistance = 1 / (2 * Math.PI * task.cutoffFrequency * C1);
  switch (task.mode) {
    case 'sallenKey':
      return bothStages(sallenKey, task, sallenKeyParts(task));
    case 'multipleFeedback': {
      const C2 = C1 / gain;
      return bothStages(multipleFeedback, task, feedbackParts(task, C2), feedbackParts(task, roundToSeries(C2, task.capacitorSeries)));
    }
    case 'firstOrderNonInverting':
      return bothStages(nonInverting, task, { R1: resistance, C1, ...gainParts(task) });
    case 'firstOrderInverting':
      return bothStages(inverting, task, { R1: resistance, R2: gain * resistance, C1 });
  }
}
