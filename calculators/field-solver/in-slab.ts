import { addFarImages, type FarImages, overPlane, repeatedOnce } from './images.ts';
import { alternatingWeights, type Kernel, reflectionFactor } from './kernel.ts';
import { joined } from './panel-potential.ts';

/**
 * Kernel of conductors wholly inside a dielectric slab 0 < y < height on the ground plane y = 0, air above.
 * Source: J. C. Maxwell, Treatise (1892), § 317–318 (series of images in a stratum, there of conduction).
 */
export function inSlab(height: number, relativePermittivity: number): Kernel {
  const reflection = reflectionFactor(relativePermittivity);
  const far = farImages(height, reflection);
  return (targets, sources, mirror) => {
    const filled = new Float64Array(targets.length * sources.length);
    const air = new Float64Array(filled.length);
    let index = 0;
    for (const target of targets) {
      for (const source of sources) {
        const bare = overPlane(target, source, mirror);
        air[index] = bare;
        if (reflection > 0) filled[index] = bare - reflection * repeatedOnce(target, source, height, mirror);
        index += 1;
      }
    }
    if (reflection === 0) return { filled: air, air };
    addFarImages(filled, targets, sources, mirror, far);
    return { filled: filled.map((value) => value / relativePermittivity), air };
  };
}

/** The second repetition and all further ones. */
function farImages(height: number, reflection: number): FarImages {
  const scale = 0.5 * reflection ** 2;
  const weights = alternatingWeights(reflection).map((weight) => scale * weight);
  return {
    longAbove: 4 * height,
    mean(target, source, mirror) {
      const across = (target.x - source.x) ** 2;
      const beside = (target.x + source.x) ** 2;
      const [plus, minus] = [target.y + source.y, target.y - source.y];
      let shift = 4 * height;
      let sum = 0;
      for (const weight of weights) {
        const ratio = (square: number) =>
          ((square + (plus - shift) ** 2) * (square + (plus + shift) ** 2)) /
          ((square + (minus - shift) ** 2) * (square + (minus + shift) ** 2));
        sum += weight * Math.log(joined(ratio(across), ratio(beside), mirror));
        shift += 2 * height;
      }
      return sum;
    },
    exact(target, source, mirror) {
      return weights.reduce((sum, weight, k) => sum + 2 * weight * repeatedOnce(target, source, (k + 2) * height, mirror), 0);
    },
  };
}
