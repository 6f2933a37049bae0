import { generateKeyPairSync } from 'node:crypto';

/** Generates an RSA key pair as PEM. */
export function createKeys(bits = 2048): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: bits,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}
