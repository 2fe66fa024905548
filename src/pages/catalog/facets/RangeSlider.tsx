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
  const [dragged, setDragged] = useState<{ end: End; position: number } | null>(null);
  const shown = dragged ? { ...positions, [dragged.end]: dragged.position } : positions;
  const clamp = (end: End, position: number) =>
    end === 'min' ? Math.min(Math.max(0, position), positions.max) : Math.max(Math.min(1, position), positions.min);
  const drag = (end: End, event: PointerEvent<HTMLElement>) => {
    const bounds = track.current?.getBoundingClientRect();
    if (!bounds || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setDragged({ end, position: clamp(end, (event.clientX - bounds.left) / bounds.width) });
  };
  const press = (end: End, event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(end, clamp(end, Math.round((positions[end] + step) * 100) / 100));
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
          onPointerUp={() => {
            if (dragged) onMove(dragged.end, dragged.position);
            setDragged(null);
          }}
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
