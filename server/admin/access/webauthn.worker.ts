/** The passkey library's share of the work, in a thread: loading it alone takes a fifth of a second of a processor. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type * as z from 'zod/mini';
import type { madePasskey, shownPasskey } from '#contract/api/passkey.ts';

const timeout = 5 * 60_000;
/** EdDSA, ES256 and RS256: every device has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

export interface Place {
  expectedOrigin: string;
  expectedRPID: string;
}

export interface KnownPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

interface Request {
  do: 'request';
  place: Place;
  /** Ids of the passkeys that will do; none for any. */
  allowed: readonly string[];
}

interface Description {
  do: 'describe';
  place: Place;
  company: string;
  holder: { id: string; name: string; email: string };
  /** Ids of those that the holder has already. */
  known: readonly string[];
}

interface MadeReading {
  do: 'read-made';
  place: Place;
  made: z.output<typeof madePasskey>;
  challenge: string;
}

interface ShownReading {
  do: 'read-shown';
  place: Place;
  known: KnownPasskey;
  shown: z.output<typeof shownPasskey>;
  challenge: string;
}

export type PasskeyTask = Request | Description | MadeReading | ShownReading;

function request({ place, allowed }: Request) {
  return generateAuthenticationOptions({
    rpID: place.expectedRPID,
    timeout,
    userVerification: 'required',
    allowCredentials: allowed.map((id) => ({ id })),
  });
}

function describe({ place, company, holder, known }: Description) {
  return generateRegistrationOptions({
    rpID: place.expectedRPID,
    rpName: company,
    userID: new TextEncoder().encode(holder.id),
    userName: holder.email,
    userDisplayName: holder.name,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

async function readMade({ place, made, challenge }: MadeReading): Promise<KnownPasskey | null> {
  // Nobody asked for certificates. To weigh those of a stranger the library would ask the network where they say.
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject)).get('attStmt');
  if (statement.get('x5c') !== undefined) return null;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} },
    expectedChallenge: challenge,
    ...place,
    supportedAlgorithmIDs,
    requireUserVerification: true,
  });
  if (!verified) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
}

async function readShown({ place, known, shown, challenge }: ShownReading): Promise<number | null> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...shown, clientExtensionResults: {} },
    expectedChallenge: challenge,
    ...place,
    credential: { id: known.credentialId, publicKey: isoBase64URL.toBuffer(known.publicKey), counter: known.counter },
    requireUserVerification: true,
  });
  return verified ? authenticationInfo.newCounter : null;
}

/** Readings give null for whatever is not as it must be. */
export default async function work(task: PasskeyTask): Promise<unknown> {
  if (task.do === 'request') return request(task);
  if (task.do === 'describe') return describe(task);
  try {
    return await (task.do === 'read-made' ? readMade(task) : readShown(task));
  } catch {
    return null; // the library throws for each thing that is wrong
  }
}
