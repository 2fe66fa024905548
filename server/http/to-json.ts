import { mapInSlices } from '#server/kernel/slices.ts';

/** Lists with fewer items are written at once. */
const many = 50;

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
  return Buffer.concat([...pieces, Buffer.from('}')]);
}

function isLong(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length >= many;
}

async function listToJson(items: readonly unknown[]): Promise<Uint8Array[]> {
  const texts = await mapInSlices(items, (item, index) => Buffer.from(`${index === 0 ? '[' : ','}${JSON.stringify(item) ?? 'null'}`));
  return [...texts, Buffer.from(']')];
}
