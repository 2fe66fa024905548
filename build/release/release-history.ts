/** Which builds lie in the served folder. A tab that is open while a new build arrives still asks for files of its own. */
import { day } from '#contract/durations.ts';
import * as z from 'zod/mini';

const release = z.object({
  id: z.string(),
  /** Paths within the folder; compressed forms lie beside them. */
  files: z.array(z.string()),
  bytes: z.number(),
  /** When a newer build took its place, in milliseconds; null while it is the newest. */
  replaced: z.nullable(z.number()),
});
export const releaseHistory = z.object({ releases: z.array(release) });
export type Release = z.output<typeof release>;

/** A tab that was opened just before a build was replaced has this long. */
const keptMilliseconds = 7 * day;
const mostReleases = 20;
const mostBytes = 300_000_000;

/** The builds to keep, newest first, once another has come; the same build again is no other. */
export function afterRelease(known: readonly Release[], added: Omit<Release, 'replaced'>, now: number): Release[] {
  const kept: Release[] = [{ ...added, replaced: null }];
  let { bytes } = added;
  for (const { id, files, bytes: own, replaced } of known) {
    if (id === added.id) continue;
    bytes += own;
    const since = replaced ?? now;
    if (now - since >= keptMilliseconds || kept.length >= mostReleases || bytes > mostBytes) break;
    kept.push({ id, files, bytes: own, replaced: since });
  }
  return kept;
}
