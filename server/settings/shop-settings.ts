/** What the operator has set over the defaults. It lies in the database; every server reads it again now and then. */
import { type MailSender, type ShownSettings, switchedFeatures } from '#contract/api/admin/settings.ts';
import { localeKeys, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Database } from '#server/db/client.ts';
import { readSiteChoices } from './site-choices.ts';
import type { Settings } from '#server/kernel/settings.ts';
import { speakOwnTexts } from '#server/kernel/words.ts';
import { showRates } from './currency-rates.ts';
import { readStoredSettings, withFacts } from './stored-settings.ts';

/** Puts what is stored over the settings that this server works with. */
export async function refreshSettings({ db, settings }: Pick<StoreDeps, 'settings'> & { db: Database }): Promise<void> {
  const { facts, trade: said } = await readStoredSettings(db);
  const { head, texts } = await readSiteChoices(db, localeKeys);
  settings.siteName = head.site_name || settings.ownName;
  for (const locale of localeKeys) speakOwnTexts(locales[locale].words, texts[locale] ?? {});
  settings.site = withFacts(settings.site, facts);
  settings.mailFrom = senderOf(said.mail_from, settings);
  settings.features = { ...settings.features, ...said.features };
  settings.baseCurrency = said.base_currency ?? settings.baseCurrency;
  settings.sellerCountry = said.seller_country ?? settings.sellerCountry;
  settings.orderMinimum = said.order_minimum ?? settings.orderMinimum;
  settings.trade = {
    ...settings.trade,
    bank: said.bank ?? settings.trade.bank,
    banks: said.banks ?? settings.trade.banks,
    paymentMethods: said.payment_methods ?? settings.trade.paymentMethods,
    transferHoldDays: said.transfer_hold_days ?? settings.trade.transferHoldDays,
    payAgainDays: said.pay_again_days ?? settings.trade.payAgainDays,
    taxRates: said.tax_rates ?? settings.trade.taxRates,
    zones: said.zones ?? settings.trade.zones,
    carriers: said.carriers ?? settings.trade.carriers,
    notShippedTo: said.not_shipped_to ?? settings.trade.notShippedTo,
    orderCutoff: said.order_cutoff === undefined ? settings.trade.orderCutoff : said.order_cutoff,
  };
}

function onOrOff(features: Settings['features']): ShownSettings['features'] {
  return Object.fromEntries(switchedFeatures.map((name) => [name, features[name]])) as ShownSettings['features']; // one for each
}

/** What the operator has said of it, else what the machine is set to. */
function senderOf(said: MailSender | undefined, { ownMailFrom }: Settings): Settings['mailFrom'] {
  if (!said) return ownMailFrom;
  return { name: said.name || (ownMailFrom?.name ?? null), address: said.address || (ownMailFrom?.address ?? null) };
}

/** What holds now: a server that has not read it yet shows it all the same. */
export async function showSettings(deps: StoreDeps): Promise<ShownSettings> {
  const { db, settings } = deps;
  // Before the values: a change in between is then refused rather than lost.
  const { versions, pull, trade: said } = await readStoredSettings(db);
  await refreshSettings(deps);
  const { trade, site, baseCurrency } = settings;
  const { company, address, email, phone, hours, directions = '', social } = site;
  return {
    site: { company, address, email, phone, hours, directions, social, tax_id: site.tax_id ?? '' },
    bank: { ...trade.bank },
    banks: { ...trade.banks },
    payment_methods: [...trade.paymentMethods],
    transfer_hold_days: trade.transferHoldDays,
    pay_again_days: trade.payAgainDays,
    order_minimum: settings.orderMinimum,
    mail_from: said.mail_from ?? { name: '', address: '' },
    features: onOrOff(settings.features),
    tax_rates: { ...trade.taxRates },
    seller_country: settings.sellerCountry,
    zones: [...trade.zones],
    not_shipped_to: [...trade.notShippedTo],
    order_cutoff: trade.orderCutoff,
    carriers: [...trade.carriers],
    rates: await showRates(db),
    rates_from: said.rates_from ?? 'hand',
    rates_pull: pull,
    base_currency: baseCurrency,
    versions,
  };
}
