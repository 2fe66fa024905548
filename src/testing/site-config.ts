import type { SiteConfig } from '#contract/api/visitor.ts';
import { locales } from '#contract/locale.ts';

/** A site configuration as the server gives it, with a part replaced. */
export function testConfig(replaced: Partial<SiteConfig> = {}): SiteConfig {
  return {
    lang: {},
    langList: Object.values(locales).map(({ key, tag, name, hostLabel, currency }) => ({
      code: key,
      tag,
      name,
      host: `${hostLabel || 'en'}.shop.test`,
      currency,
      current: key === 'en',
    })),
    headColumn: [],
    LastColumn: [],
    otherNav: [],
    notices: [],
    head: { site_name: 'Partwright', title: 'Partwright', description: '', logo: '', favicon: '', og_image: '', theme_color: '' },
    site: { company: '', address: '', email: '', phone: '', tax_id: null, hours: '', social: [] },
    currency: { code: 'USD', decimals: 2, symbol: '$' },
    currencies: [
      { code: 'USD', decimals: 2, symbol: '$' },
      { code: 'EUR', decimals: 2, symbol: '€' },
      { code: 'JPY', decimals: 0, symbol: '¥' },
    ],
    tax_display: 'both',
    default_country: 'US',
    order_minimum: 0,
    free_shipping_from: null,
    upload: { url: '', max_bytes: 0, types: {} },
    features: {
      reviews: false,
      questions: false,
      rfq: true,
      bom: false,
      coupons: false,
      guest_checkout: true,
      newsletter: true,
      card: false,
      api_keys: false,
    },
    limits: { cart_lines: 500, rfq_lines: 500, bom_lines: 1000, quantity_max: 10_000_000, password_min: 8 },
    consent: { version: '1', categories: ['necessary'] },
    demo: true,
    version: 'test',
    ...replaced,
  };
}
