/** What places ask for, sealed where it lies, as the secrets of webhooks are. */
import * as z from 'zod/mini';
import { type SourceLogin, sourceLogin } from '#contract/api/admin/part-source.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { openSealed, type Seal, sealText } from '#server/kernel/seal.ts';

type Signing = Pick<StoreDeps, 'signingKey'>;

function sealOf({ signingKey }: Signing, id: string): Seal {
  return { secret: Buffer.from(signingKey).toString('base64'), salt: id, purpose: 'part source login' };
}

/** Null where there is nothing to keep. */
export function sealLogin(signing: Signing, id: string, login: SourceLogin): string | null {
  return login.kind === 'none' ? null : sealText(sealOf(signing, id), JSON.stringify(login));
}

export function openLogin(signing: Signing, { id, secret }: { id: string; secret: string | null }): SourceLogin {
  return secret === null ? { kind: 'none' } : z.parse(sourceLogin, JSON.parse(openSealed(sealOf(signing, id), secret)));
}
