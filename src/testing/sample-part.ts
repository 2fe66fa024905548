import type { Offer, ProductDetail, ProductListItem } from '#contract/api/part.ts';
import { lineAmount } from '#contract/money.ts';

const prices = [
  [5, 680_000],
  [25, 548_000],
  [100, 412_000],
  [500, 352_000],
] as const;

/** Cut tape in steps of 5, with four price breaks in dollars. */
export function sampleOffer(replaced: Partial<Offer> = {}): Offer {
  return {
    sku: 'PW-LM358-CT',
    packaging: 'cut_tape',
    pack_size: null,
    moq: 5,
    multiple: 5,
    max_quantity: null,
    fee: 0,
    currency: 'USD',
    price_breaks: prices.map(([quantity, micros]) => ({
      quantity,
      unit_micros: micros,
      unit_price: lineAmount(micros, 1, 'USD'),
      total: lineAmount(micros, quantity, 'USD'),
    })),
    prior_price_30d: null,
    default: true,
    ...replaced,
  };
}

/** A dual op-amp as lists show it. */
export function sampleItem(replaced: Partial<ProductListItem> = {}): ProductListItem {
  return {
    id: 'p1',
    web_url: 'ti-lm358dr',
    mpn: 'LM358DR',
    name: 'LM358DR',
    description: 'Dual operational amplifier, 700 kHz, SOIC-8',
    manufacturer: { web_url: 'texas-instruments', name: 'Texas Instruments' },
    category: { web_url: 'op-amps', name: 'Op-amps' },
    part_class: 'op-amps',
    images: [],
    image: null,
    package: 'SOIC-8',
    outline: {
      id: 'soic-8',
      name: 'SOIC-8',
      family: 'gull-dual',
      body: { length: 4.9, width: 3.9, height: 1.75 },
      pins: 8,
      pitch: 1.27,
      lead: { span: 6, width: 0.41, length: 0.65 },
      diameter: null,
      rows: null,
      standard: 'MS-012',
    },
    lifecycle: 'active',
    rohs: 'compliant',
    datasheet: null,
    stock: { available: 180, lead_time_days: 42, backorder: true },
    offer: sampleOffer(),
    price_at: { quantity: 100, unit_micros: 412_000, unit_price: 41, total: 4120, currency: 'USD' },
    attributes: [
      {
        key: 'channels',
        name: 'Channels',
        kind: 'number',
        unit: '',
        si: 2,
        si_min: null,
        si_max: null,
        option: null,
        bool: null,
        text: '2',
      },
      {
        key: 'railToRail',
        name: 'Rail to rail',
        kind: 'option',
        unit: '',
        si: null,
        si_min: null,
        si_max: null,
        option: 'none',
        bool: null,
        text: 'No',
      },
    ],
    rating: { average: 0, count: 0 },
    ...replaced,
  };
}

/** The same part as its page shows it: 180 in stock, 500 more on 14 December. */
export function sampleDetail(replaced: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...sampleItem(),
    series: null,
    has_pinout: false,
    body: null,
    offers: [
      sampleOffer(),
      sampleOffer({
        sku: 'PW-LM358-TR',
        packaging: 'tape_and_reel',
        pack_size: 2500,
        moq: 2500,
        multiple: 2500,
        default: false,
        price_breaks: [{ quantity: 2500, unit_micros: 100_000, unit_price: 10, total: 25_000 }],
      }),
    ],
    stock: {
      available: 180,
      incoming: [{ quantity: 500, expected_at: '2026-12-14T12:00:00Z' }],
      lead_time_days: 42,
      backorder: true,
      warehouse_country: 'DE',
      as_of: '2026-11-20T12:00:00Z',
    },
    breadcrumb: [
      { web_url: 'amplifiers', name: 'Amplifiers' },
      { web_url: 'op-amps', name: 'Op-amps' },
    ],
    compliance: {
      rohs: 'compliant',
      reach_svhc: 'unknown',
      msl: null,
      eccn_us: null,
      eccn_eu: null,
      hts: null,
      country_of_origin: null,
      lead_free: null,
      hazardous: false,
    },
    tariff: null,
    weight_g: null,
    documents: [],
    cross_references: [],
    supplier: null,
    quote_only: false,
    order_cutoff: null,
    seo: { title: 'LM358DR', description: '', canonical: '', noindex: false },
    updated_at: '2026-11-20T12:00:00Z',
    ...replaced,
  };
}
