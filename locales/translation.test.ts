/** A translated file speaks its language: its script, its words where the glossary has one, and no English that was left over. */
import { describe, expect, it } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
import { languagesUnderTest, translations } from './languages-under-test.ts';
import { readWords } from './read-words.ts';
import { doubledBlanks, glossaryLabels, inForeignScript, longSentences, mixedScripts, unchanged } from './word-faults.ts';

describe.each(translations)('the %s words', (language) => {
  it('are written in the script of the language', () => {
    expect(inForeignScript(language)).toEqual([]);
  });

  it('leave no English', () => {
    expect(unchanged(language)).toEqual([]);
  });

  it('use the terms of the glossary, or stand on the list of labels that rightly do not', () => {
    expect(glossaryLabels(language)).toEqual({ off: [], needless: [] });
  });
});

it.each(languagesUnderTest)('no sentence of %s is too long to be read at one go', (language) => {
  expect(longSentences(language)).toEqual([]);
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
