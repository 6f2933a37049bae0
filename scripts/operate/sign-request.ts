import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { createProofKey, signProof } from '@uid/contract/proof';
import type { ProofKey, PublicJwk } from '@uid/contract/proof';

/** `npm run sign-request -- METHOD ADDRESS` prints the proof for a request's `DPoP` header (docs/api-clients.md). */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string', default: 'uid-key.jwk' },
    token: { type: 'string' },
    body: { type: 'string' },
  },
});
const [method = '', url = ''] = positionals;
if (!/^[A-Z]+$/.test(method) || !URL.canParse(url)) {
  console.error(
    'npm run sign-request -- METHOD ADDRESS [--token=TOKEN] [--body BODY] [--key FILE]',
  );
  process.exit(1);
}
const key = readKey(values.key) ?? (await writeKey(values.key));
console.log(await signProof(await key, { method, url, ...values, now: Date.now() }));

type PrivateJwk = PublicJwk & { d: string };

function readKey(file: string): Promise<ProofKey> | undefined {
  try {
    return importKey(JSON.parse(readFileSync(file, 'utf8')) as PrivateJwk);
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ENOENT') return undefined;
    throw cause;
  }
}

async function importKey(stored: PrivateJwk): Promise<ProofKey> {
  const { kty, crv, x, y, d } = stored;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const jwk = { kty, crv, x, y };
  const whole = { ...jwk, d };
  const privateKey = await crypto.subtle.importKey('jwk', whole, algorithm, false, ['sign']);
  return { privateKey, jwk };
}

async function writeKey(file: string): Promise<ProofKey> {
  const made = await createProofKey(true);
  const { d } = await crypto.subtle.exportKey('jwk', made.privateKey);
  writeFileSync(file, `${JSON.stringify({ ...made.jwk, d })}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}
