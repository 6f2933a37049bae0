import { expect, test } from 'vitest';

import { brokenRules, checkNewPassword, passwordLengthOf } from './new-password.ts';

test('counts characters of any script once, however they were typed', () => {
  expect(passwordLengthOf('密码🔑')).toBe(3);
  expect(passwordLengthOf('e\u0301')).toBe(1);
});

test.each([
  [14, { password: 'Use at least 15 characters; 1 to go.' }],
  [15, {}],
  [128, {}],
  [129, { password: 'Use at most 128 characters; 1 too many.' }],
])('%d characters', (length, problem) => {
  const check = checkNewPassword('password', 'en');
  expect(check({ password: '🔑'.repeat(length) })).toEqual(problem);
});

test('an account that exists may have a second factor, which allows a shorter password', () => {
  const check = checkNewPassword('newPassword', 'zh');
  expect(check({ newPassword: 'x'.repeat(8) })).toEqual({});
  expect(check({ newPassword: 'x'.repeat(7) })).toEqual({
    newPassword: '至少 8 个字符，还差 1 个。',
  });
});

test('reads the rules it knows from whatever the server says', () => {
  expect(brokenRules({ rules: ['reused', 'length', 'newer'] })).toEqual(['length', 'reused']);
  for (const details of [undefined, null, 'length', {}, { rules: 'length' }])
    expect(brokenRules(details)).toEqual([]);
});
