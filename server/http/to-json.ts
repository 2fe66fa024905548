import { mapInSlices } from '#server/kernel/slices.ts';

/** Lists with fewer items are written at once. */
const many = 50;
/** Characters that are made bytes together: a buffer for each item would cost more than its bytes. */
const piece = 65_536;

/** The JSON of an answer, as a text; with a long list in it as bytes that are made in slices, so that others are answered in between. */
export async function toJson(body: unknown): Promise<string | Uint8Array<ArrayBuffer>> {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isLong)) return JSON.stringify(body);
  const pieces: Uint8Array[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    pieces.push(Buffer.from(`${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`));
    // oxlint-disable-next-line no-await-in-loop -- others are answered in between
    pieces.push(...(isLong(value) ? await listToJson(value) : [Buffer.from(JSON.stringify(value))]));
  }
  return joined([...pieces, Buffer.from('}')]);
}

/** As `Buffer.concat`: a bill of a thousand lines is some ten megabytes, and each page of new memory takes its time. */
async function joined(pieces: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  await mapInSlices(pieces, (one) => {
    bytes.set(one, filled);
    filled += one.length;
  });
  return bytes;
}

function isLong(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length >= many;
}

async function listToJson(items: readonly unknown[]): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let text = '[';
  await mapInSlices(items, (item, index) => {
    text += `${index === 0 ? '' : ','}${JSON.stringify(item) ?? 'null'}`;
    if (text.length < piece) return;
    pieces.push(Buffer.from(text));
    text = '';
  });
  return [...pieces, Buffer.from(`${text}]`)];
}
