/** What a link of a text to a category asks for: `/category/mlcc?dielectric=x7r&ratedVoltage=50`. */
import { type Listing, readListing, writeListing } from '#contract/listing/listing-url.ts';

export interface CategoryLink {
  slug: string;
  listing: Listing;
  /** Parts of the query that a listing cannot read, by their name. */
  unread: string[];
}

/** Null for a link to anything else. */
export function readCategoryLink(link: string): CategoryLink | null {
  const [, slug, query = ''] = /^\/category\/(?:[^/?#]+\/)?([^/?#]+)(?:\?([^#]*))?/.exec(link) ?? [];
  if (slug === undefined) return null;
  const asked = new URLSearchParams(query);
  const listing = readListing(asked);
  const kept = new URLSearchParams(writeListing(listing));
  return { slug, listing, unread: [...asked.keys()].filter((name) => !kept.has(name)) };
}

/** Slugs of the categories that links lead to. */
export function linkedCategories(links: readonly string[]): string[] {
  return [...new Set(links.flatMap((link) => readCategoryLink(link)?.slug ?? []))];
}
