import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { PlotData } from '#calculators/plot.ts';
import { type Layout, xsOf } from './layout.ts';
import { nearestIndex } from './reading.ts';

/** The cursor of a plot: it stands on points, moved by keys or pointer. */
export function useCursor(plot: PlotData, layout: Layout) {
  const [at, setAt] = useState<{ index: number; by: 'key' | 'pointer' } | null>(null);
  const xs = xsOf(plot);
  const last = xs.length - 1;
  const working = plot.marks[0]?.x ?? xs[Math.floor(last / 2)] ?? 0;
  const home = nearestIndex(xs, layout, layout.x.at(working) ?? 0);
  // New inputs may leave fewer points.
  const index = at === null ? null : Math.min(at.index, last);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') return setAt(null);
    const from = index ?? home;
    const step = event.shiftKey ? 10 : 1;
    const target = {
      ArrowRight: from + step,
      ArrowUp: from + step,
      ArrowLeft: from - step,
      ArrowDown: from - step,
      PageUp: from + 10,
      PageDown: from - 10,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
    event.preventDefault();
    setAt({ index: Math.min(last, Math.max(0, target)), by: 'key' });
    return undefined;
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const pixel = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setAt({ index: nearestIndex(xs, layout, pixel), by: 'pointer' });
  }
  /** A finger that lifts leaves the values to be read. */
  function onPointerLeave({ pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType === 'mouse') setAt((now) => (now?.by === 'pointer' ? null : now));
  }
  const handlers = { onKeyDown, onPointerMove, onPointerDown: onPointerMove, onPointerLeave, onBlur: () => setAt(null) };
  /** `x` is where the cursor stands; while there is none, `resting` is where it would start. */
  return {
    x: index === null ? null : (xs[index] ?? null),
    resting: xs[home] ?? 0,
    index: index ?? home,
    last,
    by: at?.by ?? null,
    handlers,
  };
}
