import { hash, createHmac } from 'node:crypto';

/** A request to Alibaba Cloud, with all its parameters in the address. */
export interface SignedRequest {
  host: string;
  action: string;
  version: string;
  parameters: Record<string, string>;
  /** Epoch milliseconds. */
  now: number;
  nonce: string;
}

export interface AccessKey {
  accessKeyId: string;
  accessKeySecret: string;
}

const algorithm = 'ACS3-HMAC-SHA256';
const emptyBody = sha256('');

/** Returns query and headers of a POST without a body, signed by version 3 of Alibaba Cloud's signature. */
export function signRequest(
  { host, action, version, parameters, now, nonce }: SignedRequest,
  { accessKeyId, accessKeySecret }: AccessKey,
): { query: string; headers: Record<string, string> } {
  const query = canonicalQuery(parameters);
  const headers = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': emptyBody,
    'x-acs-date': new Date(now).toISOString().replace(/\.\d+/, ''),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = ['POST', '/', query, lines.join(''), names, emptyBody].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex');
  const authorization = `${algorithm} Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { query, headers: { ...headers, authorization } };
}

function canonicalQuery(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

/** Encodes by RFC 3986: everything but letters, digits and `-_.~`. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
