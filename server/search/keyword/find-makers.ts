/** Makers that a name means, however buyers and programs write it: `muRata (Japan)`, `SAMSUNG(三星)`, `AVX CORPORATION (VA)`. */
import { isCompanyWord, withoutCompanyEnding } from '#server/rules/keyword/company-words.ts';
import { editDistance } from '#server/rules/edit-distance.ts';
import { fold } from '#server/rules/fold.ts';
import { knownNames } from './known-names.ts';
import type { ManufacturerEntry, Reference } from '#server/search/reference.ts';

interface MakerWords {
  entry: ManufacturerEntry;
  /** The words of each of its names, without those of companies. */
  names: string[];
}

const known = new WeakMap<Reference, MakerWords[]>();

/** Makers that have parts, with what is left of their names without the words of companies. */
export function makerWords(reference: Reference): readonly MakerWords[] {
  const found = known.get(reference);
  if (found) return found;
  const made = knownNames(reference).manufacturers.map(({ entry, names }) => ({
    entry,
    names: [...new Set(names.flatMap(wordings))],
  }));
  known.set(reference, made);
  return made;
}

/** The whole, and what stands inside and outside of brackets, each as plain words. */
function wordings(name: string): string[] {
  // Every second piece is what stands in brackets.
  const pieces = name.split(/[([（【)\]）】]/u);
  const outside = pieces.filter((_, place) => place % 2 === 0).join(' ');
  const parts = [outside, ...pieces.filter((_, place) => place % 2 === 1)];
  return [name, ...parts].flatMap((text) => {
    const words =
      fold(text)
        .replace(/(?<=\p{L})[-.&'’](?=\p{L})/gu, '')
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const own = words.filter((word) => !isCompanyWord(word)).map(withoutCompanyEnding);
    return own.length > 0 ? [own.join(' ')] : words.length > 0 ? [words.join(' ')] : [];
  });
}

/** Ids of the makers of a name; null for a name that nobody has. */
export function findMakers(reference: Reference, name: string): ReadonlySet<number> | null {
  const asked = wordings(name);
  const makers = makerWords(reference);
  const equal = makers.filter(({ names }) => names.some((one) => asked.includes(one)));
  // `Texas Instruments Dallas` and `KYOCERA AVX Components` hold the name; a name of two letters is in too many others.
  const near = makers.filter(({ names }) =>
    names.some(
      (one) =>
        one.length > 2 && asked.some((text) => ` ${text} `.includes(` ${one} `) || (text.length > 3 && ` ${one} `.includes(` ${text} `))),
    ),
  );
  const found = equal.length > 0 ? equal : near;
  return found.length > 0 ? new Set(found.map(({ entry }) => entry.id)) : null;
}

const shortest = 4;
const shortestOfTwo = 8;
const mostLetters = 40;

/** The maker of whose name a slip of the finger made one that nobody has; null when none is near or several are as near. */
export function misspeltMaker(reference: Reference, name: string): ManufacturerEntry | null {
  const asked = wordings(name).filter(({ length }) => length >= shortest && length <= mostLetters);
  const near = makerWords(reference).flatMap(({ entry, names }) => {
    const edits = Math.min(...asked.flatMap((text) => names.map((one) => slips(text, one))));
    return edits <= 2 ? [{ entry, edits }] : [];
  });
  const least = Math.min(...near.map(({ edits }) => edits));
  const [best, ...others] = near.filter(({ edits }) => edits === least);
  return best && others.length === 0 ? best.entry : null;
}

function slips(text: string, name: string): number {
  if (name.length < shortest) return Infinity;
  const limit = Math.min(text.length, name.length) < shortestOfTwo ? 1 : 2;
  const edits = editDistance(text, name, limit);
  return edits <= limit ? edits : Infinity;
}
