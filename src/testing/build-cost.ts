import type { ResponseOf } from '#contract/api/endpoint.ts';
import { estimateOrder } from '#contract/api/order-estimate.ts';
import { deliveryEstimate } from './delivery-estimate.ts';
import { mock } from './mock.ts';
import { samplePreview } from './sample-order.ts';

/** 100 of the sample part delivered. */
export const sampleEstimate: ResponseOf<typeof estimateOrder> = {
  totals: { currency: 'USD', subtotal: 4120, fees: 0, discount: 0, shipping: 700, payment_fee: 0, taxes: [], tax: 0, total: 4820 },
  shipping_options: samplePreview().shipping_options.slice(0, 1),
  minimum: null,
  weight_g: 10,
  left_out: [],
};

/** What the page of a bill asks for the cost of the ticked rows. */
export const buildCost = [mock(estimateOrder, sampleEstimate), ...deliveryEstimate];
