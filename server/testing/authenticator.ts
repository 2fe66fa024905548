/** A device with passkeys, in software: ES256 keys that sign what a browser would have them sign. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { beginPasskey, getLogInChallenge } from '#contract/api/admin/access.ts';

type Creation = ResponseOf<typeof beginPasskey>;
type Request = ResponseOf<typeof getLogInChallenge>;

/** What the device or the browser does wrong. */
export interface Fault {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Nobody has shown a finger or a PIN. */
  unverified?: true;
  /** How often the key says that it has signed. */
  counter?: number;
  /** Signs something else. */
  forged?: true;
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** Present, and verified unless it is not; `0x40` tells of a key that was just made. */
function flags(isNew: boolean, { unverified }: Fault): number {
  return 0x01 | (unverified ? 0 : 0x04) | (isNew ? 0x40 : 0);
}

function counted(counter: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
}

/** The public half as COSE writes it. */
function coseOf(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const pairs: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  return isoCBOR.encode(new Map(pairs));
}

function clientData(type: string, challenge: string, origin: string): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin: false });
}

/** One passkey: made when it is asked for, then shown. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = base64url(credential);
  let counter = 0;
  return {
    id,
    make({ origin, options }: Creation, fault: Fault = {}) {
      const client = clientData('webauthn.create', fault.challenge ?? options.challenge, fault.origin ?? origin);
      const length = Buffer.from([0, credential.length]);
      const authData = Buffer.concat([
        sha256(fault.rpId ?? options.rp.id),
        Buffer.from([flags(true, fault)]),
        counted(counter),
        Buffer.alloc(16),
        length,
        credential,
        coseOf(publicKey),
      ]);
      const statement: Parameters<typeof isoCBOR.encode>[0] = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      const response = { clientDataJSON: base64url(client), attestationObject: base64url(isoCBOR.encode(statement)) };
      return { id, rawId: id, type: 'public-key' as const, response };
    },
    show({ origin, options }: Request, fault: Fault = {}) {
      counter = fault.counter ?? counter + 1;
      const client = clientData('webauthn.get', fault.challenge ?? options.challenge, fault.origin ?? origin);
      const authData = Buffer.concat([sha256(fault.rpId ?? options.rpId), Buffer.from([flags(false, fault)]), counted(counter)]);
      const signature = sign('sha256', Buffer.concat([authData, fault.forged ? randomBytes(32) : sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      };
      return { id, rawId: id, type: 'public-key' as const, response };
    },
  };
}
