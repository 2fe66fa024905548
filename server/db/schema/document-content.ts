/** What an invoice or credit note says, kept as it was issued so that it can be drawn again and again. */
import type { Address } from '#contract/api/address.ts';
import type { BankAccount } from '#contract/api/admin/settings.ts';
import type { Totals } from '#contract/api/cart.ts';
import type { OrderLine } from '#contract/api/order.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';

export type DocumentLine = Pick<
  OrderLine,
  | 'sku'
  | 'mpn'
  | 'manufacturer'
  | 'description'
  | 'quantity'
  | 'unit_micros'
  | 'fee'
  | 'line_total'
  | 'discount'
  | 'tax_rate_bp'
  | 'customer_reference'
  | 'compliance'
>;

export interface DocumentContent {
  /** Key of the locale in whose language it is written. */
  locale: string;
  seller: Pick<SiteConfig['site'], 'company' | 'address' | 'email' | 'phone' | 'tax_id'>;
  seller_country: string;
  /** Whether the seller collects tax anywhere; what was issued before this was told leaves it out and does. */
  seller_registered?: boolean;
  order_no: string;
  ordered_at: string;
  po_number: string | null;
  quote_no: string | null;
  billing_address: Address;
  shipping_address: Address;
  lines: DocumentLine[];
  totals: Totals;
  coupon_title: string | null;
  shipping: { code: string; incoterm: 'DAP' | 'DDP' };
  payment_method: string;
  /** What had come in less what had gone back, in minor units. */
  paid: number;
  /** Where to pay what is left, and until when; null when nothing is left. */
  bank: { details: BankAccount; due_at: string | null } | null;
  /** Of a credit note: what is credited in minor units, and the invoice it corrects. */
  credit: { amount: number; invoice: string | null } | null;
  /** Texts of the operator in place of the shop's, by key; what was issued before they could be changed leaves them out. */
  words?: Record<string, string>;
  /** Legal texts that the order agreed to, in its language; what was issued before they were told, and a credit note, leave them out. */
  agreed?: { title: string; version: string; as_of: string }[];
}
