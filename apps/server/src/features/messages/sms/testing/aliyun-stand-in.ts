import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signRequest } from '../sign-request.ts';
import type { AliyunSettings } from '../aliyun-settings.ts';

export interface AliyunStandIn extends AsyncDisposable {
  settings: AliyunSettings;
  /** The parameters of every request whose signature was right. */
  received: Record<string, string>[];
  /** The code of the next responses. */
  answer: { code: string };
}

/**
 * Responds like Alibaba Cloud's text messages: checks the signature first, then responds with the code that it is told.
 */
export async function startAliyunStandIn(): Promise<AliyunStandIn> {
  const received: Record<string, string>[] = [];
  const answer = { code: 'OK' };
  const accessKey = { accessKeyId: 'key', accessKeySecret: 'secret' };
  const server = createServer((request, response) => {
    const parameters = parametersOf(request);
    const isSigned = request.headers.authorization === expectedOf(request, parameters, accessKey);
    if (isSigned) received.push(parameters);
    const code = isSigned ? answer.code : 'SignatureDoesNotMatch';
    response.writeHead(isSigned ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ Code: code, Message: `about ${parameters['PhoneNumbers']}` }));
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const { port } = server.address() as AddressInfo;
  const templates = { code: { zh: 'SMS_1', en: 'SMS_2' }, notice: { zh: 'SMS_3', en: 'SMS_4' } };
  return {
    settings: {
      ...accessKey,
      signName: '优安德',
      templates,
      origin: `http://127.0.0.1:${port}`,
    },
    received,
    answer,
    async [Symbol.asyncDispose]() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}

function parametersOf({ url = '' }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(new URL(url, 'http://stand-in').searchParams);
}

function expectedOf(
  { headers }: IncomingMessage,
  parameters: Record<string, string>,
  accessKey: { accessKeyId: string; accessKeySecret: string },
): string | undefined {
  const request = {
    host: headers.host ?? '',
    action: String(headers['x-acs-action']),
    version: String(headers['x-acs-version']),
    parameters,
    now: Date.parse(String(headers['x-acs-date'])),
    nonce: String(headers['x-acs-signature-nonce']),
  };
  return signRequest(request, accessKey).headers['authorization'];
}
