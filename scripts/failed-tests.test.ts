import { expect, test } from 'vitest';

import { describeFailed, failedInPlaywright, failedInVitest, saidOutside } from './failed-tests.ts';

const vitest = {
  numPassedTests: 1,
  testResults: [
    {
      name: '/shop/apps/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a cart is kept', status: 'passed', failureMessages: [] },
        {
          fullName: 'a cart is emptied',
          status: 'failed',
          failureMessages: [
            '\u001B[31mAssertionError\u001B[39m: expected 1 to be 0\n\n    at node_modules/vitest/run.js:1\n    at a.test.ts:3',
          ],
        },
      ],
    },
    {
      name: '/shop/apps/b.test.ts',
      status: 'failed',
      message: 'SyntaxError: Unexpected token',
      assertionResults: [],
    },
  ],
};

const playwright = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
  errors: [{ message: 'Error: no tests found' }],
  suites: [
    {
      title: 'shop.test.ts',
      specs: [
        specOf('buys', 'expected', []),
        specOf('pays', 'unexpected', ['Error: not paid', 'Error: not paid']),
      ],
      suites: [{ title: 'in English', specs: [specOf('returns', 'flaky', ['Error: late'])] }],
    },
  ],
};

function specOf(title: string, status: string, messages: string[]) {
  const results = messages.map((message) => ({ errors: [{ message }] }));
  return { file: 'shop.test.ts', title, tests: [{ status, results }] };
}

test('names every failed test and every file that failed, with the first lines of its error', () => {
  const failed = failedInVitest(vitest, '/shop');
  expect(describeFailed(failed)).toBe(`Failed:
- apps/a.test.ts: a cart is emptied
    AssertionError: expected 1 to be 0
        at a.test.ts:3
- apps/b.test.ts
    SyntaxError: Unexpected token`);
});

test('names every journey that failed, also in a group, also where it was green the second time', () => {
  const failed = failedInPlaywright(playwright);
  expect(describeFailed(failed)).toBe(`Failed:
- e2e/shop.test.ts: pays
    Error: not paid
- e2e/shop.test.ts: in English returns (green when run again)
    Error: late
- e2e
    Error: no tests found`);
});

test('keeps a long error short', () => {
  const long = ['x'.repeat(500), ...Array.from({ length: 100 }, (_, line) => `line ${line}`)];
  const described = describeFailed([{ name: 'a', errors: [long.join('\n')] }]);
  expect(described.split('\n')).toHaveLength(10);
  expect(described.length).toBeLessThan(400);
});

test('finds what was said of errors outside of any test', () => {
  const said = saidOutside([' ✓ a.test.ts', '⎯⎯ Unhandled Errors ⎯⎯', '', 'Error: late answer']);
  expect(describeFailed([{ name: 'units', errors: [said] }])).toBe(`Failed:
- units
    ⎯⎯ Unhandled Errors ⎯⎯
    Error: late answer`);
  expect(saidOutside([' ✓ a.test.ts'])).toBe('');
});
