/** Proforma, invoice and credit note of an order (`docs/api.md` 5.5). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { failsAs, optional, text, wholeParameter } from './fields.ts';
import { orderNumber } from './order.ts';

export const documentKinds = ['proforma', 'invoice', 'credit_note'] as const;

/** One document of an order as a PDF, in the language it was placed in. Without a number it is the latest of its kind. */
export const getInvoice = endpoint({
  summary: 'Proforma, invoice or credit note of an order as a PDF',
  errors: ['state_conflict'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/order/invoice',
  access: 'order',
  cache: 'N',
  request: z.object({
    order_no: orderNumber,
    kind: z.enum(documentKinds),
    number: optional(z.string().check(z.regex(/^(INV|CN)-\d{4}-\d{6,9}$/))),
  }),
  response: z.unknown(),
});

/** The packing list of a parcel, or of what is still to be sent: as a PDF in the language of the order, or as a table. */
export const getPackingList = endpoint({
  summary: 'Packing list of a parcel, or of what is still to be sent, as a PDF or CSV',
  errors: ['not_found', 'state_conflict'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/packing-list',
  access: 'operator',
  scope: 'orders',
  narrowScope: 'shipping',
  cache: 'N',
  request: z.object({ order_no: orderNumber, shipment_no: optional(text(1, 20)), format: optional(z.enum(['pdf', 'csv'])) }),
  response: z.unknown(),
});

/** Sheets of label printers: DIN A6, and the 100 × 150 mm that most carriers use. */
export const labelSizes = ['a6', '100x150'] as const;
export type LabelSize = (typeof labelSizes)[number];
export const mostLabels = 99;

/**
 * Where parcels go: of one order or one of its parcels, else of all orders that wait to be sent, the oldest first. As a table for the programs of
 * carriers, or as labels to be printed, one on each page; `parcels` is how many an order goes in.
 */
export const getShippingLabels = endpoint({
  summary: 'Addresses of one order, or of all that are to be sent: CSV for label programs, or labels as PDF',
  errors: ['not_found', 'state_conflict'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/shipping-labels',
  access: 'operator',
  scope: 'orders',
  narrowScope: 'shipping',
  cache: 'N',
  request: z
    .object({
      order_no: optional(orderNumber),
      shipment_no: optional(text(1, 20)),
      format: optional(z.enum(['pdf', 'csv'])),
      parcels: optional(wholeParameter(1, mostLabels)),
      size: optional(z.enum(labelSizes)),
    })
    .check(
      z.refine(({ order_no: order, shipment_no: parcel }) => order !== undefined || parcel === undefined, {
        ...failsAs('required'),
        path: ['order_no'],
      }),
    ),
  response: z.unknown(),
});
