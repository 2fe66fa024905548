/** Pages that stand in place of a legal one for some countries. */
import { and, arrayOverlaps, eq, ne } from 'drizzle-orm';
import type { ArticleVariant } from '#contract/api/admin/article.ts';
import { pageCodes } from '#contract/api/content.ts';
import { isLegalPage } from '#server/content/legal-pages.ts';
import type { Queries } from '#server/db/client.ts';
import { ownArticle } from '#server/db/schema.ts';
import { countryOf } from '#server/rules/country/countries.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { OwnArticle, Place } from './cover.ts';

/** In whose place a page stands, and for which countries. */
export function variantOf(page: Pick<OwnArticle, 'variantOf' | 'countries'> | undefined): ArticleVariant | null {
  const of = page?.variantOf ?? null;
  return page && isLegalPage(of) ? { of, countries: page.countries } : null;
}

/** Throws for what is no page of the operator's own, and for a country that is none, and where another page is for one of them: of one legal page each has one text. */
export async function checkVariant(queries: Queries, { kind, slug }: Place, { of, countries }: ArticleVariant): Promise<void> {
  if (kind !== 'page' || pageCodes.some((one) => one === slug)) throw invalidField('variant.of', { code: 'not_allowed' });
  // Only what there is: a text for `UK` would be read by nobody.
  const unknown = countries.findIndex((code) => countryOf(code) === null);
  if (unknown >= 0) throw invalidField(`variant.countries.${unknown}`, { code: 'not_allowed' });
  const others = and(eq(ownArticle.variantOf, of), ne(ownArticle.slug, slug), arrayOverlaps(ownArticle.countries, countries));
  if ((await queries.$count(ownArticle, others)) > 0) throw invalidField('variant.countries', { code: 'not_unique' });
}
