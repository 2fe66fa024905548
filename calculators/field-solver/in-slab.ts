import { addFarImages, type FarImages, overPlane, repeatedOnce } from './images.ts';
import { imageCount, type Kernel, reflectionFactor } from './kernel.ts';

/**
 * Kernel of conductors wholly inside a dielectric slab 0 < y < height on the ground plane y = 0, air above.
 * Source: W. T. Weeks, IEEE Trans. MTT-18 (1970) (image series).
 */
export function inSlab(height: number, relativePermittivity: number): Kernel {
  const reflection = reflectionFactor(relativePermittivity);
  const far = farImages(height, reflection);
  return (targets, sources) => {
    const filled = new Float64Array(targets.length * sources.length);
    const air = new Float64Array(filled.length);
    let index = 0;
    for (const target of targets) {
      for (const source of sources) {
        const bare = overPlane(target, source);
        air[index] = bare;
        if (reflection > 0) filled[index] = bare - reflection * repeatedOnce(target, source, height);
        index += 1;
      }
    }
    if (reflection === 0) return { filled: air, air };
    addFarImages(filled, targets, sources, far);
    return { filled: filled.map((value) => value / relativePermittivity), air };
  };
}

/** The second repetition and all further ones; the last carries the charge of the rest of the series. */
function farImages(height: number, reflection: number): FarImages {
  const count = imageCount(reflection);
  const weights = Array.from({ length: count - 1 }, (_, k) => {
    const value = 0.5 * (-reflection) ** (k + 2);
    return k + 2 === count ? value / (1 + reflection) : value;
  });
  return {
    longAbove: 4 * height,
    mean(dx, y, sourceY) {
      const [square, plus, minus] = [dx * dx, y + sourceY, y - sourceY];
      let shift = 4 * height;
      let sum = 0;
      for (const weight of weights) {
        const images = (square + (plus - shift) ** 2) * (square + (plus + shift) ** 2);
        const charges = (square + (minus - shift) ** 2) * (square + (minus + shift) ** 2);
        sum += weight * Math.log(images / charges);
        shift += 2 * height;
      }
      return sum;
    },
    exact(target, source) {
      return weights.reduce((sum, weight, k) => sum + 2 * weight * repeatedOnce(target, source, (k + 2) * height), 0);
    },
  };
}
