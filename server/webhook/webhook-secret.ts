/** Secrets of webhooks: the address checks with it that an event is the shop's; sealed where they lie. */
import { randomBytes } from 'node:crypto';
import type { StoreDeps } from '#server/caller/call.ts';
import { openSealed, type Seal, sealText } from '#server/kernel/seal.ts';

type Signing = Pick<StoreDeps, 'signingKey'>;

/** As Standard Webhooks writes it: 24 bytes in base64 behind `whsec_`. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

function sealOf({ signingKey }: Signing, id: string): Seal {
  return { secret: Buffer.from(signingKey).toString('base64'), salt: id, purpose: 'webhook secret' };
}

export function sealWebhookSecret(signing: Signing, id: string, secret: string): string {
  return sealText(sealOf(signing, id), secret);
}

export function openWebhookSecret(signing: Signing, { id, secret }: { id: string; secret: string }): string {
  return openSealed(sealOf(signing, id), secret);
}
