/** Pieces that the block of substitutes is priced for: a small series. */
export const substitutesQuantity = 100;

/** What the block of substitutes asks: a few parts. */
export function substitutesRequest(web_url: string) {
  return { page_size: 6, quantity: substitutesQuantity, web_url };
}
