// @vitest-environment happy-dom
import { ClientError } from '@uid/contract/client-errors';
import { expect, test } from 'vitest';

import { nextStep } from './next-step.ts';

test.each([
  [1, 'Try again in 1 second.'],
  [59.2, 'Try again in 1 minute.'],
  [60, 'Try again in 1 minute.'],
  [61, 'Try again in 2 minutes.'],
])('after %d s', (retryAfter, text) => {
  const failure = new ClientError('business', '', {
    result: { error: 'TOO_MANY_REQUESTS', requestId: 'r-1', retryAfter },
  });
  expect(nextStep(failure, 'en')).toBe(text);
});

test('joins sentences as each language does', () => {
  const failure = new ClientError('business', '', {
    result: { error: 'BUSY', requestId: 'r-1', retryAfter: 5 },
  });
  expect(nextStep(failure, 'en')).toBe('Try again in 5 seconds. What you entered is still here.');
  expect(nextStep(failure, 'zh')).toBe('请在 5 秒后再试。您填写的内容都还在，稍后再提交一次即可。');
});

test('a refusal whose own sentence says it all needs no other', () => {
  const failure = new ClientError('business', '', {
    result: { error: 'NOT_FOUND', requestId: 'r-1' },
  });
  expect(nextStep(failure, 'en')).toBe('');
});

test('a request that could not be made can be tried again', () => {
  expect(nextStep(new ClientError('request', ''), 'en')).toContain('Submit again');
});
