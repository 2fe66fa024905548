/** Rows of a file as the parts they would become; nothing is written. */
import type { previewImport } from '#contract/api/admin/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { composeDescription } from '#server/search/naming/describe.ts';
import { findConflicts } from '#server/catalog/merge-parts.ts';
import { partPlacer } from '#server/catalog/place-parts.ts';
import type { RowProblem } from '#server/catalog/problem.ts';
import { createStaging, stage } from '#server/catalog/stage-parts.ts';
import type { StagedPart } from '#server/catalog/staged-part.ts';
import type { PartRow } from '#server/catalog/part-row.ts';
import { inBulk } from '#server/db/bulk.ts';
import type { Reference } from '#server/search/reference.ts';
import { inWords } from '#server/search/view/view.ts';
import { serverText, words } from '#server/kernel/words.ts';

type ShownRow = ResponseOf<typeof previewImport>['rows'][number];

/** Takes back what placing the rows has written, such as makers. */
class Shown extends Error {}

export async function showRows(
  { db }: StoreDeps,
  reference: Reference,
  rows: readonly PartRow[],
  locale: Locale,
  newManufacturers: boolean,
): Promise<ShownRow[]> {
  let staged: StagedPart[] = [];
  const problems: RowProblem[] = [];
  try {
    await inBulk(db, async (bulk) => {
      const place = await partPlacer(bulk, bulk, reference, { newManufacturers });
      const placed = await place(rows);
      ({ staged } = placed);
      await createStaging(bulk);
      await stage(bulk, staged, false);
      problems.push(...placed.problems, ...(await findConflicts(bulk)));
      throw new Shown();
    });
  } catch (error) {
    if (!(error instanceof Shown)) throw error;
  }
  return rows.map(({ line }) => {
    const part = staged.find((one) => one.line === line);
    const own = problems.filter((one) => one.line === line);
    return { line, part: part ? showPart(part, locale) : null, problems: own.map((one) => showProblem(one, locale)) };
  });
}

function showPart({ isNew, part }: StagedPart, locale: Locale): NonNullable<ShownRow['part']> {
  const speech = { language: locale.words, tag: locale.tag, say: words(locale.words, 'search') };
  const [offer] = part.offers;
  return {
    is_new: isNew,
    manufacturer: part.maker.name,
    mpn: part.mpn,
    category: inWords(speech, part.category.names),
    description: composeDescription(speech, part.category, part),
    stock: part.stock?.on_hand ?? null,
    prices: (offer?.quantities ?? []).map((quantity, place) => ({ quantity, unit_micros: offer?.micros[place] ?? 0 })),
  };
}

function showProblem({ field, code, value = '' }: RowProblem, locale: Locale): ShownRow['problems'][number] {
  return { field, code, value, message: serverText(locale, `validation:${code}`) };
}
