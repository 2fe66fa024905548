/** Changes what the operator has set; other servers follow within seconds. */
import { type saveSettings as endpoint, type SettingsPart, settingsParts, type ShownSettings } from '#contract/api/admin/settings.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { invalidField, StoreError } from '#server/kernel/store-error.ts';
import { checkTax } from './check-tax.ts';
import { checkShipping } from './check-shipping.ts';
import { changeBase, readRates, writeRates } from './currency-rates.ts';
import { addToSetting, holdVersion } from './setting-row.ts';
import { showSettings } from './shop-settings.ts';
import { partRows } from './stored-settings.ts';

type Request = ParsedRequestOf<typeof endpoint>;

/** What a request says about each part, without what it leaves out. */
function byPart({
  site,
  bank,
  banks,
  payment_methods,
  mail_from,
  features,
  transfer_hold_days,
  pay_again_days,
  order_minimum,
  zones,
  not_shipped_to,
  order_cutoff,
  carriers,
  tax_rates,
  seller_country,
  rates,
  rates_from,
  base_currency,
}: Request) {
  const parts: Record<SettingsPart, object> = {
    company: site ?? {},
    payment: { bank, banks, payment_methods, transfer_hold_days, pay_again_days, order_minimum },
    mail: { mail_from },
    features: { features },
    shipping: { zones, not_shipped_to, order_cutoff },
    carriers: { carriers },
    tax: { tax_rates, seller_country },
    rates: { rates, rates_from, base_currency },
  };
  return settingsParts.flatMap((part) => {
    const given = Object.fromEntries(Object.entries(parts[part]).filter(([, value]) => value !== undefined));
    return Object.keys(given).length > 0 ? [{ part, given }] : [];
  });
}

/** What lies in the row of a part: rates have a table of their own. */
function withoutRates(given: Record<string, unknown>): Record<string, unknown> {
  const { rates: _rates, ...kept } = given;
  return kept;
}

/** Refuses what would leave nobody a way to pay: cards alone, where no payment service is set up. */
function checkPayment({ payment_methods: offered }: Request, { cardProvider }: Acting['deps']): void {
  if (offered && cardProvider === null && !offered.includes('bank_transfer')) throw invalidField('payment_methods', { code: 'required' });
}

/** Refuses a change of what somebody else has changed since it was read; without a version the last one wins. */
async function mindVersion(queries: Queries, part: SettingsPart, seen: number | undefined): Promise<void> {
  const version = await holdVersion(queries, partRows[part]);
  if (seen !== undefined && seen !== version) throw new StoreError('version_conflict', { data: { version } });
}

export async function saveSettings(acting: Acting, request: Request): Promise<ShownSettings> {
  const { deps, now } = acting;
  checkTax(request);
  checkPayment(request, deps);
  const base = request.base_currency ?? deps.settings.baseCurrency;
  const rates = readRates(request, base);
  const { versions, ...detail } = request;
  const changes = byPart(request);
  if (changes.length === 0) return showSettings(deps);
  await audited(acting, {
    action: 'settings.save',
    target: Object.keys(detail).join(' '),
    detail,
    run: async (queries) => {
      for (const { part, given } of changes) {
        // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
        await mindVersion(queries, part, versions?.[part]);
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (part === 'shipping') await checkShipping(queries, request, deps.settings.trade);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await addToSetting(queries, partRows[part], withoutRates(given), now);
      }
      if (base !== deps.settings.baseCurrency) await changeBase(queries, base, now);
      await writeRates(queries, rates, now);
    },
  });
  return showSettings(deps);
}
