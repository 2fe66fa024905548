/** What the operator tells about the company; kept in the database, so that it changes without a restart. */
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { email, text } from '#contract/api/fields.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import type { Database } from './db/client.ts';
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
  }),
);
export type SiteFacts = z.output<typeof siteFacts>;

export async function readSiteFacts(db: Database): Promise<SiteFacts> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  return siteFacts.safeParse(row?.value ?? {}).data ?? {};
}

/** Adds facts to those that are there; an empty text takes one back. */
export async function saveSiteFacts(db: Database, facts: SiteFacts): Promise<void> {
  const value = { ...(await readSiteFacts(db)), ...facts };
  await db
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt: new Date() } });
}

/** The defaults with what the operator has said. */
export function withFacts(site: SiteConfig['site'], { tax_id: taxId, ...facts }: SiteFacts): SiteConfig['site'] {
  const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return { ...site, ...said, tax_id: taxId || site.tax_id };
}
