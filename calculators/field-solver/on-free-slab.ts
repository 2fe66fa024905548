import { addFarImages, type FarImages } from './images.ts';
import { imageCount, type Kernel, reflectionFactor } from './kernel.ts';
import { panelPotential, potentialsOf } from './panel-potential.ts';

/**
 * Kernel of conductors in air on or above a dielectric slab of this height whose upper side is y = 0, with air under it too and no plane.
 * The potential is right up to a constant: only charges whose sum is nothing have one.
 * Source: W. T. Weeks, IEEE Trans. MTT-18 (1970) (image series).
 */
export function onFreeSlab(height: number, relativePermittivity: number): Kernel {
  const reflection = reflectionFactor(relativePermittivity);
  const far = farImages(height, reflection);
  return (targets, sources) => {
    const filled = new Float64Array(targets.length * sources.length);
    const air = new Float64Array(filled.length);
    const width = sources.length;
    const addTo = potentialsOf(sources);
    for (const [index, { x, y }] of targets.entries()) {
      const start = index * width;
      addTo(air, start, x, y, 1);
      if (reflection > 0) {
        filled.set(air.subarray(start, start + width), start);
        addTo(filled, start, x, -y, -reflection);
        addTo(filled, start, x, -2 * height - y, (1 - reflection ** 2) * reflection);
      }
    }
    if (reflection === 0) return { filled: air, air };
    addFarImages(filled, targets, sources, far);
    return { filled, air };
  };
}

/** The second image below the slab and all further ones; the last carries the charge of the rest of the series. */
function farImages(height: number, reflection: number): FarImages {
  const count = imageCount(reflection);
  const weights = Array.from({ length: count - 1 }, (_, k) => {
    const image = k + 2;
    return 0.5 * (image === count ? 1 : 1 - reflection ** 2) * reflection ** (2 * image - 1);
  });
  return {
    longAbove: 4 * height,
    mean(dx, y, sourceY) {
      const square = dx * dx;
      let distance = y + sourceY + 4 * height;
      let sum = 0;
      for (const weight of weights) {
        sum -= weight * Math.log(square + distance * distance);
        distance += 2 * height;
      }
      return sum;
    },
    exact({ x, y }, source) {
      return weights.reduce((sum, weight, k) => sum + 2 * weight * panelPotential(source, x, -(2 * k + 4) * height - y), 0);
    },
  };
}
