/** What a browser and the store say to each other about passkeys (WebAuthn level 3, in the JSON of its section 5.1.8 and 5.1.9). */
import * as z from 'zod/mini';
import { failsAs } from './fields.ts';

/** Base64url of as many characters at most. */
function bytes(longest: number) {
  return z.string().check(z.refine((value) => value.length <= longest && /^[\w-]*$/.test(value), failsAs('invalid_format')));
}

/** 1023 bytes at most, by the standard. */
const credentialId = bytes(1364);
const described = z.array(z.object({ id: z.string(), type: z.literal('public-key') }));

/** What the browser makes a passkey by. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: described,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What the browser finds and uses a passkey by; no list of passkeys leaves the choice to whoever holds some. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: described,
});

/** A passkey that was just made, as the browser tells it. */
export const madePasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes(2048), attestationObject: bytes(8192) }),
});

/** Proof that somebody holds a passkey. */
export const shownPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes(2048), authenticatorData: bytes(2048), signature: bytes(2048) }),
});
