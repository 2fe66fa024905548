/** What the operator has set over the defaults. It lies in the database; every server reads it again now and then. */
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type saveSettings as endpoint, type ShopSettings, shopSettings } from '#contract/api/admin-shop.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { localeKeys, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/call.ts';
import type { Database, Queries } from '#server/db/client.ts';
import { currencyRate, setting } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { addToSetting, readSiteFacts, saveSiteFacts, withFacts } from '#server/operator-site.ts';
import { readMicros } from '#server/rules/read-micros.ts';
import { readSiteChoices } from '#server/site/site-choices.ts';
import { invalidField } from '#server/store-error.ts';
import { speakOwnTexts } from '#server/words.ts';
import type { Acting } from './acting.ts';
import { writeAudit } from './audit.ts';

const key = 'shop';
const stored = z.partial(z.omit(shopSettings, { site: true }));
type Stored = z.output<typeof stored>;
type Shown = ResponseOf<typeof endpoint>;

async function readStored(queries: Queries): Promise<Stored> {
  const [row] = await queries.select().from(setting).where(eq(setting.key, key));
  return stored.safeParse(row?.value ?? {}).data ?? {};
}

/** Puts what is stored over the settings that this server works with. */
export async function refreshSettings({ db, settings }: Pick<StoreDeps, 'settings'> & { db: Database }): Promise<void> {
  const said = await readStored(db);
  const { head, texts } = await readSiteChoices(db, localeKeys);
  settings.siteName = head.site_name || settings.ownName;
  for (const locale of localeKeys) speakOwnTexts(locales[locale].words, texts[locale] ?? {});
  settings.site = withFacts(settings.site, await readSiteFacts(db));
  settings.orderMinimum = said.order_minimum ?? settings.orderMinimum;
  settings.trade = {
    ...settings.trade,
    bank: said.bank ?? settings.trade.bank,
    transferHoldDays: said.transfer_hold_days ?? settings.trade.transferHoldDays,
    payAgainDays: said.pay_again_days ?? settings.trade.payAgainDays,
    taxRates: said.tax_rates ?? settings.trade.taxRates,
    notShippedTo: said.not_shipped_to ?? settings.trade.notShippedTo,
  };
}

export async function showSettings({ db, settings }: StoreDeps): Promise<Shown> {
  const { trade, site, baseCurrency } = settings;
  const { company, address, email, phone, hours, directions = '' } = site;
  const rates = await db.select().from(currencyRate).orderBy(currencyRate.currency);
  const shown: ShopSettings = {
    site: { company, address, email, phone, hours, directions, tax_id: site.tax_id ?? '' },
    bank: trade.bank,
    transfer_hold_days: trade.transferHoldDays,
    pay_again_days: trade.payAgainDays,
    order_minimum: settings.orderMinimum,
    tax_rates: { ...trade.taxRates },
    not_shipped_to: [...trade.notShippedTo],
  };
  const list = rates.map(({ currency, rateMicros }) => ({ currency, rate: (rateMicros / 1e6).toFixed(6) }));
  // The table's own currencies are those of the contract.
  return { ...shown, rates: list as Shown['rates'], base_currency: baseCurrency };
}

/** Changes what is given; other servers follow within seconds. */
export async function saveSettings(acting: Acting, { site, rates, ...given }: ParsedRequestOf<typeof endpoint>): Promise<Shown> {
  const { deps, actor, now } = acting;
  const read = rates?.map(({ currency, rate }, index) => {
    const rateMicros = readMicros(rate);
    if (!rateMicros) throw invalidField(`rates.${index}.rate`, { code: 'invalid_format' });
    if (currency === deps.settings.baseCurrency && rateMicros !== 1_000_000)
      throw invalidField(`rates.${index}.rate`, { code: 'not_allowed' });
    return { currency, rateMicros, updatedAt: now };
  });
  await transact(deps.db, async (queries) => {
    if (site) await saveSiteFacts(queries, site);
    await addToSetting(queries, key, given, now);
    for (const one of read ?? []) {
      // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
      await queries.insert(currencyRate).values(one).onConflictDoUpdate({ target: currencyRate.currency, set: one });
    }
    const detail = { ...given, ...(site ? { site } : {}), ...(rates ? { rates } : {}) };
    await writeAudit(queries, { actor, action: 'settings.save', target: Object.keys(detail).join(' '), detail, at: now });
  });
  await refreshSettings(deps);
  return showSettings(deps);
}
