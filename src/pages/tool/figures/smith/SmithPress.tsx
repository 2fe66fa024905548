import type { KeyboardEvent, PointerEvent } from 'react';
import type { Complex } from '#calculators/math/numeric/complex.ts';
import { placeOf, radius, reflectionAt } from './smith-plane.ts';

interface Props {
  label: string;
  /** The value that is moved, as a number and as it is read. */
  value: number;
  text: string;
  onPoint: (place: Complex) => void;
  /** A factor by which the value changes. */
  onStep: (factor: number) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1.02,
  ArrowRight: 1.02,
  ArrowDown: 1 / 1.02,
  ArrowLeft: 1 / 1.02,
  PageUp: 1.2,
  PageDown: 1 / 1.2,
};

/** From femtofarads to gigaohms: keys multiply the value, so its place is that of its logarithm. */
const decades = { min: -16, max: 10 };

function decadeOf(value: number): number {
  if (value <= 0) return decades.min;
  return Math.min(decades.max, Math.max(decades.min, Math.round(Math.log10(value) * 1000) / 1000));
}

/** The face of the chart: a press puts the end of the chosen element as near as its way allows, arrow keys move it along that way. */
export function SmithPress({ label, value, text, onPoint, onStep }: Props) {
  const [x, y] = placeOf({ re: 0, im: 0 });
  const point = (event: PointerEvent<SVGCircleElement>) => {
    const matrix = event.currentTarget.getScreenCTM()?.inverse();
    if (!matrix) return;
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    onPoint(reflectionAt([place.x, place.y]));
  };
  const press = (event: KeyboardEvent) => {
    const factor = steps[event.key];
    if (factor === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault(); // the page would scroll
    onStep(factor);
  };
  return (
    <g
      className="pick"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={decades.min}
      aria-valuemax={decades.max}
      aria-valuenow={decadeOf(value)}
      aria-valuetext={text}
      onKeyDown={press}
    >
      <circle
        className="hit"
        cx={x}
        cy={y}
        r={radius}
        onPointerDown={point}
        onPointerMove={(event) => event.pointerType === 'mouse' && event.buttons === 1 && point(event)}
      />
    </g>
  );
}
