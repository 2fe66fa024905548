/** Passkeys as `@simplewebauthn/server` reads them: made without attestation, always with the holder verified. */
import { passkeyCreation, passkeyRequest, type madePasskey, type shownPasskey } from '#contract/api/passkey.ts';
import type { Settings } from '#server/settings.ts';
import type * as z from 'zod/mini';
import { adminOrigin } from './admin-address.ts';

/** A third of a second of work, which only a shop whose people have passkeys needs. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

const timeout = 5 * 60_000;
/** EdDSA, ES256 and RS256: every device has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

function place(settings: Settings) {
  const origin = adminOrigin(settings);
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
}

export async function requestPasskey(settings: Settings, allowed: readonly string[]): Promise<z.output<typeof passkeyRequest>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: place(settings).expectedRPID,
    timeout,
    userVerification: 'required',
    allowCredentials: allowed.map((id) => ({ id })),
  });
  return passkeyRequest.parse(options);
}

interface Holder {
  id: string;
  name: string;
  email: string;
}

export async function describePasskey(
  settings: Settings,
  { id, name, email }: Holder,
  known: readonly string[],
): Promise<z.output<typeof passkeyCreation>> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpID: place(settings).expectedRPID,
    rpName: settings.site.company,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map((one) => ({ id: one })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return passkeyCreation.parse(options);
}

export interface KnownPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

/** The public half of a passkey that was made for this challenge; null for anything else. */
export async function readMadePasskey(
  settings: Settings,
  made: z.output<typeof madePasskey>,
  expectedChallenge: string,
): Promise<KnownPasskey | null> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([library(), helpers()]);
  try {
    // Nobody asked for certificates. To weigh those of a stranger the library would ask the network where he says.
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject)).get('attStmt');
    if (statement.get('x5c') !== undefined) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge,
      ...place(settings),
      supportedAlgorithmIDs,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
  } catch {
    return null; // the library throws for each thing that is not as it must be
  }
}

/** How often the passkey has signed by now, when it has signed this challenge; null for anything else, a count that does not rise included. */
export async function readShownPasskey(
  settings: Settings,
  { credentialId, publicKey, counter }: KnownPasskey,
  shown: z.output<typeof shownPasskey>,
  expectedChallenge: string,
): Promise<number | null> {
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await Promise.all([library(), helpers()]);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, clientExtensionResults: {} },
      expectedChallenge,
      ...place(settings),
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // as above
  }
}
