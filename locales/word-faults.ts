/** What may be wrong with the words of a language, for the tests and for `npm run words -- report`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordLanguages } from '#contract/locale.ts';
import { bareTerm, glossaryWays } from './glossary.ts';
import { readWords } from './read-words.ts';

export type Fault = [key: string, text: string];

/** English words that a language writes the same, such as "Reset" in one and "Notes" in another. */
const borrowed = JSON.parse(readFileSync(join(import.meta.dirname, 'borrowed.json'), 'utf8')) as Record<string, string[]>; // our own file
/** Labels that rightly differ from the glossary: an inflected form or a meaning of that one place, with the reason. */
const reviewed = JSON.parse(readFileSync(join(import.meta.dirname, 'reviewed-labels.json'), 'utf8')) as {
  reason: string;
  labels: Record<string, string[]>;
}[]; // our own file
const source = readWords(wordLanguages[0]);

const scripts: Record<string, RegExp> = {
  ru: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
};

/** Letters of two scripts in one word; Japanese and Chinese write Latin letters without a space between. */
const mixed = /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Devanagari}]|[\p{Script=Cyrillic}\p{Script=Devanagari}]\p{Script=Latin}/u;

/** Letters of the longest sentence that is read at one go. */
const longest = (language: string) => (language === 'ja' || language === 'zh' ? 110 : 220);

/** Text without what no language translates: placeholders, tags, codes with digits or capitals, addresses. */
function prose(text: string): string {
  return text
    .replace(/\{\{[^}]*\}\}|<\/?\d+>|\$t\([^)]*\)|\S+@\S+|\S*:\/\/\S*|\S*[\d_=/\\^]\S*|[\w-]+\.(?:csv|json|pdf|xlsx)\b/g, ' ')
    .replace(/\b\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*\b/gu, ' ')
    .replaceAll('Partwright', ' ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .trim();
}

function isBorrowed(language: string, [key, text]: Fault): boolean {
  return (borrowed[language] ?? []).some((one) => one === text || one === key);
}

/** Texts that are still those of the source language. */
export function unchanged(language: string): Fault[] {
  return [...readWords(language)].filter(
    (one) => one[1] === source.get(one[0]) && /[a-z]{3,}/i.test(prose(one[1])) && !isBorrowed(language, one),
  );
}

/** Texts without a letter of the language's own script. */
export function inForeignScript(language: string): Fault[] {
  const script = scripts[language];
  if (!script) return [];
  return [...readWords(language)].filter(
    (one) => !script.test(one[1]) && / [a-z]{3,}|^[a-z]{4,}$/i.test(prose(one[1])) && !isBorrowed(language, one),
  );
}

/** Labels whose English is a term of the glossary and that the language says otherwise; `needless` are reviewed ones that do not. */
export function glossaryLabels(language: string): { off: Fault[]; needless: string[] } {
  const words = readWords(language);
  const terms = glossaryWays(language);
  const judged = new Set(reviewed.flatMap(({ labels }) => labels[language] ?? []));
  const off = [...source].flatMap(([key, english]): Fault[] => {
    const ways = terms.get(bareTerm(english, wordLanguages[0]));
    const own = words.get(key) ?? '';
    return !ways || ways.has(bareTerm(own, language)) ? [] : [[key, `${english} → ${own} (${[...ways].join(' | ')})`]];
  });
  return { off: off.filter(([key]) => !judged.has(key)), needless: [...judged].filter((key) => !off.some((fault) => fault[0] === key)) };
}

export function longSentences(language: string): Fault[] {
  return [...readWords(language)].filter(([, text]) => text.split(/(?<=[.!?।])\s|[。！？]/u).some((one) => one.length > longest(language)));
}

export function mixedScripts(language: string): Fault[] {
  return [...readWords(language)].filter(([, text]) => mixed.test(text.replace(/\{\{[^}]*\}\}/g, ' ')));
}

export function doubledBlanks(language: string): Fault[] {
  return [...readWords(language)].filter(([, text]) => /[ \u00a0\u202f]{2}|^\s|\s$/.test(text));
}
