/** Outlines of single parts, whose package is called alike but comes in several sizes, or has no name (`data/README.md`). */
import { readPartOutlines } from './facts.ts';

/** Maker and number -> id of the outline. */
export type PartOutlineIndex = ReadonlyMap<string, string>;

export function indexPartOutlines({ outlines } = readPartOutlines()): PartOutlineIndex {
  return new Map(
    outlines.flatMap(({ outline, parts }) =>
      Object.entries(parts).flatMap(([maker, numbers]) => numbers.map((mpn): [string, string] => [keyOf(maker, mpn), outline])),
    ),
  );
}

export function partOutlineOf(index: PartOutlineIndex, { manufacturer, mpn }: { manufacturer: string; mpn: string }): string | null {
  return index.get(keyOf(manufacturer, mpn)) ?? null;
}

const keyOf = (maker: string, mpn: string): string => `${maker} ${mpn}`;
