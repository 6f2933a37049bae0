import { generateKeyPairSync } from 'node:crypto';

function newKeys() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** The credentials of our site at the stand-ins; the keys are made once per process. */
export const standInAccounts = {
  oidc: { clientId: 'uid-site', clientSecret: 'sandbox' },
  wechat: { appId: 'wx0123456789abcdef', secret: 'sandbox' },
  alipay: { appId: '2021000000000000', ours: newKeys(), theirs: newKeys() },
};
