/** Where a draft can be looked at: its own address with a proof that somebody who runs the shop gave it away. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hour } from '#contract/durations.ts';
import { previewParameter } from '#contract/routes/preview.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { pathOf } from '#server/content/check-links.ts';
import type { Place } from './cover.ts';

const lifetimeMs = hour;

function proofOf(signingKey: Uint8Array, { kind, slug }: Place, until: string): Buffer {
  return createHmac('sha256', signingKey).update(`preview ${kind} ${slug} ${until}`).digest();
}

/** For an hour. */
export function previewPath({ signingKey, clock }: Pick<StoreDeps, 'signingKey' | 'clock'>, place: Place, topic: string | null): string {
  const until = (clock().getTime() + lifetimeMs).toString(36);
  const token = `${until}.${proofOf(signingKey, place, until).toString('base64url')}`;
  return `${pathOf(place.kind, place.slug, topic)}?${previewParameter}=${token}`;
}

export function mayPreview({ signingKey, clock }: Pick<StoreDeps, 'signingKey' | 'clock'>, place: Place, token: string): boolean {
  const [until = '', proof = ''] = token.split('.');
  const given = Buffer.from(proof, 'base64url');
  const right = proofOf(signingKey, place, until);
  return given.length === right.length && timingSafeEqual(given, right) && parseInt(until, 36) > clock().getTime();
}
