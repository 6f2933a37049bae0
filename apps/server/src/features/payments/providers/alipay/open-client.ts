import type { AlipaySdk } from 'alipay-sdk';

import type { AlipaySettings } from './alipay-settings.ts';

/** Loads the SDK when it is first needed, so that a server without Alipay never loads it. */
export async function openClient(settings: AlipaySettings): Promise<AlipaySdk> {
  const { AlipaySdk: Client } = await import('alipay-sdk');
  const { appId, privateKey, publicKey, gateway } = settings;
  return new Client({
    appId,
    privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: publicKey,
    gateway,
    // Keeps the field names of Alipay's documentation.
    camelcase: false,
    // Two tries fit into the time a visitor's request may take.
    timeout: 4_000,
  });
}
