import type { ClientError } from '@uid/contract/client-errors';

/** The server's sentence is in the reader's language; what the connection says is not. */
export function reasonOf({ kind, message }: ClientError, noAnswer: string): string {
  return kind === 'business' ? message : noAnswer;
}
