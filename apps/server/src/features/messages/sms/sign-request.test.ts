import { expect, test } from 'vitest';

import { signRequest } from './sign-request.ts';

const request = {
  host: 'ecs.cn-shanghai.aliyuncs.com',
  action: 'RunInstances',
  version: '2014-05-26',
  parameters: {
    RegionId: 'cn-shanghai',
    ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
  },
  now: Date.UTC(2023, 9, 26, 10, 22, 32),
  nonce: '3156853299f313e23d1673dc12e1703d',
};
const accessKey = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };

test('the example of Alibaba Cloud’s documentation has the signature that stands there', () => {
  expect(signRequest(request, accessKey).headers['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('everything but letters, digits and -_.~ is encoded, in the order of the names', () => {
  const parameters = { b: "a b*'(1)!", a: '优安~-_.', B: '+&=' };
  expect(signRequest({ ...request, parameters }, accessKey).query).toBe(
    'B=%2B%26%3D&a=%E4%BC%98%E5%AE%89~-_.&b=a%20b%2A%27%281%29%21',
  );
});
