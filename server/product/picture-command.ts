/** `npm run -s shop -- picture …`: pictures of single parts, categories and makers. */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setPicture as setPictureCall } from '#contract/api/admin/picture.ts';
import { type AdminProduct, saveProduct as saveCall } from '#contract/api/admin/product.ts';
import { type WordLanguage, wordLanguages } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { type Acting, actingOnConsole } from '#server/caller/acting.ts';
import { ConsoleProblem, asTable, parsed, readCount, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { addPicture } from '#server/image/add-picture.ts';
import { mostPictureBytes } from '#server/image/keep-picture.ts';
import { setPicture } from '#server/image/set-picture.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { partOfCode } from './part-of-code.ts';
import { saveProduct } from './save-product.ts';

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
      const slug = wordAt([name], 0, 'The name in the address');
      const file = wordAt([given], 0, 'The file');
      const path = file === 'none' ? null : await keepFile(acting, file);
      await setPicture(acting, parsed(setPictureCall, { kind: action, web_url: slug, path }));
      console.log(`${name} has ${file === 'none' ? 'no picture any more' : 'its picture'}; the shop shows it within a minute.`);
      return;
    }
    const sku = wordAt([name], 0, 'The order code');
    if (action === 'list') return tell(await partOfCode(acting, sku));
    if (action === 'remove') {
      const number = readCount(given, 'number of a picture', 1);
      const part = await partOfCode(acting, sku);
      if (!part.fields.pictures?.[number - 1]) throw notFound();
      return tell(await put(acting, part, part.fields.pictures.toSpliced(number - 1, 1)));
    }
    if (action !== 'add') throw new ConsoleProblem(`"picture ${action ?? ''}" is no command: add, list, remove, category or maker.`);
    const said = wordLanguages.flatMap((language): [string, string][] => {
      const alt = values[altOption(language)];
      return typeof alt === 'string' && alt !== '' ? [[language, alt]] : [];
    });
    const part = await partOfCode(acting, sku);
    const file = wordAt([given], 0, 'The file');
    const path = await keepFile(acting, file);
    tell(await put(acting, part, [...(part.fields.pictures ?? []), { path, alt: Object.fromEntries(said) }]));
  });
}

function put(acting: Acting, { id, version }: AdminProduct, pictures: AdminProduct['fields']['pictures']): Promise<AdminProduct> {
  return saveProduct(acting, parsed(saveCall, { id, version, pictures }));
}

/** The address under which the shop keeps a file. */
async function keepFile(acting: Acting, path: string): Promise<string> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) throw new ConsoleProblem(`There is no file ${path}.`);
  if (facts.size > mostPictureBytes) throw new ConsoleProblem(`${path} has more than ${mostPictureBytes / 1024 / 1024} MiB.`);
  const { path: kept } = await addPicture(acting, new File([new Uint8Array(await readFile(path))], basename(path)), 'picture.add');
  return kept;
}

function tell({ fields: { pictures = [] }, picture_sizes: sizes }: AdminProduct): void {
  if (pictures.length === 0) console.log('No pictures: the shop draws the package.');
  const rows = pictures.map(({ path, alt }, place) => [
    String(place + 1),
    `${sizes[path]?.width ?? 0} × ${sizes[path]?.height ?? 0}`,
    wordLanguages.flatMap((language) => alt[language] ?? []).join(' · '),
  ]);
  for (const line of asTable(rows)) console.log(line);
}
