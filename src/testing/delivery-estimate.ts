import { getCountries } from '#contract/api/address.ts';
import { getShippingOptions } from '#contract/api/checkout.ts';
import { mock } from './mock.ts';
import { samplePreview } from './sample-order.ts';

const land = { currency: 'EUR', phone_prefix: '+49', eu: true, ships: true };

/** What the cart asks for its estimate of the delivery: two countries, one way there. */
export const deliveryEstimate = [
  mock(getCountries, {
    list: [
      { ...land, code: 'US', name: 'United States' },
      { ...land, code: 'FR', name: 'France' },
    ],
  }),
  mock(getShippingOptions, { list: samplePreview().shipping_options }),
];
