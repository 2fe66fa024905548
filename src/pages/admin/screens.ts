import { type AdminTab, type AdminView } from './shared/admin-path.ts';
import { type Late, late } from '#src/components/late/late.tsx';

/** A screen of the operator page, in a chunk of its own. */
type Screen = Late<object>;

/** What all screens of the catalog speak. */
const catalogWords = ['admin_catalog', 'product', 'buy'];

/** The first screen of each tab. */
const tabScreens: Readonly<Record<AdminTab, Screen>> = {
  overview: late(async () => (await import('./overview/Overview.tsx')).Overview, ['admin_overview', 'tool']),
  orders: late(async () => (await import('./orders/Orders.tsx')).Orders, ['admin_orders', 'admin_returns', 'returns', 'order_summary']),
  quotes: late(async () => (await import('./quotes/Quotes.tsx')).Quotes, ['admin_quotes', 'buy']),
  customers: late(async () => (await import('./customers/Customers.tsx')).Customers, ['admin_customers']),
  catalog: late(async () => (await import('./catalog/Catalog.tsx')).Catalog, catalogWords),
  coupons: late(async () => (await import('./coupons/Coupons.tsx')).Coupons, ['admin_coupons']),
  moderation: late(async () => (await import('./feedback/Moderation.tsx')).Moderation),
  messages: late(async () => (await import('./feedback/Messages.tsx')).Messages),
  site: late(async () => (await import('./site/Site.tsx')).Site, ['site']),
  settings: late(async () => (await import('./settings/Settings.tsx')).Settings, ['settings']),
  mails: late(async () => (await import('./mails/Mails.tsx')).Mails, ['admin_mails']),
  programs: late(async () => (await import('./programs/Programs.tsx')).Programs, ['admin_programs']),
  people: late(async () => (await import('./access/People.tsx')).People),
  audit: late(async () => (await import('./audit/Audit.tsx')).Audit, ['admin_audit']),
  access: late(async () => (await import('./access/OwnAccess.tsx')).OwnAccess, ['security']),
};

/** Views beside them that are screens of their own; returns are shown by their tab's. */
const viewScreens: Readonly<Record<Exclude<AdminView, 'returns'>, Screen>> = {
  companies: late(
    async () => (await import('./companies/Companies.tsx')).Companies,
    ['admin_customers', 'admin_companies', 'addresses', 'address_form', 'file'],
  ),
  'price-lists': late(async () => (await import('./price-lists/PriceLists.tsx')).PriceLists, ['admin_customers']),
  import: late(
    async () => (await import('./part-import/PartImport.tsx')).PartImport,
    [...catalogWords, 'admin_import', 'admin_part_sources'],
  ),
  sources: late(
    async () => (await import('./part-sources/PartSources.tsx')).PartSources,
    [...catalogWords, 'admin_import', 'admin_part_sources'],
  ),
  export: late(async () => (await import('./part-export/PartExport.tsx')).PartExport, [...catalogWords, 'admin_import']),
  makers: late(async () => (await import('./manufacturers/Makers.tsx')).Makers, [...catalogWords, 'admin_manufacturers']),
  categories: late(async () => (await import('./categories/Categories.tsx')).Categories, [...catalogWords, 'admin_categories', 'site']),
  outlines: late(async () => (await import('./outlines/Outlines.tsx')).Outlines, [...catalogWords, 'admin_outlines', 'part']),
  bulk: late(async () => (await import('./bulk/BulkEdits.tsx')).BulkEdits, [...catalogWords, 'admin_bulk']),
  articles: late(async () => (await import('./articles/Articles.tsx')).Articles, ['site', 'admin_articles', 'file']),
};

/** What a tab shows. */
export function screenAt(tab: AdminTab, view: AdminView | null): Screen {
  return view === null || view === 'returns' ? tabScreens[tab] : viewScreens[view];
}
