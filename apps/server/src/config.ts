import { isIP } from 'node:net';
import { resolve } from 'node:path';

import type { PaymentMethod } from '@uid/contract/payments';
import { carrierCodes } from '@uid/contract/shipments';
import type { CarrierCode } from '@uid/contract/shipments';
import { z } from 'zod';

import type { StripeSettings } from './features/payments/providers/stripe/stripe-settings.ts';
import { identityProfiles } from './identity-policy.ts';
import type { IdentityPolicy } from './identity-policy.ts';

type IdentityProfile = keyof typeof identityProfiles;

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUSTED_PROXIES: z.string().optional(),
  PAYMENT_METHODS: z.string().default('sandbox'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  CARRIERS: z.string().default('sandbox'),
  SANDBOX_SHIPS_ITSELF: z.enum(['on', 'off']).optional(),
  UNPAID_MINUTES: z.coerce.number().positive().max(10_080).default(30),
  IDENTITY_PROFILE: z.enum(Object.keys(identityProfiles) as IdentityProfile[]).default('default'),
  SESSION_IDLE_MINUTES: z.coerce.number().positive().max(1_440).optional(),
  SESSION_HOURS: z.coerce.number().positive().max(720).optional(),
  PASSWORD_MAX_AGE_DAYS: z.coerce.number().positive().max(3_650).optional(),
  ATTEMPTS_PER_ADDRESS: z.coerce.number().int().positive().max(1_000_000).default(100),
  SECURITY_TXT_DAYS: z.coerce.number().int().positive().max(365).default(180),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/)
    .optional(),
});

/** The process's settings, typed; times are milliseconds. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Scheme, host and port as visitors see them, without a slash at the end; undefined: as each request says. */
  publicOrigin: string | undefined;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  /** What the site offers, in this order. */
  paymentMethods: PaymentMethod[];
  /** Present where Stripe is offered. */
  stripe: StripeSettings | undefined;
  /** With whom parcels may leave, in this order. */
  carriers: CarrierCode[];
  /** Paid orders are sent with the stand-in carrier by themselves, so that the way is seen without an operator. */
  shipsItself: boolean;
  unpaidTime: number;
  identity: IdentityPolicy;
  /** Failed logins, code requests and code entries that one network address may make in ten minutes. */
  attemptsPerAddress: number;
  /** How long what security.txt says is vouched for. */
  securityTxtDays: number;
  /** Where mail leaves; undefined: it is kept in the database for the development mailbox. */
  smtp: { url: string; from: string } | undefined;
}

/** A sentence for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
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
  const paymentMethods = readPaymentMethods(values.PAYMENT_METHODS);
  const carriers = readCarriers(values.CARRIERS);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicOrigin: values.PUBLIC_ORIGIN && readOrigin(values.PUBLIC_ORIGIN),
    logLevel: values.LOG_LEVEL,
    trustedProxies: readProxies(values.TRUSTED_PROXIES),
    paymentMethods,
    stripe: paymentMethods.includes('stripe') ? readStripe(values) : undefined,
    carriers,
    shipsItself: readShipsItself(values.SANDBOX_SHIPS_ITSELF, { paymentMethods, carriers }),
    unpaidTime: values.UNPAID_MINUTES * minute,
    identity: readIdentityPolicy(values),
    attemptsPerAddress: values.ATTEMPTS_PER_ADDRESS,
    securityTxtDays: values.SECURITY_TXT_DAYS,
    smtp: readSmtp(values.SMTP_URL, values.MAIL_FROM),
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

function readSmtp(url: string | undefined, from: string | undefined): Config['smtp'] {
  if (url && from) return { url, from };
  if (url || from)
    throw new ConfigError('SMTP_URL and MAIL_FROM belong together: set both or neither.');
  return undefined;
}

const knownMethods: PaymentMethod[] = ['sandbox', 'stripe'];

function readPaymentMethods(value: string): PaymentMethod[] {
  const methods = new Set(value.split(',').map((each) => each.trim()));
  return [...methods].map((name) => {
    const method = knownMethods.find((each) => each === name);
    if (method) return method;
    const choice = knownMethods.join(', ');
    throw new ConfigError(`PAYMENT_METHODS names "${name}", which is none of ${choice}.`);
  });
}

function readStripe(values: z.infer<typeof schema>): StripeSettings {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_ORIGIN } = values;
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return {
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      origin: STRIPE_ORIGIN,
    };
  throw new ConfigError(
    'PAYMENT_METHODS names stripe, which needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  );
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
