import { addFarImages, type FarImages } from './images.ts';
import { alternatingWeights, type Kernel, reflectionFactor } from './kernel.ts';
import { joined, mirroredPotential } from './panel-potential.ts';

/**
 * Kernel of conductors in air on or above a dielectric slab of this height that lies on the ground plane y = 0.
 * Source: J. C. Maxwell, Treatise (1892), § 317–318 (series of images in a stratum, there of conduction).
 */
export function onSlab(height: number, relativePermittivity: number): Kernel {
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
        const inPlane = mirroredPotential(source, x, -y, mirror);
        air[index] = own - inPlane;
        if (reflection > 0) {
          const inSurface = y === height ? own : mirroredPotential(source, x, 2 * height - y, mirror);
          const below = mirroredPotential(source, x, -2 * height - y, mirror);
          filled[index] = own - reflection * inSurface + passed * (reflection * below - inPlane);
        }
        index += 1;
      }
    }
    if (reflection === 0) return { filled: air, air };
    addFarImages(filled, targets, sources, mirror, far);
    return { filled, air };
  };
}

/** The third image in the plane and all further ones. */
function farImages(height: number, reflection: number): FarImages {
  const scale = 0.5 * (1 - reflection ** 2) * reflection ** 2;
  const weights = alternatingWeights(reflection).map((weight) => scale * weight);
  return {
    longAbove: 4 * height,
    mean(target, source, mirror) {
      const across = (target.x - source.x) ** 2;
      const beside = (target.x + source.x) ** 2;
      let distance = target.y + source.y + 4 * height;
      let sum = 0;
      for (const weight of weights) {
        const square = distance * distance;
        sum += weight * Math.log(joined(across + square, beside + square, mirror));
        distance += 2 * height;
      }
      return sum;
    },
    exact({ x, y }, source, mirror) {
      const image = (k: number) => mirroredPotential(source, x, -(2 * k + 4) * height - y, mirror);
      return weights.reduce((sum, weight, k) => sum - 2 * weight * image(k), 0);
    },
  };
}
