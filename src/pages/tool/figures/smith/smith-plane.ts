/** Where reflections lie on the sheet of the Smith chart. */
import { type Complex, complex, magnitude, scale } from '#calculators/math/numeric/complex.ts';
import {
  loadWave,
  type NetworkElement,
  passElement,
  readNetwork,
  reflectionOf,
  type Wave,
  wavesAlong,
} from '#calculators/signal-levels/SmithChart/network.ts';
import { amount, type FigureState } from '#src/pages/tool/figure/figure-state.ts';
import type { Point } from '#src/pages/tool/figure/point.ts';

/** Side of the square sheet, its middle, and the radius of the chart, in pixels of the sheet. */
export const side = 340;
const middle = side / 2;
export const radius = 150;

export const placeOf = ({ re, im }: Complex): Point => [middle + radius * re, middle - radius * im];

/** The reflection at a place of the sheet; outside of the chart, the nearest on its edge. */
export function reflectionAt([x, y]: Point): Complex {
  const found = complex((x - middle) / radius, (middle - y) / radius);
  return magnitude(found) > 1 ? scale(found, 1 / magnitude(found)) : found;
}

export interface Chart {
  frequency: number;
  reference: number;
  elements: readonly NetworkElement[];
  /** The wave at the load and after each element. */
  waves: readonly Wave[];
}

/** What the inputs put on the chart; null while one of them cannot be read. */
export function chartOf(figure: FigureState): Chart | null {
  const [resistance, reactance] = [amount(figure, 'loadResistance'), amount(figure, 'loadReactance')];
  const [frequency, reference] = [amount(figure, 'frequency'), amount(figure, 'referenceImpedance')];
  const { network } = figure.given;
  const elements = typeof network === 'string' ? readNetwork(network) : null;
  if (resistance === null || reactance === null || frequency === null || reference === null || !elements) return null;
  const losses = { inductorQ: amount(figure, 'inductorQ'), capacitorQ: amount(figure, 'capacitorQ') };
  return { frequency, reference, elements, waves: wavesAlong(loadWave(resistance, reactance), elements, frequency, losses) };
}

const pieces = 48;

/** The way of an element on the sheet. */
export function wayOf(from: Wave, element: NetworkElement, { frequency, reference }: Chart): Point[] {
  return Array.from({ length: pieces + 1 }, (_, index) =>
    placeOf(reflectionOf(passElement(from, element, frequency, undefined, index / pieces), reference)),
  );
}
