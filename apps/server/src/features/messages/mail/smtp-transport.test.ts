import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { ConfigError } from '../../../config-error.ts';
import { readConfig } from '../../../read-config.ts';
import { createTransports } from '../create-transports.ts';
import type { MessageTransport } from '../message-transport.ts';
import { channelSuite } from '../testing/channel-suite.ts';
import { mail } from './mail.ts';

interface MailServer extends AsyncDisposable {
  transport: MessageTransport;
  received: string[];
}

/** Starts a mail server that speaks just enough SMTP; given `refusal`, it responds with this line to each recipient. */
async function startMailServer(refusal?: string): Promise<MailServer> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let data: string | undefined;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 test');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (data !== undefined) data += chunk;
      if (data?.endsWith('\r\n.\r\n')) {
        received.push(data);
        data = undefined;
        answer('250 taken');
      } else if (data === undefined) {
        const verb = chunk.slice(0, 4).toUpperCase();
        if (verb === 'DATA') data = '';
        if (verb === 'QUIT') socket.end('221 bye\r\n');
        else if (verb === 'RCPT' && refusal) answer(refusal);
        else answer(verb === 'DATA' ? '354 go on' : '250 fine');
      }
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const { port } = server.address() as AddressInfo;
  const config = readConfig({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'UID <no-reply@example.com>',
  });
  return {
    received,
    transport: (await createTransports(config)).get('mail')!,
    async [Symbol.asyncDispose]() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
}

const message = {
  id: 'mail-1',
  recipient: 'buyer@example.com',
  subject: '验证码',
  text: '123456\n',
};

const refusals = {
  takes: undefined,
  refuses: '550 buyer@example.com is unknown',
  'wants later': '451 buyer@example.com, try later',
};

channelSuite(mail, async (reception) => {
  const server = await startMailServer(refusals[reception]);
  return { ...server, message, countReceived: () => server.received.length };
});

test('a mail leaves over SMTP with an id that stays the same', async () => {
  await using server = await startMailServer();
  await server.transport.send(message);
  const [text = ''] = server.received;
  expect(text).toContain('From: UID <no-reply@example.com>');
  expect(text).toContain('To: buyer@example.com');
  expect(text).toContain('Message-ID: <mail-1@example.com>');
  expect(text).toContain('Auto-Submitted: auto-generated');
  expect(text).toContain('123456');
});

test('half a configuration is refused', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(ConfigError);
  expect(() => readConfig({ MAIL_FROM: 'no-reply@example.com' })).toThrow('belong together');
});

test('a mail with a page leaves as both, the text first', async () => {
  await using server = await startMailServer();
  await server.transport.send({ ...message, html: '<p>123456</p>' });
  const [text = ''] = server.received;
  expect(text).toContain('multipart/alternative');
  expect(text.indexOf('text/plain')).toBeLessThan(text.indexOf('text/html'));
  expect(text).toContain('<p>123456</p>');
});
