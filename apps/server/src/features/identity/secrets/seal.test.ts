import { expect, test } from 'vitest';

import { keyringOf } from './keyring.ts';
import { seal, sealedWith, unseal } from './seal.ts';

const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const keyring = keyringOf([older]);

test('a sealed secret opens for its owner, and shows nothing of itself', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'totp a', keyring);
  expect(sealed).toMatch(/^1\.[0-9a-f]{8}\.[\w-]+$/);
  expect(sealed).not.toContain('JBSWY3DP');
  expect(unseal(sealed, 'totp a', keyring)).toBe('JBSWY3DPEHPK3PXP');
  expect(seal('JBSWY3DPEHPK3PXP', 'totp a', keyring)).not.toBe(sealed);
});

test('moved to another account it does not open', () => {
  const sealed = seal('secret', 'totp a', keyring);
  expect(() => unseal(sealed, 'totp b', keyring)).toThrow('unable to authenticate');
});

test('changed anywhere it does not open', () => {
  const [mark, id, text = ''] = seal('secret', 'totp a', keyring).split('.');
  const bytes = Buffer.from(text, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const bent = Buffer.from(bytes);
    bent[index] = (bent[index] ?? 0) ^ 1;
    const sealed = [mark, id, bent.toString('base64url')].join('.');
    expect(() => unseal(sealed, 'totp a', keyring)).toThrow('unable to authenticate');
  }
  const cut = [mark, id, bytes.subarray(0, 20).toString('base64url')].join('.');
  expect(() => unseal(cut, 'totp a', keyring)).toThrow('unable to authenticate');
  const short = [mark, id, bytes.subarray(0, 8).toString('base64url')].join('.');
  expect(() => unseal(short, 'totp a', keyring)).toThrow('authentication tag');
});

test('neither plain text nor another version opens', () => {
  const sealed = seal('secret', 'totp a', keyring);
  for (const text of ['secret', '', sealed.replace('1.', '2.')])
    expect(() => unseal(text, 'totp a', keyring)).toThrow('no known key');
});

test('with a new key in front the old one still opens, without it nothing does', () => {
  const sealed = seal('secret', 'totp a', keyring);
  const both = keyringOf([newer, older]);
  expect(unseal(sealed, 'totp a', both)).toBe('secret');
  expect(seal('secret', 'totp a', both).startsWith(sealedWith(both[0]))).toBe(true);
  expect(() => unseal(sealed, 'totp a', keyringOf([newer]))).toThrow('no known key');
});

test('a key’s id tells keys apart and is not the key', () => {
  const [{ id }] = keyring;
  expect(id).not.toBe(keyringOf([newer])[0].id);
  expect(older.toString('hex')).not.toContain(id);
  expect(() => keyringOf([])).toThrow('needs a key');
});
