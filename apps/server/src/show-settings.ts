export interface ShownSetting {
  name: string;
  /** Whether the variable was set. */
  isSet: boolean;
  /** The value in effect, unless it is a secret. */
  value?: string;
}

/**
 * The variables whose values staff may read. Others show only whether they are set: an address may hold a password.
 */
const harmless = new Set([
  'PORT',
  'HOST',
  'NODE_ENV',
  'DATA_DIR',
  'ERASURES_FILE',
  'PROCESSES',
  'PUBLIC_ORIGIN',
  'TRUSTED_PROXIES',
  'DRAIN_SECONDS',
  'METRICS_PORT',
  'METRICS_HOST',
  'LOG_LEVEL',
  'LOG_ADDRESSES',
  'SLOW_STATEMENT_MS',
  'AUDIT_MAIL',
  'MAIL_FROM',
  'STAFF_MAIL',
  'INCOMING_MAIL_ADDRESS',
  'UNPAID_MINUTES',
  'IDENTITY_PROFILE',
  'LOGIN_PROVIDERS',
  'TWO_PERSONS',
  'SESSION_IDLE_MINUTES',
  'SESSION_HOURS',
  'KEYLESS_SESSION_MINUTES',
  'PASSWORD_MAX_AGE_DAYS',
  'PASSWORD_MIN_AGE_HOURS',
  'ATTEMPTS_PER_ADDRESS',
  'PAYMENT_METHODS',
  'TRANSFER_HOURS',
  'CARRIERS',
  'SANDBOX_SHIPS_ITSELF',
  'BACKUP_DIR',
  'BACKUP_HOURS',
  'BACKUP_KEEP',
  'SECURITY_TXT_DAYS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
]);

/** Every setting as the console shows it, sorted by name. */
export function showSettings(
  values: Readonly<Record<string, unknown>>,
  given: ReadonlySet<string>,
): ShownSetting[] {
  return Object.keys(values)
    .toSorted()
    .map((name) => {
      const value = values[name];
      const isShown = harmless.has(name) && value !== undefined;
      return { name, isSet: given.has(name), ...(isShown && { value: textOf(value) }) };
    });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
