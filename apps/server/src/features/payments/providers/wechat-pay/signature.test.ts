import { createVerify } from 'node:crypto';

import { expect, test } from 'vitest';

import { readConfig } from '../../../../read-config.ts';
import { vectorKey } from '../testing/vector-key.ts';
import { authorize, isSigned, requestMessage } from './signature.ts';
import { environment } from './testing/wechat-pay-stage.ts';
import { certificateSerial, merchantId, ours, publicKeyId } from './testing/wechat-pay-stand-in.ts';
import type { WeChatPaySettings } from './wechat-pay-settings.ts';

function settingsWith(change: object = {}) {
  const { paymentMethods } = readConfig({ ...environment, ...change });
  return paymentMethods.get('wechat-pay') as WeChatPaySettings;
}

const request = {
  method: 'GET',
  path: '/v3/refund/domestic/refunds/123123123123',
  body: '',
  timestamp: '1554208460',
  nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
} as const;

test('what is signed of a request are five lines, each with its end', () => {
  expect(requestMessage(request)).toBe(
    'GET\n/v3/refund/domestic/refunds/123123123123\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n',
  );
});

test('a request names account, certificate, time and nonce, and is signed with our key', () => {
  const [scheme, fields = ''] = authorize(request, settingsWith()).split(' ');
  expect(scheme).toBe('WECHATPAY2-SHA256-RSA2048');
  const { signature = '', ...named } = Object.fromEntries(
    [...fields.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  expect(named).toEqual({
    mchid: merchantId,
    nonce_str: request.nonce,
    timestamp: request.timestamp,
    serial_no: certificateSerial,
  });
  const verifier = createVerify('RSA-SHA256').update(requestMessage(request));
  expect(verifier.verify(ours.publicKey, signature, 'base64')).toBe(true);
});

test('the documentation’s example of an answer, signed with OpenSSL, is WeChat Pay’s', () => {
  const body = Buffer.from('{"code_url":"weixin://wxpay/bizpayurl?pr=JyC91EIz1"}');
  const headers = {
    timestamp: '1722850421',
    nonce: 'd824f2e086d3c1df967785d13fcd22ef',
    serial: publicKeyId,
    signature: [
      'Srzo5uuxuU1rS2Ef40I7mrEatwm4Pw1nQjaA/Ogws8r5p+HTdtj+XDKkybEUqxm83UQFjOKXedbIDRpx',
      'cKA5BsSWYPlEeq72i/QUcxtCAPXadthQRQ7J7kZ2tGwuNg2UgUw/HJbn/GiidtiNSTZ6bAFkVwtcL37Q',
      'QUu0aV6mLMNKZJCpbXLgL/iF1cxVBeg+oHlWe1sPiu0fExzARvvYd0qZuzQMKvqGJoM3VyFZQV/3YAs6',
      'RzcaJZbS0j2WiDSJfZ0LW1lIJ5a8cBlcJDE6VhoI/jt/3VDvO4OnM/Q+GZBRjBD24UDyPgjnqXhd/a5+',
      '8CPF8rt3UCo+3DXZnVy9uw==',
    ].join(''),
  };
  const settings = settingsWith({ WECHAT_PAY_PUBLIC_KEY: vectorKey });
  const facts = { settings, now: 1_722_850_421_000, maxAge: 1000 };
  expect(isSigned(body, headers, facts)).toBe(true);
  expect(isSigned(Buffer.concat([body, Buffer.from(' ')]), headers, facts)).toBe(false);
  expect(isSigned(body, { ...headers, nonce: 'another' }, facts)).toBe(false);
  expect(isSigned(body, { ...headers, serial: 'PUB_KEY_ID_1' }, facts)).toBe(false);
  expect(isSigned(body, headers, { ...facts, now: facts.now + 1001 })).toBe(false);
  expect(isSigned(body, headers, { ...facts, settings: settingsWith() })).toBe(false);
});
