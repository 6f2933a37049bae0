// @vitest-environment happy-dom
import { ClientError } from '@uid/contract/client-errors';
import { errorKinds } from '@uid/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';

import { nextStep } from './next-step.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  [1, 'Try again in 1 second.'],
  [59.2, 'Try again in 1 minute.'],
  [60, 'Try again in 1 minute.'],
  [61, 'Try again in 2 minutes.'],
  [7140, 'Try again in 119 minutes.'],
  [7141, 'Try again in 2 hours.'],
])('after %d s', (retryAfter, text) => {
  const failure = new ClientError('business', '', {
    result: { error: 'CART_EMPTY', requestId: 'r-1', retryAfter },
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

test('an answer that was none of the site’s is no failure of what was typed', () => {
  expect(nextStep(new ClientError('http', ''), 'en')).toContain('did not answer as it should');
  expect(nextStep(new ClientError('aborted', ''), 'en')).toBe('');
});

test('a request that could not be made can be tried again', () => {
  expect(nextStep(new ClientError('request', ''), 'en')).toContain('Submit again');
});

const refusals = [
  'BAD_CREDENTIALS',
  'ACCOUNT_LOCKED',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_USED',
  'RECOVERY_CODE_USED',
  'TICKET_INVALID',
  'ENROLMENT_OVER',
  'PASSKEY_UNKNOWN',
  'PASSKEY_REJECTED',
  'PASSKEY_LIMIT',
  'CODE_INVALID',
  'CURRENT_PASSWORD_WRONG',
  'SESSION_INVALID',
  'PASSWORD_EXPIRED',
  'TOO_MANY_REQUESTS',
  'XSRF_REJECTED',
  'BUSY',
  'INTERNAL',
] as const;

test.each(['zh', 'en'] as const)(
  'every failure has a sentence and a next step of its own: %s',
  (language) => {
    const sentences = refusals.map((error) => errorKinds[error].text[language]);
    expect(new Set(sentences).size).toBe(refusals.length);
    for (const error of refusals) {
      const result = { error, requestId: 'r-1' };
      expect(nextStep(new ClientError('business', '', { result }), language), error).not.toBe('');
    }
    const ends = (['no-response', 'http', 'request'] as const).map((kind) =>
      nextStep(new ClientError(kind, ''), language),
    );
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    ends.push(nextStep(new ClientError('no-response', ''), language));
    expect(new Set(ends).size).toBe(4);
  },
);
