import type { ShownSettings } from '#contract/api/admin-settings.ts';

/** What an operator has set. */
export const sampleSettings = (change: Partial<ShownSettings> = {}): ShownSettings => ({
  site: { company: 'Muster GmbH', address: 'Berlin', email: '', phone: '+49 30 1', tax_id: '', hours: '', directions: '', social: [] },
  bank: { beneficiary: 'Muster GmbH', bank: 'Musterbank', iban: 'DE89370400440532013000', account: null, swift: null, address: '' },
  banks: {},
  transfer_hold_days: 7,
  pay_again_days: 30,
  order_minimum: 2500,
  tax_rates: { DE: 1900 },
  not_shipped_to: ['KP'],
  rates: [{ currency: 'USD', rate: '1.160000' }],
  base_currency: 'EUR',
  versions: { company: 3, payment: 5, shipping: 0, tax: 0, rates: 0 },
  ...change,
});
