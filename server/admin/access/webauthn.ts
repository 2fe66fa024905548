/** Passkeys as `@simplewebauthn/server` reads them: made without attestation, always with the holder verified. */
import type * as z from 'zod/mini';
import { type madePasskey, passkeyCreation, passkeyRequest, type shownPasskey } from '#contract/api/passkey.ts';
import type { Settings } from '#server/kernel/settings.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { OverLimit } from '#server/kernel/over-limit.ts';
import { workerPool } from '#server/kernel/worker-pool.ts';
import { adminOrigin } from '#server/admin/admin-address.ts';
import type { KnownPasskey, PasskeyTask, Place } from './webauthn.worker.ts';

const inThread = workerPool<PasskeyTask, unknown>(new URL('./webauthn.worker.ts', import.meta.url), {
  atOnce: 1,
  mostWaiting: 20,
  time: 10_000,
  memory: 128,
});

async function work(task: PasskeyTask): Promise<unknown> {
  try {
    return await inThread(task);
  } catch (error) {
    throw error instanceof OverLimit ? new StoreError('unavailable') : error;
  }
}

function placeOf(settings: Settings): Place {
  const origin = adminOrigin(settings);
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
}

export async function requestPasskey(settings: Settings, allowed: readonly string[]): Promise<z.output<typeof passkeyRequest>> {
  return passkeyRequest.parse(await work({ do: 'request', place: placeOf(settings), allowed }));
}

export async function describePasskey(
  settings: Settings,
  { id, name, email }: { id: string; name: string; email: string },
  known: readonly string[],
): Promise<z.output<typeof passkeyCreation>> {
  const { company } = settings.site;
  return passkeyCreation.parse(await work({ do: 'describe', place: placeOf(settings), company, holder: { id, name, email }, known }));
}

/** The public half of a passkey that was made for this challenge; null for anything else. */
export async function readMadePasskey(
  settings: Settings,
  made: z.output<typeof madePasskey>,
  challenge: string,
): Promise<KnownPasskey | null> {
  // The thread answers each kind of task with its own result.
  return (await work({ do: 'read-made', place: placeOf(settings), made, challenge })) as KnownPasskey | null;
}

/** How often the passkey has signed by now, when it has signed this challenge; null for anything else, a count that does not rise included. */
export async function readShownPasskey(
  settings: Settings,
  { credentialId, publicKey, counter }: KnownPasskey,
  shown: z.output<typeof shownPasskey>,
  challenge: string,
): Promise<number | null> {
  const known = { credentialId, publicKey, counter };
  return (await work({ do: 'read-shown', place: placeOf(settings), known, shown, challenge })) as number | null; // as above
}
