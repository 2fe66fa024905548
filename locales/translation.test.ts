/** A translated file speaks its language: its script, its words where the glossary has one, and no English that was left over. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
import { translations } from './languages-under-test.ts';
import { readWords } from './read-words.ts';

type Term = Record<string, string>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const glossary = readJson('glossary.json') as Term[]; // our own file
/** English words that a language writes the same, such as "Reset" in one and "Notes" in another. */
const borrowed = readJson('borrowed.json') as Record<string, string[]>; // our own file
const source = readWords(wordLanguages[0]);

const scripts: Record<string, RegExp> = {
  ru: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
};

/** Text without what no language translates: placeholders, tags, codes with digits or capitals, addresses. */
function prose(text: string): string {
  return text
    .replace(/\{\{[^}]*\}\}|<\/?\d+>|\$t\([^)]*\)|\S+@\S+|\S*:\/\/\S*|\S*[\d_=/\\^]\S*|[\w-]+\.(?:csv|json|pdf|xlsx)\b/g, ' ')
    .replace(/\b\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*\b/gu, ' ')
    .replaceAll('Partwright', ' ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .trim();
}

function bare(term: string): string {
  return term
    .replace(/\s*[（(].*?[)）]/g, '')
    .replaceAll('\u00ad', '')
    .trim()
    .toLocaleLowerCase();
}

/** Every way in which a language may write an English label of the glossary. */
function termsIn(tag: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const term of glossary) {
    const own = term[tag];
    if (own === undefined) throw new Error(`The glossary lacks ${tag}: ${term['key']}`);
    const ways = found.get(bare(term['en'] ?? '')) ?? new Set();
    const brackets = [...own.matchAll(/[（(](.*?)[)）]/g)].map(([, inside = '']) => bare(inside));
    for (const way of [bare(own), ...bare(own).split(/\s*[/,]\s*/), ...brackets]) ways.add(way);
    found.set(bare(term['en'] ?? ''), ways);
  }
  return found;
}

/** Names of the languages in the glossary where they are not those of the folders. */
const glossaryTags: Record<string, string> = { pt: 'pt-BR', es: 'es-MX', zh: 'zh-CN' };

/** A label may mean something else where it stands: a plural, a verb, a column. Most must be the glossary's word. */
const leastShare = 0.8;

describe.each(translations)('the %s words', (language) => {
  const words = readWords(language);
  const script = scripts[language];

  it.runIf(script)('are written in the script of the language', () => {
    const foreign = [...words].filter(
      ([key, text]) => !script?.test(text) && / [a-z]{3,}|^[a-z]{4,}$/i.test(prose(text)) && !isBorrowed(key, text),
    );
    expect(foreign).toEqual([]);
  });

  it('leave no English', () => {
    const left = [...words].filter(([key, text]) => text === source.get(key) && /[a-z]{3,}/i.test(prose(text)) && !isBorrowed(key, text));
    expect(left).toEqual([]);
  });

  it('use the terms of the glossary', () => {
    const terms = termsIn(glossaryTags[language] ?? language);
    const labels = [...source].flatMap(([key, text]) => {
      const ways = terms.get(bare(text));
      return ways ? [{ key, english: text, own: words.get(key) ?? '', fits: ways.has(bare(words.get(key) ?? '')), ways: [...ways] }] : [];
    });
    const share = labels.filter(({ fits }) => fits).length / labels.length;
    const others = labels
      .filter(({ fits }) => !fits)
      .map(({ key, english, own, ways }) => `${key}: ${english} → ${own} (${ways.join(' | ')})`);
    expect(share, others.join('\n')).toBeGreaterThan(leastShare);
  });

  function isBorrowed(key: string, text: string): boolean {
    return (borrowed[language] ?? []).some((one) => one === text || one === key);
  }
});

it('English is American', () => {
  const british = [...source].filter(([, text]) =>
    /\b(?:colour|centre|metre|millimetre|aluminium|analogue|catalogue|cancell(?:ed|ing)|labelled|grey|licence|behaviour)s?\b/i.test(text),
  );
  expect(british).toEqual([]);
});
