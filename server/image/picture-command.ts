/** `npm run -s shop -- picture …`: pictures of single parts, categories and makers. */
import { readFile, stat } from 'node:fs/promises';
import { type WordLanguage, wordLanguages } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { ConsoleProblem, asTable, readCount, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { type PictureLine, addPicture, listPictures, removePicture, setPicture } from './change-pictures.ts';
import { mostPictureBytes } from './keep-picture.ts';

export const pictureHelp = `shows pictures of single parts; PNG, JPEG or WebP:
             picture add SKU FILE --alt "…"   more words: --alt-de "…" --alt-ja "…"
             picture list SKU                 picture remove SKU NUMBER
             picture category SLUG FILE       picture maker SLUG FILE; "none" in place of a file takes it away`;

/** `--alt` is English. */
const altOption = (language: WordLanguage): string => (language === 'en' ? 'alt' : `alt-${language}`);
const altOptions = Object.fromEntries(wordLanguages.map((language) => [altOption(language), { type: 'string' } as const]));

/** Runs the words after "picture". */
export function runPicture(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, altOptions);
    const [action, name = '', given = ''] = positionals;
    const acting = actingOnConsole(deps);
    if (action === 'category' || action === 'maker') {
      const file = wordAt([given], 0, 'The file');
      await setPicture(acting, action, wordAt([name], 0, 'The name in the address'), file === 'none' ? null : await readImage(file));
      console.log(`${name} has ${file === 'none' ? 'no picture any more' : 'its picture'}; the shop shows it within a minute.`);
      return;
    }
    const sku = wordAt([name], 0, 'The order code');
    if (action === 'list') return tell(await listPictures(acting, sku));
    if (action === 'remove') return tell(await removePicture(acting, sku, readCount(given, 'number of a picture', 1)));
    if (action !== 'add') throw new ConsoleProblem(`"picture ${action ?? ''}" is no command: add, list, remove, category or maker.`);
    const said = wordLanguages.flatMap((language): [string, string][] => {
      const alt = values[altOption(language)];
      return typeof alt === 'string' && alt !== '' ? [[language, alt]] : [];
    });
    tell(await addPicture(acting, sku, await readImage(wordAt([given], 0, 'The file')), Object.fromEntries(said)));
  });
}

async function readImage(path: string): Promise<Uint8Array> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) throw new ConsoleProblem(`There is no file ${path}.`);
  if (facts.size > mostPictureBytes) throw new ConsoleProblem(`${path} has more than ${mostPictureBytes / 1024 / 1024} MiB.`);
  return readFile(path);
}

function tell(lines: readonly PictureLine[]): void {
  if (lines.length === 0) console.log('No pictures: the shop draws the package.');
  const rows = lines.map(({ number, width, height, alt }) => [
    String(number),
    `${width} × ${height}`,
    wordLanguages.flatMap((language) => alt[language] ?? []).join(' · '),
  ]);
  for (const line of asTable(rows)) console.log(line);
}
