/**
 * What kept the browser from giving a passkey: the visitor or the time (browsers do not tell them
 * apart), an address that owns none, a device that has one already, a script that did not arrive, or
 * something else.
 */
export type PasskeyProblem = 'cancelled' | 'address' | 'known' | 'missing' | 'browser';

const problems: Record<string, PasskeyProblem> = {
  NotAllowedError: 'cancelled',
  SecurityError: 'address',
  InvalidStateError: 'known',
};

/** Nothing when another question took this one's place. */
export function passkeyProblemOf(cause: unknown): PasskeyProblem | undefined {
  const { name, message } = cause instanceof Error ? cause : new Error('');
  // Browsers word it differently.
  if (/imported module|module script/.test(message)) return 'missing';
  return name === 'AbortError' ? undefined : (problems[name] ?? 'browser');
}
