import { createHmac } from 'node:crypto';

import type { Page } from '@playwright/test';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const period = 30_000;

/** The six digits that an authenticator app shows for a base32 secret at a certain time (RFC 6238). */
export function appCode(secret: string, at = Date.now()): string {
  const bits = Array.from(secret.replaceAll(/\s/g, ''), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / period)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest[19]! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Adds a virtual device that stores passkeys and whose owner confirms every request at once. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  let ceremonies = 0;
  for (const done of ['WebAuthn.credentialAdded', 'WebAuthn.credentialAsserted'] as const)
    session.on(done, () => void (ceremonies += 1));
  return {
    /** How often the device's owner has confirmed a request so far. */
    countCeremonies: () => ceremonies,
    async countPasskeys(): Promise<number> {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
    /** Removes the device with its passkeys, as if it were lost. */
    async remove(): Promise<void> {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}
