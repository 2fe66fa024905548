/** The last moment before an end, as people name it: a coupon that ends at midnight counts until the day before. */
export function lastMoment(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}
