// @vitest-environment happy-dom
import { NoAnswer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { screens } from './screens.ts';
import { openTestConsole } from './testing/open-console.tsx';
import { whoAddress } from './staff/who.ts';

// A screen that only links lead to has a title that depends on what it shows.
const listed = screens.filter(({ group }) => group);
const cases = listed.flatMap(({ path, label }) =>
  (['zh', 'en'] as const).map((language) => [path, language, label[language]] as const),
);

test.each(cases)('the screen at %s names itself in %s', async (path, language, title) => {
  const app = await openTestConsole(path === '/' ? '' : path, { language });
  expect(app.heading()).toBe(title);
  expect(app.titles.at(-1)).toBe(title);
});

test.each(screens.map(({ path }) => path))(
  'the screen at %s asks nothing, or says that no answer came and offers to ask again',
  async (path) => {
    const app = await openTestConsole(path === '/' ? '' : path, {
      script: (server) => {
        const { fetch } = server;
        server.fetch = async (address, init) => {
          const answer = await fetch(address, init);
          if (new URL(address, location.href).pathname !== whoAddress.path) throw new NoAnswer();
          return answer;
        };
      },
    });
    const asks = app.server.sent.some(({ path: asked }) => asked !== whoAddress.path);
    await vi.waitFor(async () => {
      await act(settled);
      const wanted = asks ? app.text().includes('Try again') : app.heading();
      expect(wanted).toBeTruthy();
    });
  },
);
