import type { ShippingRate, ShownSettings } from '#contract/api/admin/settings.ts';

const sampleRate: ShippingRate = {
  code: 'standard',
  tracked: true,
  price: 490,
  included_grams: 2000,
  per_kilogram: 60,
  free_from: 5000,
  eta_min_days: 1,
  eta_max_days: 3,
};

/** What an operator has set. */
export const sampleSettings = (change: Partial<ShownSettings> = {}): ShownSettings => ({
  site: { company: 'Muster GmbH', address: 'Berlin', email: '', phone: '+49 30 1', tax_id: '', hours: '', directions: '', social: [] },
  bank: { beneficiary: 'Muster GmbH', bank: 'Musterbank', iban: 'DE89370400440532013000', account: null, swift: null, address: '' },
  banks: {},
  payment_methods: ['bank_transfer', 'card', 'account'],
  transfer_hold_days: 7,
  pay_again_days: 30,
  order_minimum: 2500,
  mail_from: { name: '', address: '' },
  features: { reviews: true, questions: true, rfq: true, coupons: true, newsletter: true },
  tax_rates: { DE: 1900, FR: 2000 },
  seller_country: 'DE',
  zones: [
    { name: 'Home', countries: ['DE'], incoterm: 'DDP', rates: [sampleRate] },
    { name: 'World', countries: null, incoterm: 'DAP', rates: [{ ...sampleRate, price: 1490, included_grams: 1000, per_kilogram: 480 }] },
  ],
  not_shipped_to: ['KP'],
  order_cutoff: null,
  carriers: [{ name: 'DHL', also: [], tracking: 'https://dhl.example/{number}' }],
  rates: [
    { currency: 'EUR', rate: '1.000000', day: null, source: '' },
    { currency: 'USD', rate: '1.160000', day: '2026-11-20', source: 'ECB' },
  ],
  rates_from: 'hand',
  rates_pull: null,
  base_currency: 'EUR',
  versions: { company: 3, payment: 5, mail: 0, features: 0, shipping: 0, carriers: 0, tax: 0, rates: 0 },
  ...change,
});
