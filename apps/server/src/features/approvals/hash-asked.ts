import { createHash } from 'node:crypto';

/** Of what was asked, as canonical JSON. */
export function hashAsked(asked: string): string {
  return createHash('sha256').update(asked).digest('hex');
}
