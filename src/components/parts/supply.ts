export interface SupplySource {
  available: number;
  incoming: readonly { quantity: number; expected_at: string }[];
  lead_time_days: number | null;
  backorder: boolean;
}

/** How a quantity is met: `now` from stock, `later` by a date, within days, or (both null) at no known time. */
export interface Supply {
  now: number;
  later: number;
  at: string | null;
  days: number | null;
}

/** Splits a quantity into what leaves now and what follows, taking deliveries in the order they arrive. */
export function splitSupply(stock: SupplySource, quantity: number): Supply {
  const now = Math.max(0, Math.min(stock.available, quantity));
  const later = quantity - now;
  if (later <= 0) return { now, later: 0, at: null, days: null };
  let missing = later;
  for (const delivery of stock.incoming.toSorted((a, b) => a.expected_at.localeCompare(b.expected_at))) {
    missing -= delivery.quantity;
    if (missing <= 0) return { now, later, at: delivery.expected_at, days: null };
  }
  return { now, later, at: null, days: stock.backorder ? stock.lead_time_days : null };
}
