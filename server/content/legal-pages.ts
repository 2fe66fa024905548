/** Which terms, withdrawal and privacy texts hold for a country (`docs/operate.md`, Legal texts). */
import { and, arrayContains, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { type LegalPage, legalPages } from '#contract/legal-pages.ts';
import type { Queries } from '#server/db/client.ts';
import { ownArticle } from '#server/db/schema.ts';

export function isLegalPage(code: string | null): code is LegalPage {
  return legalPages.some((one) => one === code);
}

/** A page that is written and that visitors see. */
const isLive = and(eq(ownArticle.kind, 'page'), isNotNull(ownArticle.live));

/** The pages that hold for a country in place of the usual ones; nothing where the usual ones do. */
export async function legalVariants(queries: Queries, country: string | null): Promise<Partial<Record<LegalPage, string>>> {
  if (country === null) return {};
  const rows = await queries
    .select({ code: ownArticle.slug, of: ownArticle.variantOf })
    .from(ownArticle)
    .where(and(isLive, inArray(ownArticle.variantOf, [...legalPages]), arrayContains(ownArticle.countries, [country])));
  return Object.fromEntries(rows.flatMap(({ code, of }) => (isLegalPage(of) ? [[of, code]] : [])));
}

export interface PagePlaces {
  /** Pages that hold in place of this one, each for its countries. */
  variants?: { code: string; countries: string[] }[];
  /** Countries that this page is for, and the page in whose place it stands. */
  countries?: string[];
  variant_of?: LegalPage;
}

export async function placesOf(queries: Queries, code: string): Promise<PagePlaces> {
  const rows = await queries
    .select({ code: ownArticle.slug, of: ownArticle.variantOf, countries: ownArticle.countries })
    .from(ownArticle)
    .where(and(isLive, or(eq(ownArticle.slug, code), eq(ownArticle.variantOf, code))))
    .orderBy(ownArticle.slug);
  const own = rows.find((row) => row.code === code);
  const variants = rows.filter(({ of }) => of === code).map(({ code: other, countries }) => ({ code: other, countries }));
  const of = own?.of ?? null;
  return {
    ...(variants.length > 0 && { variants }),
    ...(own && isLegalPage(of) && { countries: own.countries, variant_of: of }),
  };
}
