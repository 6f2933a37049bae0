import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import type { InputOf } from '@uid/contract/endpoint';
import type { addPasskey } from '@uid/contract/account';
import type { passkeyLogin } from '@uid/contract/identity';

import { encodeCbor } from './encode-cbor.ts';

type Created = InputOf<typeof addPasskey>['response'];
type Answered = InputOf<typeof passkeyLogin>['response'];

/** What a test falsifies to see it refused. */
export interface Bent {
  /** The id of the credential, base64url. */
  id?: string;
  origin?: string;
  rpId?: string;
  challenge?: string;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs with a key that the site never saw. */
  withStrangeKey?: boolean;
}

/** An authenticator with real ES256 keys; it holds one passkey at a time. */
export interface SoftwareAuthenticator {
  create: (options: CreationOptions, bent?: Bent) => Created;
  answer: (options: { challenge: string; rpId: string }, bent?: Bent) => Answered;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface Held {
  id: Buffer;
  privateKey: KeyObject;
  publicKey: KeyObject;
  userHandle: string;
}

/**
 * Creates an authenticator in a browser that shows a page of `origin`. With `counts` it counts signatures like a
 * security key; without it does not, like a phone.
 */
export function createAuthenticator(
  origin: string,
  { counts = true }: { counts?: boolean } = {},
): SoftwareAuthenticator {
  let held: Held | undefined;
  let counter = 0;
  const nextCounter = () => (counts ? (counter += 1) : 0);

  return {
    create({ challenge, rp, user }, bent = {}) {
      const credentialId = bent.id ? Buffer.from(bent.id, 'base64url') : randomBytes(32);
      held = { ...newKeys(), id: credentialId, userHandle: user.id };
      const authData = Buffer.concat([
        authenticatorData(rp.id, { counter: nextCounter(), ...bent }, attestedFlag),
        attestedCredential(held),
      ]);
      const attestation = { fmt: 'none', attStmt: new Map(), authData };
      const id = held.id.toString('base64url');
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', { challenge, origin, ...bent }),
          attestationObject: encodeCbor(new Map(Object.entries(attestation))).toString('base64url'),
          transports: ['internal', 'telepathy'],
        },
      };
    },
    answer({ challenge, rpId }, bent = {}) {
      if (!held) throw new Error('There is no passkey yet.');
      const data = authenticatorData(rpId, { counter: nextCounter(), ...bent });
      const clientDataJSON = clientData('webauthn.get', { challenge, origin, ...bent });
      const clientHash = sha256(Buffer.from(clientDataJSON, 'base64url'));
      const { privateKey } = bent.withStrangeKey ? newKeys() : held;
      const id = held.id.toString('base64url');
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, clientHash]), privateKey).toString(
            'base64url',
          ),
          userHandle: bent.userHandle ?? held.userHandle,
        },
      };
    },
  };
}

function newKeys() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

function clientData(
  type: string,
  { challenge, origin }: { challenge: string; origin: string },
): string {
  const data = { type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

const presentFlag = 0x01;
const verifiedFlag = 0x04;
const attestedFlag = 0x40;

function authenticatorData(
  rpId: string,
  { isUserVerified = true, counter, rpId: otherRpId }: Bent & { counter: number },
  flags = 0,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flag = presentFlag | (isUserVerified ? verifiedFlag : 0) | flags;
  return Buffer.concat([sha256(Buffer.from(otherRpId ?? rpId)), Buffer.from([flag]), count]);
}

function attestedCredential({ id, publicKey }: Held): Buffer {
  const aaguid = Buffer.alloc(16);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  return Buffer.concat([aaguid, length, id, coseKey(publicKey)]);
}

/** Encodes an EC2 key on P-256 for ES256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
