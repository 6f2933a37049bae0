import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Returns what is stored of a token: it is enough to find the session, but useless to somebody who reads the table. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
