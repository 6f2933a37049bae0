import { expect, test } from 'vitest';

import { settingsChecks } from '../../apps/server/src/checks/settings-checks.ts';
import { readConfig, variableNames } from '../../apps/server/src/read-config.ts';
import type { ComposeFile } from './compose-rules.ts';
import { readManifests, readYaml, workloadsOf } from './manifest.ts';
import { namesOf } from './settings-file.ts';

/** Values that an operator could write into `site.env`. */
const written: Record<string, string> = {
  PUBLIC_ORIGIN: 'https://www.example.com',
  SECRET_KEYS: Buffer.alloc(32, 1).toString('base64'),
  // Each server of a cluster has its own disk, so uploads and the key of the audit log can't be kept on it.
  AUDIT_KEY: Buffer.alloc(32, 2).toString('base64'),
  S3_URL: 'https://s3.example.com/site?region=eu-central-1',
  S3_ACCESS_KEY: 'AKEXAMPLE',
  S3_SECRET_KEY: 'example',
  PAYMENT_METHODS: 'bank-transfer',
  TRANSFER_HOLDER: 'Example Ltd.',
  TRANSFER_BANK: 'Example Bank',
  TRANSFER_ACCOUNT: '0000000000',
  CARRIERS: 'sf-express',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'no-reply@example.com',
};

const deployments = {
  'compose.yml': (readYaml('compose.yml') as ComposeFile).services['server']?.environment ?? {},
  'kubernetes/server.yaml': environmentOfPod(),
};

test.each(Object.entries(deployments))(
  'the server knows every setting of %s, and starts with them as a public site',
  (_file, environment) => {
    const own = Object.entries(environment)
      .filter(([name]) => !isPartOfAnother(name))
      .map(([name, value]) => [name, value.replaceAll(placeholder, 'a1b2')] as const);
    for (const [name] of own) expect(variableNames).toContain(name);
    const config = readConfig({ ...Object.fromEntries(own), ...written });
    for (const check of Object.values(settingsChecks))
      expect(check(config)).toMatchObject({ state: 'ok' });
    expect(config.databaseUrl).toMatch(/^postgres:.*@postgres:5432\/uid$/);
    expect(config.redisUrl).toContain('@valkey:6379');
    expect(environment['OTEL_EXPORTER_OTLP_ENDPOINT']).toBe('http://collector:4318');
    expect(config.isPublic).toBe(true);
    expect(config.drainTime).toBeGreaterThan(0);
  },
);

test('site.env.example asks for what a public site needs and the deployment does not say', () => {
  const asked = namesOf('site.env.example');
  for (const name of asked) expect(variableNames).toContain(name);
  const ofTransfers = (name: string) => name.startsWith('TRANSFER_');
  expect(asked).toEqual(
    Object.keys(written)
      .filter((name) => !ofTransfers(name))
      .toSorted(),
  );
});

function environmentOfPod(): Record<string, string> {
  const server = workloadsOf(readManifests()).find(({ labels }) => labels['app'] === 'server');
  const variables = server?.pod.containers[0]?.env ?? [];
  return Object.fromEntries(variables.map(({ name, value = '' }) => [name, value]));
}

/** Matches the placeholder of a secret. */
const placeholder = /\$\{[^}]*\}|\$\([^)]*\)/g;

/** Returns true for secrets that are only used inside the values of other settings. */
function isPartOfAnother(name: string): boolean {
  return ['SITE_DATABASE_PASSWORD', 'VALKEY_PASSWORD'].includes(name);
}
