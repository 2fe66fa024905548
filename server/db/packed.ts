/** Numbers of many rows as one value: `string_agg(int4send(x), '')` travels and is read ten times faster than rows. */

const nothing = Buffer.alloc(0);

export function readIntegers(packed: Buffer | null): Int32Array {
  const view = viewOf(packed ?? nothing);
  // A word of a search may be in tens of thousands of parts: a plain loop reads them in a fifth of the time that `from` takes.
  const numbers = new Int32Array(view.byteLength / 4);
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = view.getInt32(index * 4);
  return numbers;
}

export function readDoubles(packed: Buffer | null): Float64Array {
  const view = viewOf(packed ?? nothing);
  const numbers = new Float64Array(view.byteLength / 8);
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = view.getFloat64(index * 8);
  return numbers;
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
