/** What the operator has set, as it lies in the database: a row for each part. */
import * as z from 'zod/mini';
import { companyFacts, type RatesPull, ratesPull, type SettingsPart, settingsParts, shopSettings } from '#contract/api/admin/settings.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import type { Queries } from '#server/db/client.ts';
import { readSettingRows, type SettingRow } from './setting-row.ts';

/** Row of `setting` that tells what became of the last try to take currency rates. */
export const pullRow = 'rates_pull';

/** Rows of `setting`. */
export const partRows: Record<SettingsPart, string> = {
  company: 'site',
  payment: 'shop',
  mail: 'shop_mail',
  features: 'shop_features',
  shipping: 'shop_shipping',
  carriers: 'shop_carriers',
  tax: 'shop_tax',
  rates: 'shop_rates',
};

const trade = z.omit(shopSettings, { site: true });
const company = z.partial(companyFacts);
export type SiteFacts = z.output<typeof company>;

export interface StoredSettings {
  facts: SiteFacts;
  trade: Partial<z.output<typeof trade>>;
  /** Of the currency rates; null before the first. */
  pull: RatesPull | null;
  versions: Record<SettingsPart, number>;
}

/** Of a row what this version of the shop can read; the rest counts as not set. */
function readFields<Shape extends z.core.$ZodLooseShape>({ shape }: z.ZodMiniObject<Shape>, rows: readonly (SettingRow | undefined)[]) {
  const given: Record<string, unknown> = Object.assign({}, ...rows.map((row) => row?.value ?? {}));
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const value = z.safeParse(field as z.core.$ZodType, given[name]); // shapes hold schemas
    if (value.success && value.data !== undefined) read[name] = value.data;
  }
  return read;
}

export async function readStoredSettings(queries: Queries): Promise<StoredSettings> {
  const rows = await readSettingRows(queries, [...Object.values(partRows), pullRow]);
  const rowOf = (part: SettingsPart) => rows.get(partRows[part]);
  const versions = settingsParts.map((part): [SettingsPart, number] => [part, rowOf(part)?.version ?? 0]);
  return {
    facts: readFields(companyFacts, [rowOf('company')]),
    trade: readFields(trade, [
      rowOf('payment'),
      rowOf('mail'),
      rowOf('features'),
      rowOf('shipping'),
      rowOf('carriers'),
      rowOf('tax'),
      rowOf('rates'),
    ]),
    pull: ratesPull.safeParse(rows.get(pullRow)?.value).data ?? null,
    versions: Object.fromEntries(versions) as StoredSettings['versions'], // one for each part
  };
}

/** The defaults with what the operator has said. */
export function withFacts(site: SiteConfig['site'], { tax_id: taxId, ...facts }: SiteFacts): SiteConfig['site'] {
  const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return { ...site, ...said, tax_id: taxId === undefined ? site.tax_id : taxId || null };
}
