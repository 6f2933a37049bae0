import { expect, test } from 'vitest';

import { ConfigError } from '../../../config-error.ts';
import { readConfig } from '../../../read-config.ts';
import { createTransports } from '../create-transports.ts';
import { createAliyunTransport } from './aliyun-transport.ts';
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

test.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', true],
  ['isv.BUSINESS_LIMIT_CONTROL', false],
  ['isv.AMOUNT_NOT_ENOUGH', false],
])(
  'after %j another try is pointless: %j; the number is in no refusal',
  async (code, isPermanent) => {
    await using aliyun = await startAliyunStandIn();
    aliyun.answer.code = code;
    const error = await createAliyunTransport(aliyun.settings)
      .send(message)
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ name: 'MessageRefused', message: code, isPermanent });
    expect(String(error)).not.toContain('138');
  },
);

test('a wrong key, words instead of a code, and a server that is away are worth another try', async () => {
  const aliyun = await startAliyunStandIn();
  const transport = createAliyunTransport({ ...aliyun.settings, accessKeySecret: 'other' });
  const refused = { message: 'SignatureDoesNotMatch', isPermanent: false };
  await expect(transport.send(message)).rejects.toMatchObject(refused);
  aliyun.answer.code = `no way to ${recipient}`;
  const odd = createAliyunTransport(aliyun.settings).send(message);
  await expect(odd).rejects.toMatchObject({ message: 'status 200', isPermanent: false });
  await aliyun[Symbol.asyncDispose]();
  const away = { message: 'unreachable', isPermanent: false };
  await expect(transport.send(message)).rejects.toMatchObject(away);
});

test('a message without a template cannot leave', async () => {
  await using aliyun = await startAliyunStandIn();
  const { send } = createAliyunTransport(aliyun.settings);
  const { content: _, ...bare } = message;
  await expect(send(bare)).rejects.toMatchObject({ isPermanent: true });
  expect(aliyun.received).toEqual([]);
});

test('without an account text messages are captured; half a configuration is refused', async () => {
  expect((await createTransports(readConfig({}))).sms.accepted).toBe('captured');
  expect((await createTransports(readConfig(complete))).sms.accepted).toBe('sent');
  for (const name of Object.keys(complete))
    expect(() => readConfig({ ...complete, [name]: '' })).toThrow(ConfigError);
});

test('a second template is the English one; with one it serves both', () => {
  expect(readConfig(complete).sms).toMatchObject({
    templates: { code: { zh: 'SMS_1', en: 'SMS_2' }, notice: { zh: 'SMS_3', en: 'SMS_3' } },
    origin: 'https://dysmsapi.aliyuncs.com',
  });
});
