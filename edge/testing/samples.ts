/** Answers of the store that are whole by the contract. */
import type { getCategory } from '#contract/api/catalog.ts';
import type { ArticleDetail } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { AttributeDefinition, Offer, ProductAttribute, ProductDetail, ProductListItem, Seo } from '#contract/api/part.ts';

const seo: Seo = { title: '', description: '', canonical: '', noindex: false };

const offer: Offer = {
  sku: 'PW-1-CT',
  packaging: 'cut_tape',
  pack_size: null,
  moq: 1,
  multiple: 1,
  max_quantity: null,
  fee: 0,
  currency: 'EUR',
  price_breaks: [
    { quantity: 1, unit_micros: 1_234_500, unit_price: 123, total: 123 },
    { quantity: 1000, unit_micros: 12_340, unit_price: 1, total: 1234 },
  ],
  prior_price_30d: null,
  default: true,
};

const capacitance: ProductAttribute = {
  key: 'capacitance',
  name: 'Kapazität',
  kind: 'number',
  unit: 'F',
  si: 1e-7,
  si_min: null,
  si_max: null,
  option: null,
  bool: null,
  text: '100 nF',
};

export const sampleItem: ProductListItem = {
  id: '1',
  web_url: 'murata-grm',
  mpn: 'GRM<188>',
  name: 'GRM<188>',
  description: 'MLCC, 100 nF & 50 V',
  manufacturer: { web_url: 'murata', name: 'Murata' },
  category: { web_url: 'mlcc', name: 'MLCC' },
  part_class: null,
  images: [],
  image: null,
  package: '0603',
  outline: null,
  lifecycle: 'active',
  rohs: 'compliant',
  datasheet: 'https://murata.example/grm.pdf',
  stock: { available: 12_345, lead_time_days: 70, backorder: true },
  offer,
  price_at: { quantity: 1, unit_micros: 1_234_500, unit_price: 123, total: 123, currency: 'EUR' },
  attributes: [capacitance],
  rating: { average: 0, count: 0 },
};

export const sampleProduct: ProductDetail = {
  ...sampleItem,
  series: 'GRM',
  part_class: 'mlcc',
  has_pinout: false,
  body: null,
  offers: [offer, { ...offer, sku: 'PW-1-TR', packaging: 'tape_and_reel', pack_size: 4000, moq: 4000, multiple: 4000, default: false }],
  stock: {
    available: 12_345,
    incoming: [],
    lead_time_days: 70,
    backorder: true,
    warehouse_country: 'DE',
    as_of: '2026-11-20T12:00:00.000Z',
  },
  breadcrumb: [
    { web_url: 'capacitors', name: 'Kondensatoren' },
    { web_url: 'mlcc', name: 'MLCC' },
  ],
  compliance: {
    rohs: 'compliant',
    reach_svhc: 'none',
    msl: '1',
    eccn_us: null,
    eccn_eu: null,
    hts: null,
    country_of_origin: null,
    lead_free: true,
    hazardous: false,
  },
  tariff: null,
  weight_g: null,
  documents: [],
  cross_references: [],
  supplier: null,
  quote_only: false,
  order_cutoff: null,
  seo,
  updated_at: '2026-11-20T12:00:00.000Z',
};

const definition: AttributeDefinition = {
  key: 'capacitance',
  name: 'Kapazität',
  kind: 'number',
  unit: 'F',
  filterable: true,
  comparable: true,
  column: true,
  position: 1,
};

export const sampleCategory: ResponseOf<typeof getCategory> = {
  list: [],
  total: 3,
  current_page: 1,
  last_page: 1,
  page_size: 20,
  category: {
    id: '2',
    web_url: 'mlcc',
    parent_web_url: 'capacitors',
    name: 'MLCC',
    description: null,
    part_class: null,
    image: null,
    product_count: 3,
    position: 1,
    attributes: [definition, { ...definition, key: 'dielectric', kind: 'option', unit: '' }],
  },
  breadcrumb: [
    { web_url: 'capacitors', name: 'Kondensatoren' },
    { web_url: 'mlcc', name: 'MLCC' },
  ],
  children: [],
  manufacturers: [],
  articles: [],
  seo,
  facets: [],
};

export const sampleArticle: ArticleDetail = {
  web_url: 'clock',
  kind: 'knowledge',
  category: null,
  title: 'Zeit und Takt',
  summary: 'Was ein Takt ist.',
  cover: null,
  author: 'Ada',
  tags: [],
  published_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  reading_minutes: 3,
  language: 'de-DE',
  is_sample: false,
  body: '<p>Text</p>',
  toc: [],
  products: [],
  calculators: [{ name: 'RCFilter', title: 'RC-Filter' }],
  related: [],
  previous: null,
  next: null,
  seo,
};
