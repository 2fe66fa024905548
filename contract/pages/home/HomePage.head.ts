import * as z from 'zod/mini';
import { getHome } from '#contract/api/catalog.ts';
import { seo } from '#contract/api/part.ts';
import { getConfig } from '#contract/api/visitor.ts';
import type { PageHead, PageView, RowFacts } from '#contract/head/row-facts.ts';
import { shopOf } from '#contract/structured-data/place.ts';
import { webSiteData } from '#contract/structured-data/web-site.ts';

const headOnly = z.object({ seo });
const company = z.object({
  site: z.object({
    company: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    tax_id: z.nullable(z.string()),
    social: z.array(z.object({ url: z.string() })),
  }),
});

function facts({ read, place }: PageView): RowFacts {
  const head = read(getHome, headOnly)?.seo;
  const site = read(getConfig, company)?.site;
  const told = {
    ...(site?.company && { legalName: site.company }),
    ...(site?.email && { email: site.email }),
    ...(site?.phone && { telephone: site.phone }),
    ...(site?.address && { address: site.address }),
    ...(site?.tax_id && { vatID: site.tax_id }),
    ...(site && site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
  return { ...(head && { seo: head }), things: [{ ...shopOf(place), ...told }, webSiteData(place)] };
}

export const head: PageHead = { facts };
