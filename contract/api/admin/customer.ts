/** Customers for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { companyRoles } from '#contract/api/company-role.ts';
import { email, id, iso, minor, optional, paged, pageParameters, text } from '#contract/api/fields.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { orderStatus, paymentStatus } from '#contract/api/order.ts';
import { quoteStatus } from '#contract/api/quote.ts';

export const accountStates = ['unactivated', 'active', 'closing', 'erased', 'disabled'] as const;

export const adminCustomer = z.object({
  account_id: id,
  email: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  country: z.nullable(z.string()),
  status: z.enum(accountStates),
  may_pay_by_invoice: z.boolean(),
  /** The company that the shop knows the person in. */
  member_of: z.nullable(z.object({ company_id: id, company: z.string(), role: z.enum(companyRoles) })),
  orders: z.int(),
  /** Tax ids of the address book. */
  tax_ids: z.array(z.object({ tax_id: z.string(), status: z.enum(['none', 'unchecked', 'valid', 'invalid']) })),
  created_at: iso,
});
export type AdminCustomer = z.output<typeof adminCustomer>;

export const getCustomers = endpoint({
  summary: 'Customers by name, address or company',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/customers',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ keyword: optional(text(0, 120)), ...pageParameters }),
  response: paged(adminCustomer),
});

/** One customer with the newest 20 orders and requests for quotes. */
export const getCustomer = endpoint({
  summary: 'One customer with the newest orders and requests for quotes',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/customer',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ account_id: id }),
  response: z.object({
    customer: adminCustomer,
    phone: z.nullable(z.string()),
    orders: z.array(
      z.object({
        order_no: z.string(),
        created_at: iso,
        status: orderStatus,
        payment_status: paymentStatus,
        total: minor,
        currency: z.string(),
      }),
    ),
    inquiries: z.array(z.object({ inquiry_no: z.string(), created_at: iso, status: quoteStatus })),
  }),
});

export const customerActions = [
  'disable',
  'enable',
  'approve_account_payment',
  'withdraw_account_payment',
  'confirm_tax_id',
  'erase',
] as const;
export type CustomerAction = (typeof customerActions)[number];

/** `erase` works for guests too, and answers no customer because there is none left. */
export const customerAction = endpoint({
  summary: 'Disables, enables, approves or erases a customer',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/customer-action',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ email, action: z.enum(customerActions), tax_id: optional(text(1, 40)) }),
  response: z.object({ customer: z.nullable(adminCustomer) }),
});
