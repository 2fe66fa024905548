import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '#contract/api/admin/catalog.ts';
import { locales, wordLanguages } from '#contract/locale.ts';
import { useFormat } from '#src/i18n/format.ts';

/** Columns that have words of their own, by their name in the file format. */
const named = {
  manufacturer: 'admin_catalog:identity.manufacturer',
  mpn: 'admin_catalog:identity.mpn',
  category: 'admin_catalog:identity.category',
  gtin: 'product:parameters.gtin',
  series: 'admin_catalog:identity.series',
  package: 'admin_catalog:identity.package',
  package_id: 'admin_catalog:identity.outline',
  lifecycle: 'admin_catalog:identity.lifecycle',
  last_buy_date: 'admin_catalog:identity.last_buy_date',
  datasheet: 'admin_catalog:documents.datasheet',
  pinout: 'admin_catalog:pinout.pins',
  pinout_source: 'admin_catalog:pinout.source',
  substitutes: 'admin_catalog:substitutes.heading',
  rohs: 'admin_catalog:trade.rohs',
  msl: 'product:parameters.msl',
  weight_g: 'admin_catalog:trade.weight',
  hts: 'admin_catalog:trade.hts',
  eccn_us: 'admin_catalog:trade.eccn_us',
  eccn_eu: 'admin_catalog:trade.eccn_eu',
  country_of_origin: 'product:parameters.origin',
  lead_free: 'admin_catalog:trade.lead_free',
  hazardous: 'admin_catalog:trade.hazardous',
  hidden: 'admin_catalog:identity.hidden',
  stock: 'admin_catalog:level.set',
  safety: 'admin_catalog:stock.safety',
  lead_time_days: 'admin_catalog:stock.lead_time',
  warehouse_country: 'admin_catalog:stock.country',
  sku: 'admin_catalog:offers.sku',
  packaging: 'admin_catalog:offers.packaging',
  pack_size: 'admin_catalog:offers.pack_size',
  moq: 'admin_catalog:offers.moq',
  multiple: 'admin_catalog:offers.multiple',
  max_quantity: 'admin_catalog:offers.max_quantity',
  price_per: 'admin_import:columns.price_per',
  price_currency: 'admin_import:columns.price_currency',
} as const;
const names = Object.keys(named) as (keyof typeof named)[]; // those of the list above

const usualQuantities = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

/** What a column may mean, each with its words. */
export function useTargets({ attributes, mapping, base_currency }: ImportPreview): { value: string; label: string }[] {
  const { t } = useTranslation(['admin_import', 'admin_catalog', 'product']);
  const { integer, compareText } = useFormat();
  const taken = mapping.columns.flatMap((column) => /^price:(\d+)$/.exec(column)?.[1] ?? []).map(Number);
  const quantities = [...new Set([...usualQuantities, ...taken])].toSorted((one, other) => one - other);
  const options = [
    { value: '', label: t('columns.ignore') },
    ...names.map((value) => ({ value, label: t(named[value]) })),
    ...wordLanguages.map((language) => ({
      value: `description:${language}`,
      label: t('columns.description', { language: languageName(language) }),
    })),
    ...quantities.map((quantity) => ({
      value: `price:${quantity}`,
      label: t('columns.price', { quantity: integer(quantity), currency: base_currency }),
    })),
    ...attributes
      .map(({ key, name }) => ({ value: `attr:${key}`, label: t('columns.parameter', { name }) }))
      .toSorted((one, other) => compareText(one.label, other.label)),
  ];
  const known = new Set(options.map(({ value }) => value));
  // Whatever else the format has stands under its own name.
  return [...options, ...mapping.columns.filter((column) => !known.has(column)).map((value) => ({ value, label: value }))];
}

function languageName(language: (typeof wordLanguages)[number]): string {
  return Object.values(locales).find(({ words }) => words === language)?.name ?? language;
}
