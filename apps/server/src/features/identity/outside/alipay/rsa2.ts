import { sign, verify } from 'node:crypto';

/** RSA2 is Alipay's name for SHA-256 with RSA. It signs the fields sorted by name, without empty ones. */
export function signFields(fields: Record<string, string>, privateKey: string): string {
  return signText(fieldsText(fields), privateKey);
}

export function signText(text: string, privateKey: string): string {
  return sign('sha256', Buffer.from(text), privateKey).toString('base64');
}

export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  if (text === '') return false;
  return verify('sha256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
}

export function fieldsText(fields: Record<string, string>): string {
  return Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
