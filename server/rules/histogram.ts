export interface Bucket {
  from: number;
  to: number;
  count: number;
}

/** Width in which a list of values is drawn; more bars than this cannot be told apart in the filter rail. */
const bars = 20;

/** Ends of the axis of some values. Zeros, such as jumpers of 0 Ω, stand at its left end where the other values span more than a decade. */
export function axisOf(values: readonly number[]): { min: number; max: number } {
  const [min, max] = endsOf(values);
  if (min !== 0) return { min, max };
  const [least] = endsOf(values.filter((value) => value > 0));
  return { min: max / least > 10 ? least : 0, max };
}

function endsOf(values: readonly number[]): [min: number, max: number] {
  return values.reduce(([min, max], value) => [Math.min(min, value), Math.max(max, value)], [Infinity, -Infinity]);
}

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
