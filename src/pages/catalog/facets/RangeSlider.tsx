import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

export type End = 'min' | 'max';

interface Props {
  /** Places of both handles, from 0 to 1. */
  positions: Record<End, number>;
  labels: Record<End, string>;
  /** What a handle at a place stands for. */
  textOf: (position: number) => string;
  /** Called when a handle is let go and on every key. */
  onMove: (end: End, position: number) => void;
}

interface Moved {
  end: End;
  position: number;
  /** Where the address had the handle when it was moved. */
  from: number;
}

const keySteps: Partial<Record<string, number>> = {
  ArrowLeft: -0.05,
  ArrowDown: -0.05,
  ArrowRight: 0.05,
  ArrowUp: 0.05,
  PageDown: -0.2,
  PageUp: 0.2,
  Home: -1,
  End: 1,
};

/** Two handles on one axis; they never pass each other. */
export function RangeSlider({ positions, labels, textOf, onMove }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  // Valid until the address has caught up: then the handle stands where it says.
  const isAhead = moved !== null && positions[moved.end] === moved.from;
  const shown = isAhead ? { ...positions, [moved.end]: moved.position } : positions;
  const move = (end: End, position: number): number => {
    const free = end === 'min' ? Math.min(Math.max(0, position), shown.max) : Math.max(Math.min(1, position), shown.min);
    setMoved({ end, position: free, from: positions[end] });
    return free;
  };
  const drag = (end: End, event: PointerEvent<HTMLElement>) => {
    const bounds = track.current?.getBoundingClientRect();
    if (bounds && event.currentTarget.hasPointerCapture(event.pointerId)) move(end, (event.clientX - bounds.left) / bounds.width);
  };
  const press = (end: End, event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(end, move(end, Math.round((shown[end] + step) * 100) / 100));
  };
  return (
    <Track ref={track}>
      {(['min', 'max'] as const).map((end) => (
        <Handle
          key={end}
          role="slider"
          tabIndex={0}
          aria-label={labels[end]}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(shown[end] * 100)}
          aria-valuetext={textOf(shown[end])}
          style={{ insetInlineStart: `${shown[end] * 100}%` }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => drag(end, event)}
          onPointerUp={() => isAhead && onMove(moved.end, moved.position)}
          onKeyDown={(event) => press(end, event)}
        />
      ))}
    </Track>
  );
}

const Track = styled.div`
  position: relative;
  height: ${theme.space['4']};
  margin-inline: ${theme.space['2']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.control};
`;

const Handle = styled.div`
  position: absolute;
  inset-block-start: calc(-1 * ${theme.space['2']});
  width: ${theme.space['4']};
  height: ${theme.space['4']};
  margin-inline-start: calc(-1 * ${theme.space['2']});
  border: ${theme.border.focus} solid ${theme.color.accent.solid};
  border-radius: 50%;
  background: ${theme.color.bg.raised};
  cursor: ew-resize;
  touch-action: none;
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space['2']});
  }
`;
