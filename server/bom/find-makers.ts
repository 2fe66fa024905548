/** Makers that a name means, however buyers and programs write it: `muRata (Japan)`, `SAMSUNG(三星)`, `AVX CORPORATION (VA)`. */
import { knownNames } from '#server/finding/known-names.ts';
import type { Reference } from '#server/finding/reference.ts';
import { fold } from '#server/rules/fold.ts';

/** What every second company is called. */
const companyWords = new Set(
  'inc incorporated corp corporation co company ltd limited llc plc gmbh ag kg bv nv sa spa srl oy ab kk pte the group holdings electronics electronic electro mechanics elektronik components component semiconductor semiconductors semi devices technology technologies tech industry industries industrial international integrated microelectronics microsystems systems system americas america usa us asia europe japan china va'.split(
    ' ',
  ),
);

interface MakerWords {
  id: number;
  /** The words of each of its names, without those of companies. */
  names: string[];
}

const known = new WeakMap<Reference, MakerWords[]>();

function makersOf(reference: Reference): MakerWords[] {
  const found = known.get(reference);
  if (found) return found;
  const made = knownNames(reference).manufacturers.map(({ entry, names }) => ({
    id: entry.id,
    names: [...new Set(names.flatMap(wordings))],
  }));
  known.set(reference, made);
  return made;
}

/** The whole, and what stands inside and outside of brackets, each as plain words. */
function wordings(name: string): string[] {
  const parts = [
    name.replace(/[([（【].*?(?:[)\]）】]|$)/gu, ' '),
    ...[...name.matchAll(/[([（【](.*?)(?:[)\]）】]|$)/gu)].map(([, inside = '']) => inside),
  ];
  return [name, ...parts].flatMap((text) => {
    const words =
      fold(text)
        .replace(/(?<=\p{L})[-.&'’](?=\p{L})/gu, '')
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const own = words.filter((word) => !companyWords.has(word));
    return own.length > 0 ? [own.join(' ')] : words.length > 0 ? [words.join(' ')] : [];
  });
}

/** Ids of the makers of a name; null for a name that nobody has. */
export function findMakers(reference: Reference, name: string): ReadonlySet<number> | null {
  const asked = wordings(name);
  const makers = makersOf(reference);
  const equal = makers.filter(({ names }) => names.some((one) => asked.includes(one)));
  // `Texas Instruments Dallas` and `KYOCERA AVX Components` hold the name; a name of two letters is in too many others.
  const near = makers.filter(({ names }) =>
    names.some(
      (one) =>
        one.length > 2 && asked.some((text) => ` ${text} `.includes(` ${one} `) || (text.length > 3 && ` ${one} `.includes(` ${text} `))),
    ),
  );
  const found = equal.length > 0 ? equal : near;
  return found.length > 0 ? new Set(found.map(({ id }) => id)) : null;
}
