import type { Address } from '#contract/api/address.ts';
import type { Totals } from '#contract/api/cart.ts';
import type { Order, OrderLine } from '#contract/api/order.ts';

export const sampleAddress: Address = {
  id: 'a1',
  label: null,
  first_name: 'Erika',
  last_name: 'Muster',
  company: 'Muster GmbH',
  tax_id: null,
  tax_id_status: 'none',
  country: 'DE',
  state: null,
  city: 'Berlin',
  district: null,
  postcode: '10115',
  line1: 'Invalidenstraße 1',
  line2: null,
  phone: '+49 30 1234567',
  email: null,
  default_shipping: false,
  default_billing: false,
  updated_at: '2026-11-01T10:00:00Z',
};

const tax = { name: '', country: 'DE', rate_bp: 1900, base: 1350, amount: 257, reverse_charge: false };

/** Ten parts for 4.60, sent for 8.90, within the country. */
export const plainTotals: Totals = {
  currency: 'EUR',
  subtotal: 460,
  fees: 0,
  discount: 0,
  shipping: 890,
  payment_fee: 0,
  taxes: [tax],
  tax: 257,
  total: 1607,
};

/** Everything that a sum can hold: packing fee, discount, payment fee, two taxes. */
export const fullTotals: Totals = {
  currency: 'EUR',
  subtotal: 10_000,
  fees: 350,
  discount: 1000,
  shipping: 0,
  payment_fee: 150,
  taxes: [
    { ...tax, base: 7500, amount: 1425 },
    { ...tax, rate_bp: 700, base: 2000, amount: 140 },
  ],
  tax: 1565,
  total: 11_065,
};

/** The recipient owes the tax in another country of the union. */
export const reverseTotals: Totals = {
  ...plainTotals,
  taxes: [{ ...tax, country: 'FR', rate_bp: 0, amount: 0, reverse_charge: true }],
  tax: 0,
  total: 1350,
};

export const sampleLine: OrderLine = {
  line_id: 'l1',
  sku: 'LM358N-NOPB-TB',
  mpn: 'LM358N/NOPB',
  manufacturer: 'Texas Instruments',
  description: 'Operationsverstärker, 2 Kanäle',
  product_web_url: 'lm358n',
  image: null,
  packaging: 'tube',
  quantity: 10,
  from_stock: 10,
  backordered: 0,
  shipped: 0,
  unit_micros: 460_000,
  unit_price: 46,
  fee: 0,
  line_total: 460,
  discount: 0,
  tax_rate_bp: 1900,
  customer_reference: null,
  compliance: { eccn_us: null, hts: null, country_of_origin: null, rohs: 'compliant' },
  reviewed: false,
};

export const sampleOrder: Order = {
  order_no: 'SO-261120-ABCDEF',
  version: 1,
  status: 'pending',
  payment_status: 'unpaid',
  created_at: '2026-11-20T10:00:00Z',
  expires_at: '2026-11-27T10:00:00Z',
  email: 'erika@example.com',
  locale: 'de',
  lines: [sampleLine],
  totals: plainTotals,
  coupon: null,
  shipping_address: sampleAddress,
  billing_address: { ...sampleAddress, company: 'Muster Holding', line1: 'Torstraße 2' },
  shipping: { code: 'standard', name: '', mode: 'together', eta_min_days: 2, eta_max_days: 4, incoterm: 'DAP' },
  payment: { method: 'bank_transfer', kind: 'offline', status: 'unpaid', amount: 1607, paid: 0, refunded: 0, missing: 1607, surplus: 0 },
  po_number: null,
  customer_note: null,
  quote_no: null,
  shipments: [],
  events: [],
  documents: [],
  allowed: [],
};
