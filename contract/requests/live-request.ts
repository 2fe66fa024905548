const skusAtMost = 50;

/** What the page of a part asks of stock and prices that change by the minute; null for a part that has no offers. */
export function liveRequest(offers: readonly { sku: string }[]): { skus: string } | null {
  return offers.length === 0
    ? null
    : {
        skus: offers
          .slice(0, skusAtMost)
          .map(({ sku }) => sku)
          .join(','),
      };
}
