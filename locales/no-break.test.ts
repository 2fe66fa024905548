import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languagesUnderTest } from './languages-under-test.ts';
import { breakingBlanks, breakingBlanksOfArticle } from './no-break.ts';
import { readWords } from './read-words.ts';

const root = join(import.meta.dirname, '..');

describe.each(languagesUnderTest)('no line of %s ends', (language) => {
  it('between a number and its unit, before French punctuation or inside the name of a channel', () => {
    expect([...readWords(language)].flatMap(([key, text]) => breakingBlanks(language, text).map((place) => [key, place]))).toEqual([]);
  });

  it('there in the names of parts either', () => {
    const names = readFileSync(join(root, 'demo-catalog/words', `${language}.json`), 'utf8');
    expect(breakingBlanks(language, names.replaceAll('": ', '":'))).toEqual([]);
  });

  it('there in an article either', () => {
    const articles = globSync(`content/**/${language}.md`, { cwd: root });
    expect(articles.length).toBeGreaterThan(0);
    expect(
      articles.flatMap((file) => breakingBlanksOfArticle(language, readFileSync(join(root, file), 'utf8')).map((place) => [file, place])),
    ).toEqual([]);
  });
});
