import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Mesh } from '#land-patterns/bodies/mesh.ts';
import { stillPicture } from './still-picture.ts';
import { views } from './view-angles.ts';

/** Twice as fine as it is shown. */
const picture = { width: 720, height: 480 };

/** The body from one corner, drawn once. */
export function StillBody({ meshes, label }: { meshes: readonly Mesh[]; label: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawing = ref.current?.getContext('2d');
    if (!drawing) return;
    const { points, width, height } = stillPicture(meshes, views.corner, picture.width, picture.height);
    const image = drawing.createImageData(width, height);
    image.data.set(points);
    drawing.putImageData(image, 0, 0);
  }, [meshes]);
  return <Picture ref={ref} role="img" aria-label={label} {...picture} />;
}

const Picture = styled.canvas`
  display: block;
  width: 100%;
  height: auto;
`;
