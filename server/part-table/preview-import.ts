/** A list of parts as it would come in: what its columns mean, and its first rows as parts (`docs/api.md` 5.6, `import-preview`). */
import type { PartMapping, previewImport as endpoint } from '#contract/api/admin/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { PartProblems, type RowProblem } from '#server/catalog/problem.ts';
import type { PartRow } from '#server/catalog/part-row.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import { inWords } from '#server/search/view/view.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { OverLimit } from '#server/kernel/over-limit.ts';
import { workerPool } from '#server/kernel/worker-pool.ts';
import { guessMapping } from './guess-mapping.ts';
import type { Look, LookOrder } from './look.worker.ts';
import { mappedRows } from './mapped-rows.ts';
import { quantityKeys } from './quantity-keys.ts';
import { showRows } from './show-rows.ts';

type Answer = ResponseOf<typeof endpoint>;

const limits = { time: 15_000, memory: 512, atOnce: 1, mostWaiting: 10 };
const lookAside = workerPool<LookOrder, Look>(new URL('./look.worker.ts', import.meta.url), limits);

/** Rows that are shown, and those above them in which a header is looked for. */
const shown = 20;
const mostRead = 60;
const mostSamples = 3;

export async function previewImport(
  deps: StoreDeps,
  { file, mapping: given, new_manufacturers }: ParsedRequestOf<typeof endpoint>,
  locale: Locale,
): Promise<Answer> {
  const reference = await referenceOf(deps.db, deps.settings.catalogMaxAgeMs);
  const { sheets, sheet, rows, total } = await readBeginning(file, given?.sheet);
  const mapping: PartMapping = given ?? {
    ...guessMapping(rows, reference, deps.settings.baseCurrency),
    ...(sheet === null ? {} : { sheet }),
  };
  const header = rows.find(({ row }) => row === mapping.header_row);
  const below = rows.filter(({ row }) => row > mapping.header_row).slice(0, shown);
  const parts = readRows({ rows: below }, mapping, {
    quantities: quantityKeys(reference),
    baseCurrency: deps.settings.baseCurrency,
  });
  const told = await showRows(deps, reference, parts.rows, locale, new_manufacturers === 'true');
  const above = rows.length - rows.filter(({ row }) => row > mapping.header_row).length;
  return {
    mapping,
    sheets,
    columns: (header?.cells ?? []).map((name, place) => ({
      name,
      samples: [...new Set(below.map(({ cells }) => cells[place] ?? '').filter(Boolean))].slice(0, mostSamples),
    })),
    attributes: [...reference.attributes.values()].map(({ key, names }) => ({ key, name: inWords({ language: locale.words }, names) })),
    header_problems: parts.problems.map(({ code, value = '' }) => ({ code, value })),
    rows: told,
    total: total - above,
    base_currency: deps.settings.baseCurrency,
  };
}

async function readBeginning(file: File, sheet: string | undefined): Promise<NonNullable<Look>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw invalidField('file', { code: 'required' });
  const read = await lookAside({ bytes, sheet, most: mostRead }).catch((error: unknown) => {
    if (error instanceof OverLimit) throw invalidField('file', { code: 'too_long' });
    throw error;
  });
  if (read === null) throw invalidField('file', { code: 'invalid_format' });
  return read;
}

function readRows(...[table, mapping, known]: Parameters<typeof mappedRows>): { rows: PartRow[]; problems: readonly RowProblem[] } {
  try {
    return { rows: [...mappedRows(table, mapping, known)], problems: [] };
  } catch (error) {
    if (!(error instanceof PartProblems)) throw error;
    return { rows: [], problems: error.problems };
  }
}
