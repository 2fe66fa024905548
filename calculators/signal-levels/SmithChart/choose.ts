/** Values of an element that lead to a place of the chart: where somebody points, or where the next element can match. */
import { type Complex, magnitude, subtract } from '#calculators/math/numeric/complex.ts';
import { type ElementKind, isPart, type NetworkElement, passElement, reflectionOf, type Wave } from './network.ts';

interface Chart {
  frequency: number;
  /** Ω; lines and stubs are made with it at first. */
  reference: number;
}

/** The element at a place from 0 to 1 of its way: reactances and susceptances from nothing to without end, lines by half a turn. */
function elementAt(kind: ElementKind, place: number, { frequency, reference }: Chart, impedance: number): NetworkElement {
  if (!isPart(kind)) return { kind, value: 180 * place, impedance };
  const angular = 2 * Math.PI * frequency;
  const size = Math.tan((Math.PI / 2) * place);
  const values: Record<string, number> = {
    sL: (reference * size) / angular,
    pL: reference / (angular * size),
    sC: 1 / (angular * reference * size),
    pC: size / (angular * reference),
  };
  return { kind, value: values[kind] ?? 0, impedance: null };
}

const steps = 240;
const inside = (place: number): number => Math.min(1 - 1e-4, Math.max(1e-4, place));

/** The element whose end costs least, found on a grid that is made finer thrice. */
function best(kind: ElementKind, from: Wave, chart: Chart, impedance: number, cost: (end: Complex) => number): NetworkElement {
  let [low, width] = [0, 1];
  let found = elementAt(kind, 0.5, chart, impedance);
  for (let round = 0; round < 4; round += 1) {
    const places = Array.from({ length: steps + 1 }, (_, index) => inside(low + (width * index) / steps));
    const costs = places.map((place) =>
      cost(reflectionOf(passElement(from, elementAt(kind, place, chart, impedance), chart.frequency), chart.reference)),
    );
    const place = places[costs.indexOf(Math.min(...costs))] ?? 0.5;
    found = elementAt(kind, place, chart, impedance);
    [low, width] = [place - (2 * width) / steps, (4 * width) / steps];
  }
  return found;
}

/** The element of a kind that ends nearest to a place of the chart. */
export function elementTowards(kind: ElementKind, from: Wave, target: Complex, chart: Chart, impedance = chart.reference): NetworkElement {
  return best(kind, from, chart, impedance, (end) => magnitude(subtract(end, target)));
}

/** How far a reflection is from the circle on which an element in series (`'resistance'`) or across (`'conductance'`) could match it. */
function offCircle({ re, im }: Complex, circle: 'resistance' | 'conductance'): number {
  return Math.abs(Math.hypot(circle === 'resistance' ? re - 0.5 : re + 0.5, im) - 0.5);
}

/** Closer than this to the centre or a circle counts as there. */
const there = 1e-3;

/**
 * An element of a kind as one would begin: to the centre where it leads there, else to the circle from which the other way of connecting leads there,
 * else as near to the centre as it comes.
 */
export function firstElement(kind: ElementKind, from: Wave, chart: Chart): NetworkElement {
  const endOf = (element: NetworkElement) => reflectionOf(passElement(from, element, chart.frequency), chart.reference);
  const nearest = best(kind, from, chart, chart.reference, magnitude);
  if (magnitude(endOf(nearest)) < there * 10) return nearest;
  const isAcross = kind.startsWith('p') || kind === 'open' || kind === 'short';
  const circle = isAcross ? 'resistance' : 'conductance';
  const onCircle = best(kind, from, chart, chart.reference, (end) => offCircle(end, circle));
  return offCircle(endOf(onCircle), circle) < there ? onCircle : nearest;
}
