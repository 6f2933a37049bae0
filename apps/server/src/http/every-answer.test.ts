import { errorKinds } from '@uid/contract/errors';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

const json = { 'content-type': 'application/json' };

/**
 * Responses of every kind that the server gives on its own: success, refusal, malformed, too large, internal error.
 */
async function answersOf({ app }: TestApp): Promise<Record<string, LightMyRequestResponse>> {
  app.get('/api/test/broken', async () => {
    throw new Error('secret detail /srv/uid/database.sqlite');
  });
  const send = (payload: string, headers: Record<string, string> = json) =>
    app.inject({ method: 'POST', url: '/uid-boot/login', payload, headers });
  return {
    good: await app.inject('/api/openapi.json'),
    missing: await app.inject('/api/nothing'),
    refused: await app.inject('/api/orders?language=zh'),
    malformed: await send('{"email":'),
    wrongShape: await send('[1,2]'),
    polluted: await send('{"__proto__":{"email":"x"}}'),
    tooLarge: await send(JSON.stringify({ email: 'x'.repeat(70_000) })),
    wrongType: await send('email=x', { 'content-type': 'text/csv' }),
    badAddress: await app.inject('/api/%ff%fe'),
    broken: await app.inject('/api/test/broken'),
  };
}

describe('every answer', () => {
  test('D1: carries the security headers and an id', async () => {
    await using site = await createTestApp();
    for (const [name, { headers }] of Object.entries(await answersOf(site))) {
      expect(headers, name).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp; report-to="policy"',
        'reporting-endpoints': 'policy="/api/policy-reports"',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      });
      expect(headers['content-security-policy'], name).toContain("default-src 'none'");
      expect(headers['x-request-id'], name).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('has the status that its failure deserves', async () => {
    await using site = await createTestApp();
    const statuses = Object.entries(await answersOf(site)).map(([name, { statusCode }]) => [
      name,
      statusCode,
    ]);
    expect(Object.fromEntries(statuses)).toEqual({
      good: 200,
      missing: 404,
      refused: 401,
      malformed: 400,
      wrongShape: 400,
      polluted: 400,
      tooLarge: 413,
      wrongType: 415,
      badAddress: 400,
      broken: 500,
    });
  });

  test('that is a failure is an envelope with a name from the list and no inner detail', async () => {
    await using site = await createTestApp();
    const { good: _, ...failures } = await answersOf(site);
    for (const [name, answer] of Object.entries(failures)) {
      const envelope = answer.json();
      expect(Object.keys(errorKinds), name).toContain(envelope.result.error);
      expect(envelope.success, name).toBe(false);
      expect(answer.headers['cache-control'], name).toBe('no-store');
      expect(envelope.result.requestId, name).toBe(answer.headers['x-request-id']);
      expect(answer.body, name).not.toMatch(/secret|sqlite|\bat .*:\d+/);
    }
  });

  test('speaks the language that was asked for', async () => {
    await using site = await createTestApp();
    const ask = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await site.app.inject({ url: '/api/nothing', headers })).json().message;
    };
    expect(await ask('en-GB,zh;q=0.5')).toBe(errorKinds.NOT_FOUND.text.en);
    expect(await ask('zh-CN')).toBe(errorKinds.NOT_FOUND.text.zh);
    expect(await ask('fr')).toBe(errorKinds.NOT_FOUND.text.zh);
    expect(await ask('fr, en;q=0.5, zh;q=0.1')).toBe(errorKinds.NOT_FOUND.text.en);
  });

  test('asks browsers to keep to https only where the site has it', async () => {
    await using plain = await createTestApp();
    await using secure = await createTestApp({
      environment: { PUBLIC_ORIGIN: 'https://www.example.com' },
    });
    await using inside = await createTestApp({
      environment: { PUBLIC_ORIGIN: 'http://shop.intranet.example' },
    });
    const header = async ({ app }: TestApp) =>
      (await app.inject('/healthz')).headers['strict-transport-security'];
    expect(await header(plain)).toBeUndefined();
    expect(await header(inside)).toBeUndefined();
    expect(await header(secure)).toContain('max-age=63072000');
  });
});
