import type { AlipaySdk } from 'alipay-sdk';

import type { AlipaySettings } from './alipay-settings.ts';

/** The SDK, loaded when it is first needed: a server without Alipay never carries it. */
export async function openClient(settings: AlipaySettings): Promise<AlipaySdk> {
  const { AlipaySdk: Client } = await import('alipay-sdk');
  const { appId, privateKey, publicKey, gateway } = settings;
  return new Client({
    appId,
    privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: publicKey,
    gateway,
    // As the documentation names the fields.
    camelcase: false,
    // Two tries fit into the time a visitor's request may take.
    timeout: 4_000,
  });
}
