/** Which of the packages that occur a keyword means, by whatever name of the trade it calls them. */
import { codeKey } from './fold.ts';
import { readPackage } from './read-package.ts';
import type { ReadPackage } from './package-reading.ts';

interface Known {
  byCode: ReadonlyMap<string, string[]>;
  byKey: ReadonlyMap<string, { name: string; pins: number | null }[]>;
}

/** Made once for each list: every word of a keyword is looked up in it. */
const known = new WeakMap<readonly string[], Known>();

function knownOf(packages: readonly string[]): Known {
  const made = known.get(packages);
  if (made) return made;
  const read = packages.map((name) => ({ name, ...readPackage(name) }));
  const fresh: Known = {
    byCode: Map.groupBy(packages, codeKey),
    byKey: Map.groupBy(
      read.filter(({ key }) => key !== null),
      ({ key }) => key ?? '',
    ),
  };
  known.set(packages, fresh);
  return fresh;
}

/** Those of this very name, given as its `codeKey`; else those that are the same housing with as many pins: `TO-236` is an SOT-23, `1608` a 0603. */
export function packagesRead(packages: readonly string[], code: string, housing: ReadPackage | null): string[] {
  const { byCode, byKey } = knownOf(packages);
  const exact = byCode.get(code);
  if (exact) return exact;
  const same = housing?.key ? (byKey.get(housing.key) ?? []) : [];
  return same.filter(({ pins }) => !housing || housing.pins === null || pins === null || pins === housing.pins).map(({ name }) => name);
}
