import { expect, test, vi } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';

test('where the page of an address that cannot be decoded cannot be made, that is an answer, too', async () => {
  const build = { handlePage: async () => new Response('a page') };
  const pages = { build, shellAssets: import.meta.dirname, microApps: [] };
  await using site = await createTestApp({ pages });
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${origin}/%ff`)).status).toBe(404);
  const inject = vi.spyOn(site.app, 'inject').mockRejectedValue(new Error('no time'));
  const answer = await fetch(`${origin}/%ff`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ result: { error: 'INTERNAL' } });
  inject.mockRestore();
});
