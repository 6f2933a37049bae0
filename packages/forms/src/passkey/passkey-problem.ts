/**
 * Why the browser returned no passkey: the visitor cancelled or the time ran out (browsers do not tell these apart),
 * the site's address can't have passkeys, the device already has one, a script did not load, or another error.
 */
export type PasskeyProblem = 'cancelled' | 'address' | 'known' | 'missing' | 'browser';

const problems: Record<string, PasskeyProblem> = {
  NotAllowedError: 'cancelled',
  SecurityError: 'address',
  InvalidStateError: 'known',
};

/** Undefined if another passkey request replaced this one. */
export function passkeyProblemOf(cause: unknown): PasskeyProblem | undefined {
  const { name, message } = cause instanceof Error ? cause : new Error('');
  // Browsers word this message differently.
  if (/imported module|module script/.test(message)) return 'missing';
  return name === 'AbortError' ? undefined : (problems[name] ?? 'browser');
}
