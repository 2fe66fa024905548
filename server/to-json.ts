import { openSlices } from './slices.ts';

/** Lists with fewer items are written at once. */
const many = 50;

/** The JSON of an answer; a long list in it is written in slices, so that others are answered in between. */
export async function toJson(body: unknown): Promise<string> {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isLong)) return JSON.stringify(body);
  const pause = openSlices();
  const fields: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- others are answered in between
    const text = isLong(value) ? await listToJson(value, pause) : JSON.stringify(value);
    fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

function isLong(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length >= many;
}

async function listToJson(items: readonly unknown[], pause: ReturnType<typeof openSlices>): Promise<string> {
  const texts: string[] = [];
  for (const item of items) {
    texts.push(JSON.stringify(item) ?? 'null');
    // oxlint-disable-next-line no-await-in-loop -- others are answered in between
    await pause();
  }
  return `[${texts.join(',')}]`;
}
