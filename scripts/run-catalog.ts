/** Runs a command of the operator's catalog. */
import { createWriteStream, existsSync, statSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { catalogReport } from '#demo-catalog/report.ts';
import { atOneMoment, csvLines, type ExportOptions, jsonLines } from '#server/catalog/export/export-parts.ts';
import { type GatheredPictures, gatherPictures } from '#server/catalog/gather-pictures.ts';
import { PartProblems } from '#server/catalog/problem.ts';
import { type FileFormat, formatOf, readPartFile } from '#server/catalog/read-file.ts';
import { ensureCategories } from '#server/catalog/seed.ts';
import { type WriteOptions, writePartRows } from '#server/catalog/write-parts.ts';
import { readReference } from '#server/search/reference-rows.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import { buildDeps } from '#server/run/build-deps.ts';
import type { Database } from '#server/db/client.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { isPicture, keepPicture, orNull } from '#server/image/keep-picture.ts';
import { BrokenOff, runOnDatabase } from '#server/run/open-database.ts';
import { fail } from '#server/http/shutdown.ts';
import { progressBar } from './progress.ts';

const help = `npm run catalog -- import FILE [options]
npm run catalog -- export FILE [--category SLUG] [--stock] [--decimal-comma]
npm run catalog -- report

Reads the operator's own parts from a CSV file (.csv, .tsv) or JSON lines (.jsonl, .ndjson) and writes
them to the shop: new parts are added, known ones updated, none are deleted. When one row has an error
nothing is written, and each error is listed with its line. The format: docs/catalog-import.md

  --dry-run            checks the file and writes nothing
  --new-manufacturers  adds makers that the shop does not know
  --pictures DIR       the folder of the pictures that the file names
  --help               shows this text

export writes the parts of the shop, hidden ones too, to a file that import takes: CSV (.csv) or JSON
lines (.jsonl). A file that is there already is not overwritten.

  --category SLUG      a category and all below it, in place of the whole catalog
  --stock              levels of stock and popularity too; an import would set them back
  --decimal-comma      1,5 in place of 1.5, and semicolons between the cells, for spreadsheets that want them

report writes what the demo catalog holds and lacks to docs/demo-catalog.md, from its files alone.

DATABASE_URL or DATA_DIR name the shop, as for npm start.`;

const reportPage = new URL('../docs/demo-catalog.md', import.meta.url);

/** More than that is a wrong file, not wrong rows. */
const shownProblems = 50;

interface Options extends WriteOptions {
  folder: string | null;
}

/** Before the parts, and in no transaction of theirs: making some thousand pictures takes longer than orders can wait. */
async function readPictures(db: Database, path: string, format: FileFormat, folder: string, dryRun: boolean): Promise<GatheredPictures> {
  const deps = await buildDeps(db, readEnvironment(), null);
  const take = dryRun
    ? async (bytes: Uint8Array) => ((await isPicture(bytes)) ? { id: null } : null)
    : async (bytes: Uint8Array) => orNull(keepPicture(deps, bytes));
  const size = statSync(path).size;
  let read = 0;
  const show = progressBar('Pictures');
  const rows = readPartFile(path, format, { onBytes: (bytes) => (read = bytes) });
  const gathered = await gatherPictures(rows, folder, take, () => show(Math.min(read, size - 1), size));
  show(size, size);
  console.log(`${gathered.size} pictures.`);
  return gathered;
}

async function importFile(db: Database, path: string, format: FileFormat, { folder, ...options }: Options): Promise<void> {
  const started = performance.now();
  await ensureCategories(db);
  const pictures = folder === null ? null : await readPictures(db, path, format, folder, options.dryRun ?? false);
  const show = progressBar(options.dryRun ? 'Checking' : 'Importing');
  const size = statSync(path).size;
  let bytes = 0;
  const rows = readPartFile(path, format, { onBytes: (read) => (bytes = read) });
  // The end is not shown before the rows are kept.
  const result = await writePartRows(db, rows, {
    ...options,
    ...(pictures && { pictures }),
    drawsByName: true,
    onProgress: () => show(Math.min(bytes, size - 1), size),
  });
  show(size, size);
  if (!options.dryRun && result.rows > 0) await db.execute('analyze');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const unchanged = result.rows - result.added - result.changed;
  console.log(`${result.rows} rows in ${seconds} s: ${result.added} added, ${result.changed} changed, ${unchanged} with the same data.`);
  if (options.dryRun) console.log('Dry run: nothing was written.');
}

interface ExportChoice extends ExportOptions {
  /** Null is the whole catalog. */
  category: string | null;
}

async function exportFile(path: string, { category, ...options }: ExportChoice): Promise<void> {
  const isTable = /\.csv$/i.test(path);
  if (!isTable && formatOf(path) !== 'jsonl') throw new SetupError(`${path} is neither CSV (.csv) nor JSON lines (.jsonl, .ndjson).`);
  if (existsSync(path)) throw new SetupError(`${path} is there already.`);
  await runOnDatabase(async (db, signal) => {
    const reference = await readReference(db);
    const named = category === null ? undefined : reference.categoryBySlug.get(category);
    if (category !== null && !named) throw new SetupError(`There is no category ${category}.`);
    let lines = 0;
    await atOneMoment(db, async (queries) => {
      const counted = async function* () {
        for await (const line of (isTable ? csvLines : jsonLines)(queries, reference, named ? [named] : reference.roots, options)) {
          lines += 1;
          yield line;
        }
      };
      await pipeline(Readable.from(counted()), createWriteStream(path, { flags: 'wx' }), { signal });
    });
    console.log(`${lines - (isTable ? 1 : 0)} parts.`);
  });
}

function listProblems({ problems, total }: PartProblems): void {
  console.log();
  for (const { line, field, code, value } of problems.slice(0, shownProblems)) {
    console.error(`line ${line}: ${[field, code].filter(Boolean).join(': ')}${value === undefined ? '' : ` (${value})`}`);
  }
  if (total > shownProblems) console.error(`… and ${total - shownProblems} more.`);
  console.error(`${total} ${total === 1 ? 'error' : 'errors'}: nothing was written.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      'new-manufacturers': { type: 'boolean' },
      pictures: { type: 'string' },
      category: { type: 'string' },
      stock: { type: 'boolean' },
      'decimal-comma': { type: 'boolean' },
    },
  });
  const [command, path] = positionals;
  if (values.help || command === undefined) return console.log(help);
  if (command === 'report' && path === undefined) return writeFileSync(reportPage, catalogReport());
  if (command === 'export' && path !== undefined && positionals.length === 2) {
    const decimal = values['decimal-comma'] ? ',' : '.';
    return exportFile(path, { category: values.category ?? null, withStock: values.stock ?? false, decimal });
  }
  if (command !== 'import' || path === undefined || positionals.length > 2) throw new SetupError(help);
  const format = formatOf(path);
  if (!existsSync(path) || !statSync(path).isFile()) throw new SetupError(`There is no file ${path}.`);
  if (format === null) throw new SetupError(`${path} is neither CSV (.csv, .tsv) nor JSON lines (.jsonl, .ndjson).`);
  const folder = values.pictures ?? null;
  if (folder !== null && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new SetupError(`There is no folder ${folder}.`);
  const options = { folder, dryRun: values['dry-run'] ?? false, newManufacturers: values['new-manufacturers'] ?? false };
  await runOnDatabase((db, signal) => importFile(db, path, format, { ...options, signal }).catch(explain));
}

function explain(error: unknown): void {
  if (error instanceof BrokenOff) return console.error('\nBroken off: nothing was written.');
  if (!(error instanceof PartProblems)) throw error;
  listProblems(error);
  process.exitCode = 1;
}

await main().catch(fail);
