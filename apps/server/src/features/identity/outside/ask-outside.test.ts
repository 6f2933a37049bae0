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
