import { expect, test } from 'vitest';

import { askOutside } from './ask-outside.ts';

test('a company that does not answer is waited for no longer, and is asked no more', async () => {
  let asked: AbortSignal | undefined;
  const ask = (signal: AbortSignal) => {
    asked = signal;
    return new Promise<never>(() => undefined);
  };
  await expect(askOutside(ask, 1)).rejects.toMatchObject({ error: 'OUTSIDE_FAILED' });
  expect(asked?.aborted).toBe(true);
});

test('what a company did wrong goes along, for operators to read', async () => {
  const cause = new Error('invalid_client');
  const asked = askOutside(() => Promise.reject(cause));
  await expect(asked).rejects.toMatchObject({ error: 'OUTSIDE_FAILED', cause });
});
