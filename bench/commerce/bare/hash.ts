import { hash } from 'node:crypto';

export function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}
