import { addFarImages, type FarImages } from './images.ts';
import { imageCount, type Kernel, reflectionFactor } from './kernel.ts';
import { panelPotential, potentialsOf } from './panel-potential.ts';

/**
 * Kernel of conductors in air on or above a dielectric slab of this height that lies on the ground plane y = 0.
 * Source: W. T. Weeks, IEEE Trans. MTT-18 (1970) (image series).
 */
export function onSlab(height: number, relativePermittivity: number): Kernel {
  const reflection = reflectionFactor(relativePermittivity);
  const far = farImages(height, reflection);
  const passed = 1 - reflection ** 2;
  return (targets, sources) => {
    const filled = new Float64Array(targets.length * sources.length);
    const air = new Float64Array(filled.length);
    const width = sources.length;
    const addTo = potentialsOf(sources);
    const inPlane = new Float64Array(width);
    for (const [index, { x, y }] of targets.entries()) {
      const start = index * width;
      addTo(air, start, x, y, 1);
      inPlane.fill(0);
      addTo(inPlane, 0, x, -y, 1);
      if (reflection > 0) {
        filled.set(air.subarray(start, start + width), start);
        addTo(filled, start, x, 2 * height - y, -reflection);
        addTo(filled, start, x, -2 * height - y, passed * reflection);
        subtract(filled, start, inPlane, passed);
      }
      subtract(air, start, inPlane, 1);
    }
    if (reflection === 0) return { filled: air, air };
    addFarImages(filled, targets, sources, far);
    return { filled, air };
  };
}

function subtract(matrix: Float64Array, start: number, row: Float64Array, factor: number): void {
  for (let index = 0; index < row.length; index += 1) matrix[start + index] = (matrix[start + index] ?? 0) - factor * (row[index] ?? 0);
}

/** The third image in the plane and all further ones; the last carries the charge of the rest of the series. */
function farImages(height: number, reflection: number): FarImages {
  const count = imageCount(reflection);
  const weights = Array.from({ length: count - 2 }, (_, k) => {
    const factor = k + 3 === count ? 1 - reflection : 1 - reflection ** 2;
    return 0.5 * factor * (-reflection) ** (k + 2);
  });
  return {
    longAbove: 4 * height,
    mean(dx, y, sourceY) {
      const square = dx * dx;
      let distance = y + sourceY + 4 * height;
      let sum = 0;
      for (const weight of weights) {
        sum += weight * Math.log(square + distance * distance);
        distance += 2 * height;
      }
      return sum;
    },
    exact({ x, y }, source) {
      return weights.reduce((sum, weight, k) => sum - 2 * weight * panelPotential(source, x, -(2 * k + 4) * height - y), 0);
    },
  };
}
