import type { Manufacturer } from '#contract/api/part.ts';
import { withoutMarks } from '#contract/without-marks.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Stands for names that begin with a digit or a sign. */
export const otherLetter = '0';

export interface MakerGroup {
  letter: string;
  makers: Manufacturer[];
}

function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return letters.includes(first) ? first : otherLetter;
}

/** Makers whose name or alias contains the typed text, by their first letter. */
export function groupMakers(makers: readonly Manufacturer[], typed: string, compare: (a: string, b: string) => number): MakerGroup[] {
  const wanted = withoutMarks(typed);
  const found = makers.filter(({ name, aliases }) => [name, ...aliases].some((one) => withoutMarks(one).includes(wanted)));
  return [otherLetter, ...letters]
    .map((letter) => ({
      letter,
      makers: found.filter(({ name }) => letterOf(name) === letter).toSorted((a, b) => compare(a.name, b.name)),
    }))
    .filter((group) => group.makers.length > 0);
}
