import { hash, randomInt } from 'node:crypto';

/** Letters and digits, without those that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const recoveryCodeCount = 10;

/** Returns ten codes of 80 random bits: too many to try, even for somebody who reads the hashes. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, createRecoveryCode);
}

export function createRecoveryCode(): string {
  return Array.from({ length: 16 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** Returns the code as it is shown: in groups of four. */
export function showRecoveryCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** The hash includes the account, so that it is valid for no other. */
export function hashRecoveryCode(code: string, accountId: string): string {
  return hash('sha256', `recovery\n${accountId}\n${code}`, 'base64url');
}
