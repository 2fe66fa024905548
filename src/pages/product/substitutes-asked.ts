/** What the block of substitutes asks: a few parts, priced for a small series. */
export const substitutesAsked = { page_size: 6, quantity: 100 };
