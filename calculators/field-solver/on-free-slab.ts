import { addFarImages, type FarImages } from './images.ts';
import { type Kernel, reflectionFactor } from './kernel.ts';
import { joined, mirroredPotential } from './panel-potential.ts';

/**
 * Kernel of conductors in air on or above a dielectric slab of this height whose upper side is y = 0, with air under it too and no plane.
 * The potential is right up to a constant: only charges whose sum is nothing have one.
 * Source: J. C. Maxwell, Treatise (1892), § 317–318 (series of images in a stratum, there of conduction).
 */
export function onFreeSlab(height: number, relativePermittivity: number): Kernel {
  const reflection = reflectionFactor(relativePermittivity);
  const far = farImages(height, reflection);
  const passed = 1 - reflection ** 2;
  return (targets, sources, mirror) => {
    const filled = new Float64Array(targets.length * sources.length);
    const air = new Float64Array(filled.length);
    let index = 0;
    for (const { x, y } of targets) {
      for (const source of sources) {
        const own = mirroredPotential(source, x, y, mirror);
        air[index] = own;
        if (reflection > 0) {
          const inSurface = y === 0 ? own : mirroredPotential(source, x, -y, mirror);
          const below = mirroredPotential(source, x, -2 * height - y, mirror);
          filled[index] = own - reflection * (inSurface - passed * below);
        }
        index += 1;
      }
    }
    if (reflection === 0) return { filled: air, air };
    addFarImages(filled, targets, sources, mirror, far);
    return { filled, air };
  };
}

// Beyond this many images the series is closed by its exact remainder of charge.
const mostImages = 100;

/** How many images are needed until the rest is 1e-3 of the charge, when each is smaller than the one before by this ratio. */
const imageCount = (ratio: number): number => Math.min(mostImages, Math.max(3, Math.ceil(Math.log(1e-3) / Math.log(ratio))));

/** The second image below the slab and all further ones; the last carries the charge of the rest of the series. */
function farImages(height: number, reflection: number): FarImages {
  const count = imageCount(reflection ** 2);
  const weights = Array.from({ length: count - 1 }, (_, k) => {
    const image = k + 2;
    return 0.5 * (image === count ? 1 : 1 - reflection ** 2) * reflection ** (2 * image - 1);
  });
  return {
    longAbove: 4 * height,
    mean(target, source, mirror) {
      const across = (target.x - source.x) ** 2;
      const beside = (target.x + source.x) ** 2;
      let distance = target.y + source.y + 4 * height;
      let sum = 0;
      for (const weight of weights) {
        const square = distance * distance;
        sum -= weight * Math.log(joined(across + square, beside + square, mirror));
        distance += 2 * height;
      }
      return sum;
    },
    exact({ x, y }, source, mirror) {
      const image = (k: number) => mirroredPotential(source, x, -(2 * k + 4) * height - y, mirror);
      return weights.reduce((sum, weight, k) => sum + 2 * weight * image(k), 0);
    },
  };
}
