import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Mesh } from '#land-patterns/bodies/mesh.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { type BodyScene, openScene } from './open-scene.ts';
import { afterKey, turnedBy, type ViewAngles, viewNames, views } from './view-angles.ts';

interface Props {
  meshes: readonly Mesh[];
  label: string;
  /** There is no WebGL here. */
  onFailure: () => void;
}

/** Degrees that a drag of one pixel turns. */
const perPixel = 0.5;

/** The body in WebGL: dragged, by keys or by the buttons of its sides; it never moves by itself. */
export function TurningBody({ meshes, label, onFailure }: Props) {
  const { t } = useTranslation('body_model');
  const hint = useId();
  const [angles, setAngles] = useState<ViewAngles>(views.corner);
  const canvas = useSceneCanvas(meshes, angles, onFailure);

  const turn = ({ buttons, movementX, movementY, pointerType }: PointerEvent) => {
    // Moved up and down, a finger scrolls the page.
    if (buttons === 1) setAngles((now) => turnedBy(now, -movementX * perPixel, pointerType === 'touch' ? 0 : movementY * perPixel));
  };
  const press = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : afterKey(event.key, angles);
    if (!next) return;
    event.preventDefault();
    setAngles(next);
  };

  return (
    <>
      <Canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={hint}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={turn}
        onKeyDown={press}
      />
      <Hint id={hint}>{t('hint')}</Hint>
      <Sides role="group" aria-label={t('views.title')}>
        {viewNames.map((name) => (
          <Button key={name} size="small" onClick={() => setAngles(views[name])}>
            {t(`views.${name}`)}
          </Button>
        ))}
      </Sides>
    </>
  );
}

/** A canvas on which the body is drawn anew at each change of the view and of its own size. */
function useSceneCanvas(meshes: readonly Mesh[], angles: ViewAngles, onFailure: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<BodyScene>(null);
  const shown = useRef(angles);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    try {
      scene.current = openScene(element, meshes);
    } catch {
      // Whatever keeps WebGL from starting, the picture that does not turn is there.
      onFailure();
      return undefined;
    }
    const observer = new ResizeObserver(() => scene.current?.show(shown.current));
    observer.observe(element);
    return () => {
      observer.disconnect();
      scene.current?.close();
      scene.current = null;
    };
  }, [meshes, onFailure]);
  useEffect(() => {
    shown.current = angles;
    scene.current?.show(angles);
  }, [angles]);
  return canvas;
}

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 2;
  touch-action: pan-y;
  cursor: grab;
  &:active {
    cursor: grabbing;
  }
`;

const Hint = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;

const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin-block-start: ${theme.space['2']};
`;
