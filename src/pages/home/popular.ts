/** What "moving fast" asks: a few parts, priced for a small series. */
export const popular = { page_size: 6, quantity: 100 };
