import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { chooseDirectory } from './choose-directory.ts';
import { standInDirectory } from './stand-in-directory.ts';

const key = 'a-key-of-the-service';

/** Responds with the stand-in's companies, in the form of docs/companies.md. */
const answerAsDocumented: RequestListener = (asked, answer) => {
  const { pathname, searchParams } = new URL(asked.url ?? '', 'http://service.example');
  const isKnown = asked.headers.authorization === `Bearer ${key}` && pathname === '/companies';
  if (isKnown && searchParams.get('country') === 'cn')
    void standInDirectory
      .find(searchParams.get('q') ?? '')
      .then((companies) => answer.end(JSON.stringify({ companies })));
  else answer.writeHead(401).end();
};

async function openService(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/companies?country=cn`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

test('a service is asked with its key, and answers as the stand-in does', async () => {
  await using service = await openService(answerAsDocumented);
  const companyLookup = { url: service.url, key };
  const directory = await chooseDirectory({ companyLookup, isPublic: true });
  expect(await directory?.find('示例科技')).toEqual(await standInDirectory.find('示例科技'));
  expect(await directory?.find('&q=没有')).toEqual([]);
});

test.each<[string, RequestListener]>([
  ['refuses', (_asked, answer) => answer.writeHead(403).end('{"companies":[]}')],
  ['answers no JSON', (_asked, answer) => answer.end('<html>')],
  ['leads elsewhere', (_asked, answer) => answer.writeHead(302, { location: '/' }).end()],
  [
    'gives a number that is none',
    (_asked, answer) =>
      answer.end('{"companies":[{"name":"示例","taxNumber":"91110108MA0000001E"}]}'),
  ],
  ['hangs up', (asked) => asked.socket.destroy()],
])('a service that %s is away, and says no more', async (_what, listener) => {
  await using service = await openService(listener);
  const companyLookup = { url: service.url, key };
  const directory = await chooseDirectory({ companyLookup, isPublic: false });
  await expect(directory?.find('示例')).rejects.toThrow('COMPANIES_AWAY');
});

test('made-up companies are found where a site is developed, never on a public one', async () => {
  const companyLookup = undefined;
  expect(await chooseDirectory({ companyLookup, isPublic: false })).toBe(standInDirectory);
  expect(await chooseDirectory({ companyLookup, isPublic: true })).toBeUndefined();
});
