export type Compare = (a: number, b: number) => number;

/** The first `count` numbers in the order of `compare`, sorted; the rest is only looked at, never sorted. `compare` must not call two numbers equal. */
export function selectFirst(numbers: Int32Array, count: number, compare: Compare): Int32Array {
  const items = numbers.slice();
  if (count < items.length) partition(items, count, compare);
  return items.subarray(0, count).toSorted(compare);
}

/** Brings the first `count` items to the front in any order (quickselect). */
function partition(items: Int32Array, count: number, compare: Compare): void {
  let start = 0;
  let end = items.length - 1;
  while (start < end) {
    // The middle of three places does not degrade on lists that are sorted already.
    const pivot = middle(items, start, end, compare);
    let left = start;
    let right = end;
    while (left <= right) {
      while (compare(at(items, left), pivot) < 0) left += 1;
      while (compare(at(items, right), pivot) > 0) right -= 1;
      if (left > right) break;
      swap(items, left, right);
      left += 1;
      right -= 1;
    }
    if (count - 1 <= right) end = right;
    else if (count - 1 >= left) start = left;
    else return;
  }
}

function middle(items: Int32Array, start: number, end: number, compare: Compare): number {
  const [, chosen = 0] = [at(items, start), at(items, (start + end) >> 1), at(items, end)].toSorted(compare);
  return chosen;
}

function at(items: Int32Array, index: number): number {
  return items[index] ?? 0;
}

function swap(items: Int32Array, a: number, b: number): void {
  const kept = at(items, a);
  items[a] = at(items, b);
  items[b] = kept;
}
