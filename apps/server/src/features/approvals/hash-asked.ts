import { createHash } from 'node:crypto';

/** Returns the hash of a request, which is given as canonical JSON. */
export function hashAsked(asked: string): string {
  return createHash('sha256').update(asked).digest('hex');
}
