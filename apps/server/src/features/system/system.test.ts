import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getSystem } from '@uid/contract/system';
import { expect, test } from 'vitest';

import { variableNames } from '../../read-config.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

const secrets = {
  SMTP_URL: 'smtp://user:hunter2@mail.example.com',
  MAIL_FROM: 'shop@example.com',
  REDIS_URL: 'redis://:hunter2@127.0.0.1:6379',
  PAYMENT_METHODS: 'stripe,sandbox',
  STRIPE_SECRET_KEY: 'sk_test_hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
  MAILBOX_KEY: 'hunter2-of-the-mailbox',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=hunter2',
};

test('the system says what runs, on which database, how settings are, and no secret of them', async () => {
  await using server = await createTestApp({
    environment: { ...secrets, UNPAID_MINUTES: '45' },
  });
  const { result } = await server.call(
    getSystem,
    { language: 'en' },
    await buildStaff(server, ['administrator']),
  );
  expect(result).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    process: { count: 1 },
    database: { engine: server.deps.database.engine, missing: 0 },
    twoPersons: 'waiting',
  });
  expect(result.database.size).toBeGreaterThan(100_000);
  expect(result.backups).toBeUndefined();
  expect(JSON.stringify(result)).not.toContain('hunter2');
  const byName = new Map(result.settings.map((each) => [each.name, each]));
  expect([...byName.keys()]).toEqual(variableNames.toSorted());
  expect(byName.get('UNPAID_MINUTES')).toEqual({
    name: 'UNPAID_MINUTES',
    isSet: true,
    value: '45',
  });
  expect(byName.get('PORT')).toEqual({ name: 'PORT', isSet: false, value: '8000' });
  for (const name of Object.keys(secrets).filter((each) => !/FROM|METHODS/.test(each)))
    expect(byName.get(name)).toEqual({ name, isSet: true });
  expect(byName.get('WECHAT_PAY_API_V3_KEY')).toEqual({
    name: 'WECHAT_PAY_API_V3_KEY',
    isSet: false,
  });
});

test('no setting is shown whose name speaks of a secret', async () => {
  const { showSettings } = await import('../../show-settings.ts');
  const values = Object.fromEntries(variableNames.map((name) => [name, 'x']));
  const shown = showSettings(values, new Set()).filter(({ value }) => value !== undefined);
  expect(shown.length).toBeGreaterThan(20);
  const suspicious = shown.filter(({ name }) => /KEY(?!LESS)|SECRET|TOKEN|HEADERS|URL/.test(name));
  expect(suspicious).toEqual([]);
});

test('it says what the doctor finds, and how many backups there are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uid-system-'));
  mkdirSync(join(folder, 'uid-2026-01-05T07-00-00Z'));
  try {
    await using server = await createTestApp({ environment: { BACKUP_DIR: folder } });
    const { result } = await server.call(
      getSystem,
      { language: 'en' },
      await buildStaff(server, ['auditor']),
    );
    const newestAt = Date.UTC(2026, 0, 5, 7);
    expect(result.backups).toEqual({ every: 86_400_000, keep: 14, count: 1, newestAt });
    const findings = new Map<string, string>(
      result.findings.map((each) => [each.name, each.state]),
    );
    expect(findings.get('backups')).toBe('ok');
    expect(findings.get('schema')).toBe('ok');
    // Only the command checks the whole database.
    expect(findings.has('integrity')).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what the doctor finds is said in the reader’s language', async () => {
  await using server = await createTestApp();
  const staff = await buildStaff(server, ['auditor']);
  const said = async (language: 'zh' | 'en') =>
    (await server.call(getSystem, { language }, staff)).result.findings.map(
      ({ name, sentence }) => ({ name, isChinese: /\p{Script=Han}/u.test(sentence) }),
    );
  expect((await said('en')).filter(({ isChinese }) => isChinese)).toEqual([]);
  // Codes of settings, and versions, are the same in every language.
  const names = ['payment', 'carriers', 'outside logins', 'versions'];
  const rest = (await said('zh')).filter(({ name }) => !names.includes(name));
  expect(rest).toHaveLength(17 - names.length);
  expect(rest.filter(({ isChinese }) => !isChinese)).toEqual([]);
});

test('whoever may not read it finds nothing there', async () => {
  await using server = await createTestApp();
  const support = await buildStaff(server, ['support']);
  expect((await server.call(getSystem, { language: 'en' }, support)).status).toBe(404);
});
