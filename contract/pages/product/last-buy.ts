/** Whether the maker of a part still takes orders: the last day, in UTC, is one of them. */
export const takesLastOrders = (lastBuyDate: string, now: Date): boolean => lastBuyDate >= now.toISOString().slice(0, 10);
