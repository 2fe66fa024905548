/** What the operator tells about the company; kept in the database, so that it changes without a restart. */
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { email, text } from '#contract/api/fields.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import type { Queries } from './db/client.ts';
import { setting } from './db/schema.ts';

const key = 'site';

export const siteFacts = z.partial(
  z.object({
    company: text(1, 100),
    address: text(0, 300),
    email: z.union([z.literal(''), email]),
    phone: text(0, 30),
    tax_id: text(0, 30),
    hours: text(0, 100),
    /** The way to the house, in words. */
    directions: text(0, 600),
  }),
);
export type SiteFacts = z.output<typeof siteFacts>;

export async function readSiteFacts(db: Queries): Promise<SiteFacts> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  return siteFacts.safeParse(row?.value ?? {}).data ?? {};
}

/** Adds facts to those that are there; an empty text takes one back. */
export function saveSiteFacts(queries: Queries, facts: SiteFacts): Promise<void> {
  return addToSetting(queries, key, facts, new Date());
}

/** Adds values to a row of settings, whatever another writer adds to it at the same time. */
export async function addToSetting(queries: Queries, name: string, value: Record<string, unknown>, updatedAt: Date): Promise<void> {
  await queries
    .insert(setting)
    .values({ key: name, value, updatedAt })
    .onConflictDoUpdate({ target: setting.key, set: { value: sql`${setting.value} || excluded.value`, updatedAt } });
}

/** The defaults with what the operator has said. */
export function withFacts(site: SiteConfig['site'], { tax_id: taxId, ...facts }: SiteFacts): SiteConfig['site'] {
  const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return { ...site, ...said, tax_id: taxId === undefined ? site.tax_id : taxId || null };
}
