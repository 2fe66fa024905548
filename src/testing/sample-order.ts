import type { Address, AddressForm } from '#contract/api/address.ts';
import type { Cart } from '#contract/api/cart.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { previewOrder } from '#contract/api/checkout.ts';
import type { Order } from '#contract/api/order.ts';
import { sampleCart } from './sample-cart.ts';

export const field = { required: true, max: 60, pattern: null, example: null, width: 'half' } as const;

/** What an address in Germany consists of. */
export const germanForm: AddressForm = {
  fields: [
    { ...field, key: 'first_name', label: 'First name', order: 1 },
    { ...field, key: 'last_name', label: 'Last name', order: 2 },
    { ...field, key: 'company', label: 'Company', required: false, order: 3 },
    { ...field, key: 'tax_id', label: 'USt-IdNr', required: false, pattern: 'DE[0-9]{9}', example: 'DE123456789', max: 20, order: 4 },
    { ...field, key: 'line1', label: 'Street address', order: 5, max: 120, width: 'full' },
    { ...field, key: 'postcode', label: 'Postcode', pattern: '[0-9]{5}', example: '10115', max: 12, order: 6 },
    { ...field, key: 'city', label: 'City', order: 7 },
    { ...field, key: 'phone', label: 'Phone', pattern: '\\+?[0-9 \\(\\)\\-]{5,25}', example: '+49 12 345678', max: 25, order: 8 },
  ],
  tax_id: { label: 'USt-IdNr', required_for_company: false, pattern: 'DE[0-9]{9}', example: 'DE123456789' },
};

export const sampleAddress: Address = {
  id: 'a1',
  label: null,
  first_name: 'Marta',
  last_name: 'Keller',
  company: null,
  tax_id: null,
  tax_id_status: 'none',
  country: 'DE',
  state: null,
  city: 'Berlin',
  district: null,
  postcode: '10119',
  line1: 'Torstraße 14',
  line2: null,
  phone: '+49 30 55501400',
  email: null,
  default_shipping: false,
  default_billing: false,
  updated_at: '2026-11-20T12:00:00Z',
};

const delivery = {
  code: 'standard',
  name: 'Standard',
  carrier: 'DHL',
  incoterm: 'DAP',
  tracked: true,
  eta_min_days: 2,
  eta_max_days: 3,
} as const;

/** A checkout to Germany: 5.90 for delivery, 19 % tax. */
export function samplePreview(cart: Cart = sampleCart()): ResponseOf<typeof previewOrder> {
  const shipping = 590;
  const base = cart.totals.subtotal + shipping;
  const tax = Math.round(base * 0.19);
  return {
    cart,
    shipping_options: [{ ...delivery, modes: ['together', 'as_available'], price: shipping, free_from: null }],
    payment_options: [
      {
        method: 'bank_transfer',
        kind: 'offline',
        name: 'Bank transfer',
        description: 'You transfer the amount in advance.',
        fee: 0,
        hold_until: '2026-11-28T12:00:00Z',
        logos: [],
      },
    ],
    totals: {
      ...cart.totals,
      shipping,
      taxes: [{ name: 'VAT', country: 'DE', rate_bp: 1900, base, amount: tax, reverse_charge: false }],
      tax,
      total: base + tax,
    },
    problems: [],
  };
}

export const orderNumber = 'SO-261120-7K3MZQ';
export const accessKey = 'ak_0123456789abcdef0123';

/** The order made from the sample checkout, waiting for its transfer. */
export function sampleOrder(replaced: Partial<Order> = {}): Order {
  const { totals } = samplePreview();
  const { code, name, incoterm, eta_min_days, eta_max_days } = delivery;
  return {
    order_no: orderNumber,
    version: 1,
    status: 'pending',
    payment_status: 'unpaid',
    created_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-11-27T12:00:00Z',
    email: 'marta@example.com',
    locale: 'en',
    lines: [
      {
        line_id: 'o1',
        sku: 'PW-LM358-CT',
        mpn: 'LM358DR',
        manufacturer: 'Texas Instruments',
        description: 'Dual operational amplifier',
        product_web_url: 'ti-lm358dr',
        image: null,
        packaging: 'cut_tape',
        quantity: 100,
        from_stock: 100,
        backordered: 0,
        shipped: 0,
        unit_micros: 412_000,
        unit_price: 41,
        fee: 0,
        line_total: 4120,
        discount: 0,
        tax_rate_bp: 1900,
        customer_reference: null,
        compliance: { eccn_us: null, hts: null, country_of_origin: null, rohs: 'compliant' },
        reviewed: false,
      },
    ],
    totals,
    coupon: null,
    shipping_address: sampleAddress,
    billing_address: sampleAddress,
    shipping: { code, name, incoterm, eta_min_days, eta_max_days, mode: 'together' },
    payment: {
      method: 'bank_transfer',
      kind: 'offline',
      status: 'unpaid',
      amount: totals.total,
      paid: 0,
      refunded: 0,
      missing: totals.total,
      surplus: 0,
      bank: {
        beneficiary: 'Partwright GmbH',
        bank: 'Example Bank',
        iban: 'DE02120300000000202051',
        account: null,
        swift: 'BYLADEM1001',
        address: 'Berlin',
        reference: orderNumber,
        due_at: '2026-11-27T12:00:00Z',
      },
    },
    po_number: null,
    customer_note: null,
    quote_no: null,
    shipments: [],
    events: [{ at: '2026-11-20T12:00:00Z', code: 'placed', text: 'Order placed' }],
    documents: [],
    allowed: ['pay', 'cancel', 'reorder'],
    ...replaced,
  };
}
