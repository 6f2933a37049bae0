import { expect, test } from 'vitest';

import { ConfigError } from '../../../config-error.ts';
import { readConfig } from '../../../read-config.ts';
import { channelSuite } from '../testing/channel-suite.ts';
import { createAliyunTransport } from './aliyun-transport.ts';
import { sms } from './sms.ts';
import { startAliyunStandIn } from './testing/aliyun-stand-in.ts';
import { writeText } from './text-content.ts';

const recipient = '+8613800138000';
const content = { template: 'code', language: 'zh', value: '123456' } as const;
const message = { id: 'text-1', recipient, subject: '', text: writeText(content), content };
const complete = {
  SMS_ACCESS_KEY_ID: 'key',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '优安德',
  SMS_CODE_TEMPLATE: 'SMS_1,SMS_2',
  SMS_NOTICE_TEMPLATE: 'SMS_3',
};

const codes = {
  takes: 'OK',
  refuses: 'isv.MOBILE_NUMBER_ILLEGAL',
  'wants later': 'isv.BUSINESS_LIMIT_CONTROL',
};

channelSuite(sms, async (reception) => {
  const aliyun = await startAliyunStandIn();
  aliyun.answer.code = codes[reception];
  return {
    transport: createAliyunTransport(aliyun.settings),
    message,
    countReceived: () => aliyun.received.length,
    [Symbol.asyncDispose]: () => aliyun[Symbol.asyncDispose](),
  };
});

test('a text message leaves with sender, template and what the template leaves open', async () => {
  await using aliyun = await startAliyunStandIn();
  const { send } = createAliyunTransport(aliyun.settings);
  await send(message);
  const notice = { template: 'notice', language: 'en', value: 'A passkey was added' } as const;
  await send({ ...message, id: 'text-2', content: notice });
  expect(aliyun.received).toEqual([
    {
      PhoneNumbers: recipient,
      SignName: '优安德',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"123456"}',
      OutId: 'text-1',
    },
    {
      PhoneNumbers: recipient,
      SignName: '优安德',
      TemplateCode: 'SMS_4',
      TemplateParam: '{"notice":"A passkey was added"}',
      OutId: 'text-2',
    },
  ]);
});

test('a wrong key, an empty account, and words instead of a code, are worth another try', async () => {
  await using aliyun = await startAliyunStandIn();
  const transport = createAliyunTransport({ ...aliyun.settings, accessKeySecret: 'other' });
  const refused = { message: 'SignatureDoesNotMatch', isPermanent: false };
  await expect(transport.send(message)).rejects.toMatchObject(refused);
  aliyun.answer.code = 'isv.AMOUNT_NOT_ENOUGH';
  const unpaid = createAliyunTransport(aliyun.settings).send(message);
  await expect(unpaid).rejects.toMatchObject({ message: aliyun.answer.code, isPermanent: false });
  aliyun.answer.code = `no way to ${recipient}`;
  const odd = createAliyunTransport(aliyun.settings).send(message);
  await expect(odd).rejects.toMatchObject({ message: 'status 200', isPermanent: false });
});

test('a message without a template cannot leave', async () => {
  await using aliyun = await startAliyunStandIn();
  const { send } = createAliyunTransport(aliyun.settings);
  const { content: _, ...bare } = message;
  await expect(send(bare)).rejects.toMatchObject({ isPermanent: true });
  expect(aliyun.received).toEqual([]);
});

test('half a configuration is refused', () => {
  for (const name of Object.keys(complete))
    expect(() => readConfig({ ...complete, [name]: '' })).toThrow(ConfigError);
});

test('a second template is the English one; with one it serves both', () => {
  expect(readConfig(complete).channels.get('sms')).toMatchObject({
    templates: { code: { zh: 'SMS_1', en: 'SMS_2' }, notice: { zh: 'SMS_3', en: 'SMS_3' } },
    origin: 'https://dysmsapi.aliyuncs.com',
  });
});
