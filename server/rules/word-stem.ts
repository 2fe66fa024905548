/** Words without the endings of case and number, so that `конденсаторов`, `Widerständen` and `センサー` meet the names of parts. */
import { lettersOf } from './fold.ts';

const cyrillic =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ых|их|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ов|ев|ек|ок|ам|ям|ах|ях|ом|ем|ей|ым|им|[ыиаяуюеоь])$/u;
const latin = /(?:lerin|larin|leri|lari|ler|lar|nya|ern|en|er|em|es|os|as|is|un|in|[seinaou])$/;
const devanagari = /(?:्स|ओं|एं|ों|ें|[ोेीा])$/u;
/** Less than this is left of too many words. */
const shortest = 4;
const shortestDevanagari = 3;

/** Whether nearly every word of the script is inflected, or is written in two ways: only its stem tells what it means. */
export function isInflected(word: string): boolean {
  return word.length > 2 && /^(?:\p{Script=Cyrillic}+|[\p{Script=Devanagari}]+|[\p{Script=Katakana}ー]+)$/u.test(word);
}

/** The beginning that all forms of a folded word have; the word itself when it has no ending. */
export function wordStem(word: string, least = shortest): string {
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return without(cyrillic, word, least);
  if (/^[a-z]+$/.test(word)) return without(latin, word, least);
  if (/^\p{Script=Devanagari}+$/u.test(word)) return without(devanagari, word, shortestDevanagari);
  // Whether `センサ` is written with its last vowel long is a matter of taste.
  if (/^[\p{Script=Katakana}ー]+$/u.test(word)) return without(/ー$/u, word, 2);
  // A color is `赤` or `赤色`.
  return /^\p{Script=Han}+$/u.test(word) ? without(/色$/u, word, 1) : word;
}

function without(ending: RegExp, word: string, least: number): string {
  const stem = word.replace(ending, '');
  return stem.length >= least ? stem : word;
}

/** A folded word and, where it may be German without its dots, the same as `ä`, `ö` and `ü` fold: `widerstaende` as `widerstande`. */
export function spellings(word: string): string[] {
  return [...new Set([word, word.replace(/(?<=[a-z])([aou])e(?=[a-z])/g, '$1')])];
}

/** A folded name as it is compared in whatever form: `Schottky-Dioden` as `Schottkydiode`. */
export function stemKey(name: string): string {
  const words = name.split(/[\s-]+/).map((word) => wordStem(word));
  // `ロータリー` is `ロータリ`.
  return lettersOf(words.join('')).replace(/(?<=\p{Script=Katakana}{2})ー/gu, '');
}
