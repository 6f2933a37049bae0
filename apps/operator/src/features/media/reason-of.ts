import type { ClientError } from '@uid/contract/client-errors';

/**
 * Returns the server's sentence, which is in the reader's language, or else `noAnswer`, because messages about the
 * connection are not.
 */
export function reasonOf({ kind, message }: ClientError, noAnswer: string): string {
  return kind === 'business' ? message : noAnswer;
}
