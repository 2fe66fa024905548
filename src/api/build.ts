import * as z from 'zod/mini';
import { client } from './client.ts';

const manifest = z.object({ id: z.string(), timestamp: z.number() });

/** Id of the build that the site now serves; null when that cannot be told. */
export async function fetchLatestBuild(now: number): Promise<string | null> {
  try {
    const answer = await client.get<unknown>('/builds/latest.json', { params: { t: now } });
    const read = z.safeParse(manifest, answer.data);
    return read.success ? read.data.id : null;
  } catch {
    return null; // a failed look is ignored, the next one tells (`docs/api.md` 5.7)
  }
}
