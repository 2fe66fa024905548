/** `npm run -s shop -- document …`: documents of parts that the shop keeps. */
import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type AdminProduct, saveProduct as saveCall } from '#contract/api/admin/product.ts';
import { partDocumentRules } from '#contract/api/part-document.ts';
import { partDocumentKinds } from '#contract/api/part.ts';
import { isLocaleKey } from '#contract/locale.ts';
import { partDocumentId } from '#contract/routes/part-document-path.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { ConsoleProblem, asTable, parsed, readCount, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { productOfCode } from './held-product.ts';
import { addDocument } from './part-document.ts';
import { partOfCode } from './part-of-code.ts';
import { saveProduct } from './save-product.ts';

export const documentHelp = `keeps documents of single parts, which the shop shows in a viewer; PDF:
             document add SKU FILE            --title "…" --kind datasheet --language en
             document list SKU                document remove SKU NUMBER`;

const options = { title: { type: 'string' }, kind: { type: 'string' }, language: { type: 'string' } } as const;
const longestTitle = 120;

/** Runs the words after "document". */
export function runDocument(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, options);
    const [action, name = '', given = ''] = positionals;
    const acting = actingOnConsole(deps);
    const sku = wordAt([name], 0, 'The order code');
    if (action === 'list') return tell(await partOfCode(acting, sku));
    if (action === 'remove') {
      const number = readCount(given, 'number of a document', 1);
      const { id, version, fields } = await partOfCode(acting, sku);
      if (!fields.documents[number - 1]) throw notFound();
      return tell(await saveProduct(acting, parsed(saveCall, { id, version, documents: fields.documents.toSpliced(number - 1, 1) })));
    }
    if (action !== 'add') throw new ConsoleProblem(`"document ${action ?? ''}" is no command: add, list or remove.`);
    const path = wordAt([given], 0, 'The file');
    const kind = partDocumentKinds.find((one) => one === (values.kind ?? 'datasheet'));
    if (!kind) throw new ConsoleProblem(`The kind is one of ${partDocumentKinds.join(', ')}.`);
    const language = values.language ?? null;
    if (language !== null && !isLocaleKey(language)) throw new ConsoleProblem(`"${language}" is no language of the shop.`);
    const title = (values.title ?? basename(path, extname(path))).trim().slice(0, longestTitle);
    if (title === '') throw new ConsoleProblem('The title is missing.');
    const id = await productOfCode(deps.db, sku);
    await addDocument(acting, id, await readDocument(path), { kind, title, language });
    tell(await partOfCode(acting, sku));
  });
}

async function readDocument(path: string): Promise<Uint8Array> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) throw new ConsoleProblem(`There is no file ${path}.`);
  if (facts.size > partDocumentRules.maxBytes)
    throw new ConsoleProblem(`${path} has more than ${partDocumentRules.maxBytes / 1024 / 1024} MiB.`);
  return readFile(path);
}

function tell({ fields: { documents }, document_sizes: sizes }: AdminProduct): void {
  if (documents.length === 0) console.log('No documents.');
  const rows = documents.map(({ kind, title, url }, place) => [
    String(place + 1),
    kind,
    title,
    partDocumentId(url) === null ? url : `kept here, ${sizes[url] ?? 0} bytes`,
  ]);
  for (const line of asTable(rows)) console.log(line);
}
