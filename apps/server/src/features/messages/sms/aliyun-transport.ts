import { randomUUID } from 'node:crypto';

import { MessageRefused } from '../message-transport.ts';
import type { MessageTransport } from '../message-transport.ts';
import type { AliyunSettings } from './aliyun-settings.ts';
import { signRequest } from './sign-request.ts';
import type { TextContent } from './text-content.ts';

const timeout = 15_000;

/** Sends text messages with Alibaba Cloud (Dysmsapi 2017-05-25, SendSms). */
export function createAliyunTransport(settings: AliyunSettings): MessageTransport {
  return {
    accepted: 'sent',
    async send({ id, recipient, content }) {
      if (!content) throw new MessageRefused('no template', true);
      const { query, headers } = signRequest(
        {
          host: new URL(settings.origin).host,
          action: 'SendSms',
          version: '2017-05-25',
          parameters: { ...parametersOf(content, settings), PhoneNumbers: recipient, OutId: id },
          now: Date.now(),
          nonce: randomUUID(),
        },
        settings,
      );
      const code = await post(`${settings.origin}/?${query}`, headers);
      if (code !== 'OK') throw new MessageRefused(code, permanent.has(code));
    },
  };
}

function parametersOf(
  { template, language, value }: TextContent,
  { signName, templates }: AliyunSettings,
): Record<string, string> {
  return {
    SignName: signName,
    TemplateCode: templates[template][language],
    TemplateParam: JSON.stringify({ [template]: value }),
  };
}

/** Returns the code of the response and nothing else, because its message may quote the recipient. */
async function post(url: string, headers: Record<string, string>): Promise<string> {
  const signal = AbortSignal.timeout(timeout);
  const options = { method: 'POST', headers, signal, redirect: 'error' } as const;
  const answer = await fetch(url, options).catch(() => undefined);
  if (!answer) throw new MessageRefused('unreachable', false);
  const body = (await answer.json().catch(() => ({}))) as { Code?: unknown };
  const { Code: code } = body;
  return typeof code === 'string' && /^[\w.]{1,60}$/.test(code) ? code : `status ${answer.status}`;
}

/** Failures that another try does not fix. A wrong key, template or balance is left out: the operator can fix those. */
const permanent = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.PARAM_LENGTH_LIMIT',
  'MOBILE_NOT_ON_SERVICE',
  'MOBILE_IN_BLACK',
]);
