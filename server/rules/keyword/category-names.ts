/** Tells whether words of a keyword name a category, in any language and form. */
import { isJoiningWord } from './everyday-words.ts';
import { lettersOf } from '#server/rules/fold.ts';
import { type ReadWords, longestPhrase } from './keyword-words.ts';
import { shortestPart } from './value-labels.ts';
import { stemKey, wordStem } from '#server/rules/word-stem.ts';

const shortestName = 3;

export interface Names {
  /** Of whole names, as they are. */
  codes: ReadonlySet<string>;
  /** Of whole names without endings: `Schottky-Dioden` and `Schottkydiode` are one. */
  stems: ReadonlySet<string>;
  /** Stems of their words. */
  words: ReadonlySet<string>;
  /** All of them, each in a line of its own. */
  text: string;
}

const made = new WeakMap<readonly string[], Names>();

/** Made once for each list of folded names: every keyword is compared with all of them. */
export function comparable(folded: readonly string[]): Names {
  const known = made.get(folded);
  if (known) return known;
  // Figures of a name say nothing alone.
  const words = new Set(folded.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u)).filter((word) => /\p{L}/u.test(word)));
  const forms = folded.flatMap((name) => [name, withoutJoining(name)]);
  const names: Names = {
    codes: new Set(forms.map(lettersOf)),
    stems: new Set(forms.map(stemKey)),
    words: new Set([...words].map(stemKey)),
    text: `\n${folded.join('\n')}\n`,
  };
  made.set(folded, names);
  return names;
}

/** `chargeur batterie` of `chargeur de batterie`. */
function withoutJoining(name: string): string {
  const words = name.split(' ');
  return words.length < 3 ? name : words.filter((word) => !isJoiningWord(word)).join(' ');
}

/** Stems of the words that names of several kinds have: `sensor` and `Schalter` alone tell no kind. */
export function sharedWords(kinds: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const kind of kinds) for (const stem of comparable(kind).words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Set([...counts].flatMap(([stem, count]) => (count > 1 ? stem : [])));
}

/** How a category is named: by a whole name, by a word of one, or only by a part of a word, which may be chance. */
export type Naming = 'whole' | 'word' | 'part' | 'not';

/** How the words at a place name something; `names` are lists of folded names. `capacitors`, `конденсаторов` and `Widerstaende` are forms of names, `resis` is a part of one. */
export function namingBy(names: readonly (readonly string[])[], words: ReadWords, at: number, length: number): Naming {
  if (words.tokens.length > mostWords) return findBest(names, words, at, length);
  const known = foundOf(words, names);
  return (known[at * longestPhrase + length] ??= findBest(names, words, at, length));
}

function findBest(names: readonly (readonly string[])[], words: ReadWords, at: number, length: number): Naming {
  let best: Naming = 'not';
  for (const list of names) {
    const naming = namingByOne(comparable(list), words, at, length);
    if (naming === 'whole') return naming;
    if (best === 'not' || naming === 'word') best = naming;
  }
  return best;
}

/** What was found of a keyword by each category, and by the names that those of a branch share: each keyword is compared with all of them several times. */
const found = new WeakMap<ReadWords, WeakMap<object, Naming[]>>();
/** A keyword of more words is prose, of which much would be kept. */
const mostWords = 16;

function namingByOne(names: Names, words: ReadWords, at: number, length: number): Naming {
  if (words.tokens.length > mostWords) return findNaming(names, words, at, length);
  return (foundOf(words, names)[at * longestPhrase + length] ??= findNaming(names, words, at, length));
}

function foundOf(words: ReadWords, by: object): Naming[] {
  const known = found.get(words) ?? new WeakMap<object, Naming[]>();
  if (!found.has(words)) found.set(words, known);
  const namings = known.get(by) ?? [];
  if (!known.has(by)) known.set(by, namings);
  return namings;
}

function findNaming(names: Names, words: ReadWords, at: number, length: number): Naming {
  if (isWhole(names, words, at, length)) return 'whole';
  if (length > 1) return 'not';
  const stems = words.phrases[at]?.[0]?.stems ?? [];
  if (stems.some((stem) => names.words.has(stem) || endsIn(names, stem))) return 'word';
  return isPart(names, words, at) ? 'part' : 'not';
}

const shortestHead = 6;

/** Whether the name is the head of a compound: a `Trimmpotentiometer` is a potentiometer. */
function endsIn({ stems }: Names, stem: string): boolean {
  if (!/^[a-z]+$/.test(stem)) return false;
  for (let start = 3; start <= stem.length - shortestHead; start += 1) if (stems.has(stem.slice(start))) return true;
  return false;
}

/** Whether the words at a place are one of the names, in whatever form. */
export function isWhole({ codes, stems }: Names, words: ReadWords, at: number, length: number): boolean {
  const { phrases, folded } = words;
  const phrase = phrases[at]?.[length - 1];
  if (!phrase) return false;
  if (codes.has(phrase.code) || phrase.stems.some((stem) => stems.has(stem))) return true;
  // An adjective may stand behind its noun: `диод выпрямительный`.
  if (length === 2 && (words.stems[at + 1] ?? []).some((last) => (words.stems[at] ?? []).some((first) => stems.has(last + first))))
    return true;
  // `ledler` are LEDs; what is left of a word of a longer name would be too short.
  return length === 1 && codes.has(wordStem(folded[at] ?? '', shortestName));
}

function isPart({ text }: Names, { folded, stems }: ReadWords, at: number): boolean {
  const word = folded[at] ?? '';
  const singular = word.replace(/s$/, '');
  if (singular.length >= shortestPart(singular) && text.includes(singular)) return true;
  return (stems[at] ?? []).some(
    (stem) => stem !== word && stem.length >= shortestPart(stem) && (text.includes(`\n${stem}`) || text.includes(` ${stem}`)),
  );
}
