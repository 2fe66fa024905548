export interface Bucket {
  from: number;
  to: number;
  count: number;
}

/** Width in which a list of values is drawn; more bars than this cannot be told apart in the filter rail. */
const bars = 20;

/** Bounds of about twenty equal bars from `min` to `max`: equal ratios where the values span more than a decade, equal steps otherwise. */
export function bucketBounds(min: number, max: number): number[] {
  if (!(max > min)) return [min, max];
  const isLogarithmic = min > 0 && max / min > 10;
  const inner = Array.from({ length: bars - 1 }, (_, index) => {
    const share = (index + 1) / bars;
    return isLogarithmic ? min * (max / min) ** share : min + (max - min) * share;
  });
  return [min, ...inner, max];
}

/** Counts values into bars; the last bar includes its upper bound. Values outside the bounds are left out. */
export function histogram(bounds: readonly number[], values: Iterable<{ value: number; count: number }>): Bucket[] {
  const buckets = bounds.slice(0, -1).map((from, index) => ({ from, to: bounds[index + 1] ?? from, count: 0 }));
  for (const { value, count } of values) {
    const bucket = buckets.findLast(({ from }) => from <= value);
    if (bucket && value <= bucket.to) bucket.count += count;
  }
  return buckets;
}
