/** What the drawing of a land pattern measures. */
import type { LandPattern, Pad } from '#land-patterns/land-pattern.ts';
import { edges } from '#land-patterns/pads.ts';
import type { Box, Dimension, DrawingView } from '#src/components/drawing/shape.ts';

/** The courtyard as the only outline, with the dimensions of the lands; the lands themselves are drawn over it. */
export function patternView(pattern: LandPattern): DrawingView {
  const frame = edges(pattern.courtyard);
  const path = `M${frame.left} ${frame.top}H${frame.right}V${frame.bottom}H${frame.left}z`;
  const box = withInk(frame, pattern);
  return { name: 'top', shapes: [{ paint: 'line', path, box }], dimensions: dimensionsOf(pattern.pads), seat: null };
}

/** Over all lands, of the first one, and from the first to the second. */
function dimensionsOf(pads: readonly Pad[]): Dimension[] {
  const [first, second] = pads;
  if (!first) return [];
  const sides = pads.map(edges);
  const whole = {
    left: Math.min(...sides.map(({ left }) => left)),
    right: Math.max(...sides.map(({ right }) => right)),
    bottom: Math.max(...sides.map(({ bottom }) => bottom)),
  };
  const own = edges(first);
  const dimensions: Dimension[] = [
    { side: 'bottom', from: whole.left, to: whole.right, feature: whole.bottom },
    { side: 'top', from: own.left, to: own.right, feature: own.top },
    { side: 'right', from: own.top, to: own.bottom, feature: own.right },
  ];
  if (second && second.x === first.x) dimensions.push({ side: 'left', from: first.y, to: second.y, feature: own.left });
  else if (second) dimensions.push({ side: 'bottom', from: first.x, to: second.x, feature: own.bottom });
  return dimensions;
}

/** The mark of pin 1 or of the polarity may lie outside the courtyard. */
function withInk({ left, right, top, bottom }: Box, { silkscreen, pinOne }: LandPattern): Box {
  const points = [...silkscreen.flatMap(({ from, to }) => [from, to]), ...(pinOne ? [pinOne] : [])];
  const margin = 0.2;
  return {
    left: Math.min(left, ...points.map(({ x }) => x - margin)),
    right: Math.max(right, ...points.map(({ x }) => x + margin)),
    top: Math.min(top, ...points.map(({ y }) => y - margin)),
    bottom: Math.max(bottom, ...points.map(({ y }) => y + margin)),
  };
}
