import { ClientError } from '@uid/contract/client-errors';
import type { PasswordRule } from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { refusedPassword } from './refused-password.ts';

function refusal(rules: PasswordRule[], fields?: Record<string, string>): ClientError {
  const result = {
    error: 'PASSWORD_POLICY' as const,
    requestId: 'r-1',
    details: { rules },
    fields,
  };
  return new ClientError('business', '新密码不符合要求。', {
    code: 40020,
    result,
  });
}

test.each([
  ['length', '15 至 128 个字符'],
  ['guessable', '不容易被猜中，也没有泄露过'],
  ['contextual', '不含邮箱名称和公司名称'],
  ['reused', '与当前和最近用过的密码不同'],
] as const)('a new password that breaks the rule %s is told so in words', (rule, words) => {
  const { password, newPassword } = refusedPassword('zh')(refusal([rule]));
  expect([password, newPassword]).toEqual([
    `新密码不符合要求。${words}`,
    `新密码不符合要求。${words}`,
  ]);
});

test('several broken rules are all named, in the language of the page', () => {
  const { password } = refusedPassword('en')(refusal(['guessable', 'reused']));
  expect(password).toContain(
    'not quick to guess, and not in a known leak; different from the current one and from recent ones',
  );
});

test('the server’s own words for a field come first, and other refusals are none of this', () => {
  expect(refusedPassword('zh')(refusal(['guessable'], { password: '太常见' }))['password']).toBe(
    '太常见',
  );
  expect(refusedPassword('zh')(new ClientError('http', 'Response status:502'))).toEqual({});
});
