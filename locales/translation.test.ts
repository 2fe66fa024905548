/** A translated file speaks its language: its script, its words where the glossary has one, and no English that was left over. */
import { describe, expect, it } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
import { languagesUnderTest, translations } from './languages-under-test.ts';
import { readWords } from './read-words.ts';
import { doubledBlanks, glossaryLabels, inForeignScript, mixedScripts, unchanged } from './word-faults.ts';

/** A label may mean something else where it stands: a plural, a verb, a column. Most must be the glossary's word. */
const leastShare = 0.8;

describe.each(translations)('the %s words', (language) => {
  it('are written in the script of the language', () => {
    expect(inForeignScript(language)).toEqual([]);
  });

  it('leave no English', () => {
    expect(unchanged(language)).toEqual([]);
  });

  it('use the terms of the glossary', () => {
    const { labels, off } = glossaryLabels(language);
    expect(1 - off.length / labels, off.map((one) => one.join(': ')).join('\n')).toBeGreaterThan(leastShare);
  });
});

it.each(languagesUnderTest)('no word of %s mixes scripts, no blank is doubled', (language) => {
  expect([...mixedScripts(language), ...doubledBlanks(language)]).toEqual([]);
});

it('English is American', () => {
  const british = [...readWords(wordLanguages[0])].filter(([, text]) =>
    /\b(?:colour|centre|metre|millimetre|aluminium|analogue|catalogue|cancell(?:ed|ing)|labelled|grey|licence|behaviour)s?\b/i.test(text),
  );
  expect(british).toEqual([]);
});
