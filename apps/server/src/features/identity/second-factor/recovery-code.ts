import { hash, randomInt } from 'node:crypto';

/** Without the letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const recoveryCodeCount = 10;

/** Ten codes of 80 random bits: too many to try, also for whoever reads the hashes. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, createRecoveryCode);
}

export function createRecoveryCode(): string {
  return Array.from({ length: 16 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** As it is shown: in groups of four. */
export function showRecoveryCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** Bound to the account, so that a stored hash fits no other. */
export function hashRecoveryCode(code: string, accountId: string): string {
  return hash('sha256', `recovery\n${accountId}\n${code}`, 'base64url');
}
