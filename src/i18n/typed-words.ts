/** Makes a key that no file of `locales/en/` holds a compile error. Words of calculators come with their data: `data-words.ts`. */
import type about from '#locales/en/about.json';
import type acting from '#locales/en/acting.json';
import type account from '#locales/en/account.json';
import type addressForm from '#locales/en/address_form.json';
import type addresses from '#locales/en/addresses.json';
import type admin from '#locales/en/admin.json';
import type approvals from '#locales/en/approvals.json';
import type boardMaterials from '#locales/en/board_materials.json';
import type bodyModel from '#locales/en/body_model.json';
import type bom from '#locales/en/bom.json';
import type bomChoices from '#locales/en/bom_choices.json';
import type bomLists from '#locales/en/bom_lists.json';
import type bomBuild from '#locales/en/bom_build.json';
import type bomRow from '#locales/en/bom_row.json';
import type buy from '#locales/en/buy.json';
import type cart from '#locales/en/cart.json';
import type catalog from '#locales/en/catalog.json';
import type checkout from '#locales/en/checkout.json';
import type common from '#locales/en/common.json';
import type content from '#locales/en/content.json';
import type coupon from '#locales/en/coupon.json';
import type coupons from '#locales/en/coupons.json';
import type feedback from '#locales/en/feedback.json';
import type figure from '#locales/en/figure.json';
import type file from '#locales/en/file.json';
import type home from '#locales/en/home.json';
import type documentViewer from '#locales/en/document_viewer.json';
import type landPattern from '#locales/en/land_pattern.json';
import type links from '#locales/en/links.json';
import type adminBulk from '#locales/en/admin_bulk.json';
import type adminCatalog from '#locales/en/admin_catalog.json';
import type adminCategories from '#locales/en/admin_categories.json';
import type adminImport from '#locales/en/admin_import.json';
import type adminCompanies from '#locales/en/admin_companies.json';
import type adminManufacturers from '#locales/en/admin_manufacturers.json';
import type adminOutlines from '#locales/en/admin_outlines.json';
import type adminReturns from '#locales/en/admin_returns.json';
import type adminPartSources from '#locales/en/admin_part_sources.json';
import type adminOverview from '#locales/en/admin_overview.json';
import type adminAudit from '#locales/en/admin_audit.json';
import type adminArticles from '#locales/en/admin_articles.json';
import type adminCoupons from '#locales/en/admin_coupons.json';
import type adminCustomers from '#locales/en/admin_customers.json';
import type adminMails from '#locales/en/admin_mails.json';
import type adminOrders from '#locales/en/admin_orders.json';
import type adminWebhooks from '#locales/en/admin_webhooks.json';
import type newsletter from '#locales/en/newsletter.json';
import type adminQuotes from '#locales/en/admin_quotes.json';
import type adminPrograms from '#locales/en/admin_programs.json';
import type order from '#locales/en/order.json';
import type returns from '#locales/en/returns.json';
import type orderPage from '#locales/en/order_page.json';
import type orderSummary from '#locales/en/order_summary.json';
import type orders from '#locales/en/orders.json';
import type part from '#locales/en/part.json';
import type partAlert from '#locales/en/part_alert.json';
import type payment from '#locales/en/payment.json';
import type pinout from '#locales/en/pinout.json';
import type product from '#locales/en/product.json';
import type quote from '#locales/en/quote.json';
import type quotePage from '#locales/en/quote_page.json';
import type quotes from '#locales/en/quotes.json';
import type recentParts from '#locales/en/recent_parts.json';
import type review from '#locales/en/review.json';
import type rfq from '#locales/en/rfq.json';
import type savedCalculations from '#locales/en/saved_calculations.json';
import type savePart from '#locales/en/save_part.json';
import type standIn from '#locales/en/stand_in.json';
import type security from '#locales/en/security.json';
import type settings from '#locales/en/settings.json';
import type site from '#locales/en/site.json';
import type suggestions from '#locales/en/suggestions.json';
import type tool from '#locales/en/tool.json';
import type toolIndex from '#locales/en/tool_index.json';
import type toolMethod from '#locales/en/tool_method.json';
import type toolWork from '#locales/en/tool_work.json';
import type user from '#locales/en/user.json';
import type userCenter from '#locales/en/user_center.json';
import type validation from '#locales/en/validation.json';

/** The namespaces that the browser may load; those of edge and server never reach it. */
interface TypedWords {
  about: typeof about;
  acting: typeof acting;
  account: typeof account;
  address_form: typeof addressForm;
  addresses: typeof addresses;
  admin: typeof admin;
  approvals: typeof approvals;
  board_materials: typeof boardMaterials;
  body_model: typeof bodyModel;
  bom: typeof bom;
  bom_choices: typeof bomChoices;
  bom_lists: typeof bomLists;
  bom_build: typeof bomBuild;
  bom_row: typeof bomRow;
  buy: typeof buy;
  cart: typeof cart;
  catalog: typeof catalog;
  checkout: typeof checkout;
  common: typeof common;
  content: typeof content;
  coupon: typeof coupon;
  coupons: typeof coupons;
  feedback: typeof feedback;
  figure: typeof figure;
  file: typeof file;
  home: typeof home;
  land_pattern: typeof landPattern;
  links: typeof links;
  admin_bulk: typeof adminBulk;
  admin_catalog: typeof adminCatalog;
  admin_categories: typeof adminCategories;
  admin_import: typeof adminImport;
  admin_companies: typeof adminCompanies;
  admin_manufacturers: typeof adminManufacturers;
  admin_outlines: typeof adminOutlines;
  admin_overview: typeof adminOverview;
  admin_returns: typeof adminReturns;
  admin_part_sources: typeof adminPartSources;
  admin_audit: typeof adminAudit;
  admin_coupons: typeof adminCoupons;
  admin_articles: typeof adminArticles;
  admin_customers: typeof adminCustomers;
  admin_mails: typeof adminMails;
  admin_orders: typeof adminOrders;
  admin_webhooks: typeof adminWebhooks;
  admin_quotes: typeof adminQuotes;
  admin_programs: typeof adminPrograms;
  newsletter: typeof newsletter;
  order: typeof order;
  order_page: typeof orderPage;
  returns: typeof returns;
  order_summary: typeof orderSummary;
  orders: typeof orders;
  document_viewer: typeof documentViewer;
  part: typeof part;
  part_alert: typeof partAlert;
  payment: typeof payment;
  pinout: typeof pinout;
  product: typeof product;
  quote: typeof quote;
  quote_page: typeof quotePage;
  quotes: typeof quotes;
  recent_parts: typeof recentParts;
  review: typeof review;
  rfq: typeof rfq;
  save_part: typeof savePart;
  saved_calculations: typeof savedCalculations;
  stand_in: typeof standIn;
  security: typeof security;
  settings: typeof settings;
  site: typeof site;
  suggestions: typeof suggestions;
  tool: typeof tool;
  tool_index: typeof toolIndex;
  tool_method: typeof toolMethod;
  tool_work: typeof toolWork;
  user: typeof user;
  user_center: typeof userCenter;
  validation: typeof validation;
}

export type Namespace = keyof TypedWords;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Words that depend on a number are asked for without the form that it takes. */
type Counted<Key extends string> = Key extends `${infer Plain}_${PluralForm}` ? Plain | Key : Key;

type KeysIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Counted<Key> : `${Key}.${KeysIn<Words[Key]>}`;
}[keyof Words & string];

// Objects, so that the compiler works out the keys of a file once.
type Keys = { [Name in Namespace]: KeysIn<TypedWords[Name]> };
type FullKeys = { [Name in Namespace]: `${Name}:${Keys[Name]}` };

/** As keys are written where no file is named: behind their file and a colon. */
export type FullKey<Name extends Namespace = Namespace> = FullKeys[Name];

/** The keys of `Name`, as they are written where that file is named. */
export type WordKey<Name extends Namespace> = Keys[Name];

/** i18next's `t`, for a set of keys. */
export interface Translate<Key extends string = FullKey> {
  (key: Key, values?: Readonly<Record<string, unknown>>): string;
  /** A key that the files need not hold. */
  (key: string, values: Readonly<Record<string, unknown>> & { defaultValue: string }): string;
}
