/** A keyword whose makers stand in it by the name that the catalog has, without what companies put behind it. */
import { isCompanyWord, isLegalForm, withoutCompanyEnding } from '#server/rules/keyword/company-words.ts';
import { isJoiningWord } from '#server/rules/keyword/everyday-words.ts';
import { fold, lettersOf } from '#server/rules/fold.ts';
import { categoryNamed, isWordOfName } from './category-named.ts';
import { makerWords } from './find-makers.ts';
import { knownNames } from './known-names.ts';
import type { ManufacturerEntry, Reference } from '#server/search/reference.ts';

interface MakerCodes {
  /** By a whole name. */
  named: ReadonlyMap<string, ManufacturerEntry>;
  /** By what a name is without the words of companies. */
  bare: ReadonlyMap<string, ManufacturerEntry>;
}

const made = new WeakMap<Reference, MakerCodes>();

function codesOf(reference: Reference): MakerCodes {
  const known = made.get(reference);
  if (known) return known;
  const codes: MakerCodes = {
    named: new Map(knownNames(reference).manufacturers.flatMap(({ entry, names }) => names.map((name) => [lettersOf(name), entry]))),
    bare: new Map(makerWords(reference).flatMap(({ entry, names }) => names.map((name) => [lettersOf(name), entry]))),
  };
  made.set(reference, codes);
  return codes;
}

interface Word {
  /** Folded, without its points. */
  text: string;
  from: number;
  to: number;
}

const longestName = 4;
const shortestBare = 3;

/** `Murata Electronics 10uF` as `Murata 10uF`: `electronics` is the company's, and no word of a kind of part. */
export function withoutCompanyWords(reference: Reference, keyword: string): string {
  const words = wordsOf(keyword);
  let text = '';
  let end = 0;
  for (let at = 0; at < words.length;) {
    const found = makerAt(reference, keyword, words, at);
    if (found) {
      text += `${keyword.slice(end, words[at]?.from)}${found.maker.name}`;
      end = words[found.next - 1]?.to ?? end;
    }
    at = found?.next ?? at + 1;
  }
  return text + keyword.slice(end);
}

function wordsOf(keyword: string): Word[] {
  return [...keyword.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-.&'’][\p{L}\p{M}\p{N}]+)*\.?/gu)].map(({ 0: word, index }) => ({
    text: fold(word).replace(/[.&'’]/gu, ''),
    from: index,
    to: index + word.length,
  }));
}

/** The maker whose name and company words stand at a place, and where the words go on. A name without company words stays as it is typed. */
function makerAt(
  reference: Reference,
  keyword: string,
  words: readonly Word[],
  at: number,
): { maker: ManufacturerEntry; next: number } | null {
  const { named, bare } = codesOf(reference);
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length).map(({ text }) => text);
    const code = lettersOf(own.join(''));
    const core = length === 1 ? withoutCompanyEnding(code) : code;
    const mayBeBare = core.length >= shortestBare && !own.every(isJoiningWord);
    const maker = named.get(core) ?? (mayBeBare ? bare.get(core) : undefined);
    if (!maker) continue;
    // A maker may be called like a kind of part: `diodes semiconductor` says nothing of Diodes Incorporated.
    const isKind = length === 1 && isWordOfName(reference, own[0] ?? '');
    if (isKind && !named.has(core)) continue;
    const next = afterCompany(reference, keyword, words, at + length, isKind ? isLegalForm : isCompanyWord);
    if (next > at + length || core !== code) return { maker, next };
    if (named.has(code)) return null;
  }
  return null;
}

function afterCompany(
  reference: Reference,
  keyword: string,
  words: readonly Word[],
  start: number,
  isOwn: (word: string) => boolean,
): number {
  let next = start;
  while (next < words.length) {
    const between = keyword.slice(words[next - 1]?.to, words[next]?.from);
    const [word = '', after] = words.slice(next, next + 2).map(({ text }) => text);
    // `Infineon integrated circuits`: with the word after it, it is a kind of part.
    const isKind = after !== undefined && !isOwn(after) && categoryNamed(reference, `${word} ${after}`) !== null;
    if (!/^[\s.,&()]*$/u.test(between) || !word.split('-').every(isOwn) || isKind) break;
    next += 1;
  }
  return next;
}
