import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { carrierCodes } from '@uid/contract/shipments';
import type { CarrierCode } from '@uid/contract/shipments';
import { z } from 'zod';

import { ConfigError } from './config-error.ts';
import { messageVariables, readMessageConfig } from './config-messages.ts';
import type { MessageConfig } from './config-messages.ts';
import { paymentVariables, readPaymentConfig } from './config-payments.ts';
import type { PaymentConfig } from './config-payments.ts';
import { readSecretKeys, secretVariables } from './config-secrets.ts';
import { identityProfiles } from './identity-policy.ts';
import type { IdentityPolicy } from './identity-policy.ts';

export { ConfigError } from './config-error.ts';

type IdentityProfile = keyof typeof identityProfiles;

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUSTED_PROXIES: z.string().optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  ...paymentVariables,
  CARRIERS: z.string().default('sandbox'),
  SANDBOX_SHIPS_ITSELF: z.enum(['on', 'off']).optional(),
  UNPAID_MINUTES: z.coerce.number().positive().max(10_080).default(30),
  IDENTITY_PROFILE: z.enum(Object.keys(identityProfiles) as IdentityProfile[]).default('default'),
  SESSION_IDLE_MINUTES: z.coerce.number().positive().max(1_440).optional(),
  SESSION_HOURS: z.coerce.number().positive().max(720).optional(),
  PASSWORD_MAX_AGE_DAYS: z.coerce.number().positive().max(3_650).optional(),
  ATTEMPTS_PER_ADDRESS: z.coerce.number().int().positive().max(1_000_000).default(100),
  SECURITY_TXT_DAYS: z.coerce.number().int().positive().max(365).default(180),
  ...messageVariables,
  ...secretVariables,
});

/** The process's settings, typed; times are milliseconds. */
export interface Config extends MessageConfig, PaymentConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where several processes count tries together; undefined: each for itself. */
  redisUrl: string | undefined;
  /** Scheme, host and port as visitors see them, without a slash at the end; undefined: as each request says. */
  publicOrigin: string | undefined;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  /** Where Prometheus asks; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** How long `/readyz` says no before nobody new is let in. */
  drainTime: number;
  /** With whom parcels may leave, in this order. */
  carriers: CarrierCode[];
  /** Paid orders are sent with the stand-in carrier by themselves, so that the way is seen without an operator. */
  shipsItself: boolean;
  unpaidTime: number;
  identity: IdentityPolicy;
  /** Failed logins, code requests and code entries that one network address may make in ten minutes. */
  attemptsPerAddress: number;
  /** With what secrets are sealed, the newest first; undefined: with the data folder's own key. */
  secretKeys: Buffer[] | undefined;
  /** How long what security.txt says is vouched for. */
  securityTxtDays: number;
}

/** The only reader of the environment. Throws `ConfigError` where a value is wrong or two contradict. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = schema.safeParse(present);
  if (!parsed.success) throw new ConfigError(explain(parsed.error));
  const values = parsed.data;
  const minute = 60_000;
  const publicOrigin = values.PUBLIC_ORIGIN && readOrigin(values.PUBLIC_ORIGIN);
  const payments = readPaymentConfig(values, { publicOrigin });
  const carriers = readCarriers(values.CARRIERS);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    publicOrigin,
    logLevel: values.LOG_LEVEL,
    trustedProxies: readProxies(values.TRUSTED_PROXIES),
    metrics: values.METRICS_PORT
      ? { host: values.METRICS_HOST, port: values.METRICS_PORT }
      : undefined,
    drainTime: values.DRAIN_SECONDS * 1000,
    ...payments,
    carriers,
    shipsItself: readShipsItself(values.SANDBOX_SHIPS_ITSELF, { ...payments, carriers }),
    unpaidTime: values.UNPAID_MINUTES * minute,
    identity: readIdentityPolicy(values),
    attemptsPerAddress: values.ATTEMPTS_PER_ADDRESS,
    securityTxtDays: values.SECURITY_TXT_DAYS,
    ...readMessageConfig(values),
    secretKeys: values.SECRET_KEYS === undefined ? undefined : readSecretKeys(values.SECRET_KEYS),
  };
}

/** The profile, with what is set apart from it. */
function readIdentityPolicy(values: z.infer<typeof schema>): IdentityPolicy {
  const policy: IdentityPolicy = identityProfiles[values.IDENTITY_PROFILE];
  const minute = 60_000;
  const { SESSION_IDLE_MINUTES, SESSION_HOURS, PASSWORD_MAX_AGE_DAYS } = values;
  return {
    ...policy,
    ...(SESSION_IDLE_MINUTES && { sessionIdleTime: SESSION_IDLE_MINUTES * minute }),
    ...(SESSION_HOURS && { sessionTime: SESSION_HOURS * 60 * minute }),
    ...(PASSWORD_MAX_AGE_DAYS && { passwordMaxAge: PASSWORD_MAX_AGE_DAYS * 24 * 60 * minute }),
  };
}

function explain(error: z.ZodError): string {
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

function readCarriers(value: string): CarrierCode[] {
  const codes = new Set(value.split(',').map((each) => each.trim()));
  return [...codes].map((name) => {
    const code = carrierCodes.find((each) => each === name);
    if (code) return code;
    const choice = carrierCodes.join(', ');
    throw new ConfigError(`CARRIERS names "${name}", which is none of ${choice}.`);
  });
}

/** Where anything real is configured, nothing leaves by itself unless that is asked for. */
function readShipsItself(
  value: 'on' | 'off' | undefined,
  { paymentMethods, carriers }: Pick<Config, 'paymentMethods' | 'carriers'>,
): boolean {
  const isSandbox = carriers.includes('sandbox');
  if (value === 'on' && !isSandbox)
    throw new ConfigError('SANDBOX_SHIPS_ITSELF=on needs the carrier sandbox in CARRIERS.');
  if (value !== undefined) return value === 'on';
  return [...paymentMethods, ...carriers].every((name) => name === 'sandbox');
}

function readProxies(value: string | undefined): string[] {
  const proxies = value?.split(',').map((each) => each.trim()) ?? [];
  const wrong = proxies.find((each) => isIP(each.split('/', 1)[0] ?? '') === 0);
  if (wrong !== undefined)
    throw new ConfigError(`TRUSTED_PROXIES holds "${wrong}", which is not an IP address or range.`);
  return proxies;
}
