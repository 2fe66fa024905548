import { type AdminTab, type AdminView } from './shared/admin-path.ts';
import { type Screen, screenOf } from './screen.tsx';

/** What all screens of the catalog speak. */
const catalogWords = ['admin_catalog', 'product', 'buy'];

/** The first screen of each tab. */
const tabScreens: Readonly<Record<AdminTab, Screen>> = {
  overview: screenOf({ words: ['admin_overview', 'tool'], load: async () => (await import('./overview/Overview.tsx')).Overview }),
  orders: screenOf({
    words: ['admin_orders', 'admin_returns', 'returns', 'order_summary'],
    load: async () => (await import('./orders/Orders.tsx')).Orders,
  }),
  quotes: screenOf({ words: ['admin_quotes', 'buy'], load: async () => (await import('./quotes/Quotes.tsx')).Quotes }),
  customers: screenOf({ words: ['admin_customers'], load: async () => (await import('./customers/Customers.tsx')).Customers }),
  catalog: screenOf({ words: catalogWords, load: async () => (await import('./catalog/Catalog.tsx')).Catalog }),
  coupons: screenOf({ words: ['admin_coupons'], load: async () => (await import('./coupons/Coupons.tsx')).Coupons }),
  moderation: screenOf({ words: [], load: async () => (await import('./feedback/Moderation.tsx')).Moderation }),
  messages: screenOf({ words: [], load: async () => (await import('./feedback/Messages.tsx')).Messages }),
  site: screenOf({ words: ['site'], load: async () => (await import('./site/Site.tsx')).Site }),
  settings: screenOf({ words: ['settings'], load: async () => (await import('./settings/Settings.tsx')).Settings }),
  mails: screenOf({ words: ['admin_mails'], load: async () => (await import('./mails/Mails.tsx')).Mails }),
  programs: screenOf({ words: ['admin_programs'], load: async () => (await import('./programs/Programs.tsx')).Programs }),
  people: screenOf({ words: [], load: async () => (await import('./access/People.tsx')).People }),
  audit: screenOf({ words: ['admin_audit'], load: async () => (await import('./audit/Audit.tsx')).Audit }),
  access: screenOf({ words: ['security'], load: async () => (await import('./access/OwnAccess.tsx')).OwnAccess }),
};

/** Views beside them that are screens of their own; returns are shown by their tab's. */
const viewScreens: Readonly<Record<Exclude<AdminView, 'returns'>, Screen>> = {
  companies: screenOf({
    words: ['admin_customers', 'admin_companies', 'addresses', 'address_form', 'file'],
    load: async () => (await import('./companies/Companies.tsx')).Companies,
  }),
  'price-lists': screenOf({ words: ['admin_customers'], load: async () => (await import('./price-lists/PriceLists.tsx')).PriceLists }),
  import: screenOf({
    words: [...catalogWords, 'admin_import', 'admin_part_sources'],
    load: async () => (await import('./part-import/PartImport.tsx')).PartImport,
  }),
  sources: screenOf({
    words: [...catalogWords, 'admin_import', 'admin_part_sources'],
    load: async () => (await import('./part-sources/PartSources.tsx')).PartSources,
  }),
  export: screenOf({
    words: [...catalogWords, 'admin_import'],
    load: async () => (await import('./part-export/PartExport.tsx')).PartExport,
  }),
  makers: screenOf({
    words: [...catalogWords, 'admin_manufacturers'],
    load: async () => (await import('./manufacturers/Makers.tsx')).Makers,
  }),
  categories: screenOf({
    words: [...catalogWords, 'admin_categories', 'site'],
    load: async () => (await import('./categories/Categories.tsx')).Categories,
  }),
  outlines: screenOf({
    words: [...catalogWords, 'admin_outlines', 'part'],
    load: async () => (await import('./outlines/Outlines.tsx')).Outlines,
  }),
  bulk: screenOf({ words: [...catalogWords, 'admin_bulk'], load: async () => (await import('./bulk/BulkEdits.tsx')).BulkEdits }),
  articles: screenOf({
    words: ['site', 'admin_articles', 'file'],
    load: async () => (await import('./articles/Articles.tsx')).Articles,
  }),
};

/** What a tab shows. */
export function screenAt(tab: AdminTab, view: AdminView | null): Screen {
  return view === null || view === 'returns' ? tabScreens[tab] : viewScreens[view];
}
