import { expect, test, vi } from 'vitest';

import { compressPage } from './compress-page.ts';
import { createPageShrinker } from './page-shrinker.ts';
import { toStoredPage } from './stored-page.ts';

test('sixty-four pages wait to be compressed further; what comes beyond them does when it is asked for again', async () => {
  const compress = vi.fn<typeof compressPage>(compressPage);
  const beginning = Promise.withResolvers<void>();
  compress.mockImplementationOnce(async (...given) => {
    await beginning.promise;
    return compressPage(...given);
  });
  const shrink = createPageShrinker(compress);
  const facts = { status: 200, headers: {}, cookies: [], prices: [] };
  const pages = await Promise.all(
    Array.from({ length: 65 }, (_, number) => toStoredPage({ ...facts, text: `page ${number}` })),
  );
  for (const { body } of pages) shrink(body);
  beginning.resolve();
  await vi.waitFor(() => expect(pages[63]?.body.isSmallest).toBe(true));
  expect(pages[64]?.body.isSmallest).toBe(false);
  expect(compress).toHaveBeenCalledTimes(64);
  shrink(pages[64]!.body);
  await vi.waitFor(() => expect(pages[64]?.body.isSmallest).toBe(true));
});
