/** Pictures of calculators in articles speak the language of the text; `npm run pictures` draws them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';

const content = join(import.meta.dirname, '../../content');
const pictureOfLanguage = new RegExp(`\\]\\(([\\w-]+)-(${wordLanguages.join('|')})\\.png\\)`, 'g');

/** Each picture of a screen that a text shows: the text's own language, that of the picture, and the picture's file. */
const shown = globSync('**/*.md', { cwd: content }).flatMap((text) =>
  [...readFileSync(join(content, text), 'utf8').matchAll(pictureOfLanguage)].map(([, name = '', language = '']) => ({
    text,
    own: basename(text, '.md'),
    language,
    file: join(content, dirname(text), `${name}-${language}.png`),
  })),
);

test('every picture of a screen is in the language of its text, and lies beside it', () => {
  expect(shown.length).toBeGreaterThanOrEqual(2 * wordLanguages.length);
  expect(shown.filter(({ own, language }) => own !== language).map(({ text }) => text)).toEqual([]);
  expect(shown.filter(({ file }) => !existsSync(file)).map(({ file }) => file)).toEqual([]);
});
