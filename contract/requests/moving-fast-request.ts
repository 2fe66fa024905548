/** What "moving fast" on the home page asks: a few parts, priced for a small series. */
export const movingFastRequest = { page_size: 6, quantity: 100 };
