import type { ResponseOf } from '#contract/api/endpoint.ts';
import { estimateOrder } from '#contract/api/order-estimate.ts';
import { getProductSimilar } from '#contract/api/product.ts';
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

const noStandIns = mock(getProductSimilar, { list: [], total: 0, current_page: 1, last_page: 1, page_size: 100 });

/** What the page of a bill asks beside its parts: the cost of the ticked rows, and what could stand for a part that is short. */
export const buildCost = [mock(estimateOrder, sampleEstimate), noStandIns, ...deliveryEstimate];
