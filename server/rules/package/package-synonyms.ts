/** Which of the packages that occur a keyword means, by whatever name of the trade it calls them. */
import { codeKey } from '#server/rules/fold.ts';
import { readPackage } from './read-package.ts';
import type { ReadPackage } from './package-reading.ts';

interface Known {
  byPins: ReadonlyMap<number | null, { name: string }[]>;
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
    byPins: Map.groupBy(read, ({ pins }) => pins),
    byCode: Map.groupBy(packages, codeKey),
    byKey: Map.groupBy(
      read.filter(({ key }) => key !== null),
      ({ key }) => key ?? '',
    ),
  };
  known.set(packages, fresh);
  return fresh;
}

/** Those of this very name, given as its `codeKey`, and those that are the same housing with as many pins: `TO-236` is an SOT-23, `1608` a 0603, and who asks for `SO8` means SOIC-8, too. */
export function packagesRead(packages: readonly string[], code: string, housing: ReadPackage | null): string[] {
  const { byCode, byKey } = knownOf(packages);
  const exact = byCode.get(code) ?? [];
  const family = housing?.key ? (byKey.get(housing.key) ?? []) : [];
  const same = family.filter(({ pins }) => !housing || housing.pins === null || pins === null || pins === housing.pins);
  return [...new Set([...exact, ...same.map(({ name }) => name)])];
}

/** Those with so many pins. */
export function withPins(packages: readonly string[], pins: number): string[] {
  return (
    knownOf(packages)
      .byPins.get(pins)
      ?.map(({ name }) => name) ?? []
  );
}
