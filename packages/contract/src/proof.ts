import { bootPrefix } from './constants.ts';
import type { Endpoint } from './endpoint.ts';

/** The header that proves possession of a session's key: a DPoP proof (RFC 9449), new for each request. */
export const proofHeader = 'DPoP';

/** Limits in seconds: how old a proof may be, and how far its time may be ahead of the server's clock. */
export const proofTime = { past: 60, ahead: 10 } as const;

/** The public key of an ECDSA key pair on P-256. */
export interface PublicJwk {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

export interface ProofKey {
  privateKey: CryptoKey;
  jwk: PublicJwk;
}

export interface ProofHeader {
  typ: 'dpop+jwt';
  alg: 'ES256';
  jwk: PublicJwk;
}

/** The claims of a proof about its request. Hashes are SHA-256 in base64url. `bh` and `qh` are our own claims. */
export interface ProofClaims {
  /** An id that no other proof of the key has. */
  jti: string;
  /** The HTTP method. */
  htm: string;
  /** The URL without query. */
  htu: string;
  /** When the proof was signed, in whole seconds since the epoch. */
  iat: number;
  /** The hash of the token in X-Access-Token, if there is one. */
  ath?: string;
  /** The hash of the body's bytes, if there is a body. */
  bh?: string;
  /** The hash of the query as sent, without its question mark, if there is a query. */
  qh?: string;
}

/**
 * `details` of a refused proof that was valid except for its time or its repetition. The session stays valid, and the
 * client signs again. `now` is the server's clock, epoch milliseconds.
 */
export interface ProofRefusal {
  proof: 'time' | 'repeated';
  now: number;
}

/**
 * Whether the request may open a session. It needs no session itself, and its proof names the key to which a new
 * session will belong.
 */
export function mayOpenSession({ access, path }: Pick<Endpoint, 'access' | 'path'>): boolean {
  return access === 'public' && path.startsWith(bootPrefix);
}

export interface ProvenRequest {
  method: string;
  /** Absolute URL. */
  url: string;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  token?: string | undefined;
  /** Epoch milliseconds by the server's clock. */
  now: number;
}

/** Signs one request. Works wherever WebCrypto exists: in browsers in a secure context, and in Node. */
export async function signProof(
  { privateKey, jwk }: ProofKey,
  { method, url, body, token, now }: ProvenRequest,
): Promise<string> {
  const { origin, pathname, search } = new URL(url);
  const [ath, bh, qh] = await Promise.all([
    token ? digest(token) : undefined,
    body ? digest(body) : undefined,
    search ? digest(search.slice(1)) : undefined,
  ]);
  const header: ProofHeader = { typ: 'dpop+jwt', alg: 'ES256', jwk };
  const claims: ProofClaims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: origin + pathname,
    iat: Math.floor(now / 1000),
    ...(ath && { ath }),
    ...(bh && { bh }),
    ...(qh && { qh }),
  };
  const signed = `${segment(header)}.${segment(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    bytesOf(signed),
  );
  return `${signed}.${base64url(signature)}`;
}

/** Creates a key pair whose private key can't be exported unless `isExtractable`. */
export async function createProofKey(isExtractable = false): Promise<ProofKey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, isExtractable, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { privateKey: pair.privateKey, jwk: { kty: 'EC', crv: 'P-256', x, y } };
}

async function digest(body: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof body === 'string' ? bytesOf(body) : body;
  return base64url(await crypto.subtle.digest('SHA-256', bytes));
}

function segment(part: ProofHeader | ProofClaims): string {
  return base64url(bytesOf(JSON.stringify(part)));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function base64url(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
