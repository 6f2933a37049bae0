import { expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';

const publicSite = { PUBLIC_ORIGIN: 'https://www.example.com', LOG_LEVEL: 'warn' };
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

async function warningsAfter(environment: Record<string, string>, headers: Record<string, string>) {
  const lines: string[] = [];
  const logLines = { write: (line: string) => void lines.push(line) };
  await using site = await createTestApp({ environment, logLines });
  for (let index = 0; index < 3; index += 1)
    await site.app.inject({ url: '/healthz', headers, remoteAddress: '10.0.0.1' });
  return lines.filter((line) => line.includes('TRUSTED_PROXIES'));
}

test.each([
  ['is not set', {}],
  ['says none', { TRUSTED_PROXIES: 'none' }],
  ['names another proxy', { TRUSTED_PROXIES: '10.0.0.2' }],
])('forwarded headers where TRUSTED_PROXIES %s are warned of once', async (_name, environment) => {
  const warnings = await warningsAfter({ ...publicSite, ...environment }, forwarded);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('"proxy":"10.0.0.1"');
});

test('a site of this machine alone warns, too, and refuses', async () => {
  expect(await warningsAfter({ LOG_LEVEL: 'warn' }, forwarded)).toHaveLength(1);
});

test('nothing is warned of where the proxy is named, or where nothing is forwarded', async () => {
  const named = { ...publicSite, TRUSTED_PROXIES: '10.0.0.1' };
  expect(await warningsAfter(named, forwarded)).toEqual([]);
  expect(await warningsAfter(publicSite, {})).toEqual([]);
});
