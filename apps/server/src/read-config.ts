import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

import { z } from '@uid/contract/zod';

import { ConfigError } from './config-error.ts';
import type { Config } from './config.ts';
import { auditSettings } from './features/audit/settings.ts';
import { backupSettings } from './features/backups/settings.ts';
import { outsideSettings } from './features/identity/outside/settings.ts';
import { secretSettings } from './features/identity/secrets/settings.ts';
import { identitySettings } from './features/identity/settings.ts';
import { fileSettings } from './features/media/settings.ts';
import { conversationSettings } from './features/conversations/settings.ts';
import { companySettings } from './features/invoice-titles/settings.ts';
import { messageSettings } from './features/messages/settings.ts';
import { orderSettings } from './features/orders/settings.ts';
import { paymentSettings } from './features/payments/settings.ts';
import { quoteSettings } from './features/quotes/settings.ts';
import { refundSettings } from './features/refunds/settings.ts';
import { shipmentSettings } from './features/shipments/settings.ts';
import { signatureSettings } from './features/signatures/settings.ts';
import { contentSettings } from './features/contents/settings.ts';
import { loggedAddresses } from './http/log/logged-address.ts';
import { countProcesses } from './processes/count-processes.ts';
import { isPublicSite } from './public-site.ts';
import { urlOf } from './settings.ts';
import { showSettings } from './show-settings.ts';
import { telemetrySettings } from './telemetry/settings.ts';

// Validation errors are in zod’s English, here and in the log: `zod/mini` has no messages until a locale is set.
z.config(z.locales.en());

const schema = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 8000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  ERASURES_FILE: z.optional(z.string().check(z.minLength(1))),
  PROCESSES: z._default(
    z.union([z.literal('auto'), z.coerce.number().check(z.int(), z.minimum(1), z.maximum(256))], {
      error: 'it has to be a number from 1 to 256, or auto',
    }),
    1,
  ),
  DATABASE_URL: z.optional(urlOf('postgres', 'postgresql')),
  REDIS_URL: z.optional(urlOf('redis', 'rediss')),
  PUBLIC_ORIGIN: z.optional(urlOf('http', 'https')),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  LOG_ADDRESSES: z._default(z.enum(loggedAddresses), 'full'),
  TRUSTED_PROXIES: z.optional(z.string()),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))),
  METRICS_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(60)), 0),
  ...identitySettings.variables,
  ...outsideSettings.variables,
  ...secretSettings.variables,
  ...auditSettings.variables,
  ...orderSettings.variables,
  ...companySettings.variables,
  ...quoteSettings.variables,
  ...refundSettings.variables,
  ...paymentSettings.variables,
  ...shipmentSettings.variables,
  ...messageSettings.variables,
  ...conversationSettings.variables,
  ...contentSettings.variables,
  ...signatureSettings.variables,
  ...backupSettings.variables,
  ...fileSettings.variables,
  ...telemetrySettings.variables,
});

/** Names of all variables that are read; the README's table lists them. */
export const variableNames = Object.keys(schema.shape);

/**
 * The only reader of the environment. Throws `ConfigError` if a value is wrong or two values contradict each other.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = schema.safeParse(present);
  if (!parsed.success) throw new ConfigError(explain(parsed.error));
  const values = parsed.data;
  if (values.PROCESSES !== 1 && values.DATABASE_URL === undefined)
    throw new ConfigError(
      `PROCESSES is ${values.PROCESSES} and DATABASE_URL is not set: an SQLite database has one writer. Leave PROCESSES out, or name a PostgreSQL server.`,
    );
  const publicOrigin = values.PUBLIC_ORIGIN && readOrigin(values.PUBLIC_ORIGIN);
  const isPublic = isPublicSite({
    publicOrigin,
    host: values.HOST,
    environment: values.NODE_ENV,
  });
  const payments = paymentSettings.read(values, publicOrigin);
  const given = new Set(Object.keys(present).filter((name) => Object.hasOwn(schema.shape, name)));
  const all = Object.fromEntries(variableNames.map((name) => [name, undefined]));
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    erasuresFile: resolve(values.ERASURES_FILE ?? join(values.DATA_DIR, 'erasures.jsonl')),
    databaseUrl: values.DATABASE_URL,
    processes: countProcesses(`${values.PROCESSES}`),
    redisUrl: values.REDIS_URL,
    publicOrigin,
    isPublic,
    given,
    shownSettings: showSettings({ ...all, ...values }, given),
    logLevel: values.LOG_LEVEL,
    loggedAddresses: values.LOG_ADDRESSES,
    trustedProxies: readProxies(values.TRUSTED_PROXIES),
    metrics: values.METRICS_PORT
      ? { host: values.METRICS_HOST, port: values.METRICS_PORT }
      : undefined,
    drainTime: values.DRAIN_SECONDS * 1000,
    ...payments,
    ...shipmentSettings.read(values, [...payments.paymentMethods.keys()]),
    ...identitySettings.read(values),
    ...outsideSettings.read(values, { isPublic }),
    ...secretSettings.read(values),
    ...auditSettings.read(values),
    ...orderSettings.read(values),
    ...companySettings.read(values),
    ...quoteSettings.read(values),
    ...refundSettings.read(values),
    ...messageSettings.read(values),
    ...conversationSettings.read(values),
    ...contentSettings.read(values),
    ...signatureSettings.read(values),
    ...backupSettings.read(values, values.DATA_DIR),
    ...fileSettings.read(values),
    ...telemetrySettings.read(values),
  };
}

/** The value for an operator who has no proxy in front of the server. */
const noProxies = 'none';

function explain(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return `The environment variable ${issue?.path.join('.')} is not usable: ${issue?.message}.`;
}

function readOrigin(value: string): string {
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(
      'PUBLIC_ORIGIN must be a scheme and host only, like https://www.example.com.',
    );
  }
  return url.origin;
}

function readProxies(value: string | undefined): string[] {
  if (value === undefined || value === noProxies) return [];
  const proxies = value.split(',').map((each) => each.trim());
  const wrong = proxies.find((each) => !isRange(each));
  if (wrong !== undefined)
    throw new ConfigError(
      `TRUSTED_PROXIES holds "${wrong}", which is not an IP address or range. Say ${noProxies} where nothing stands in front.`,
    );
  return proxies;
}

/** True for an IP address, or a range: an address with a prefix length, for IPv4 also with a mask. */
function isRange(text: string): boolean {
  const [address = '', network, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  if (network === undefined || (kind === 4 && isIP(network) === 4)) return true;
  const length = /^\d+$/.test(network) ? Number(network) : 0;
  return length > 0 && length <= (kind === 4 ? 32 : 128);
}
