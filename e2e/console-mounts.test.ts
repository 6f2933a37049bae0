import type { CDPSession, Page } from '@playwright/test';
import type { MicroAppLifecycles, MicroAppProps } from '@uid/micro-app/protocol';

import { expect, test } from './site.ts';
import { openConsole } from './staff.ts';

/** Paths of screens that differ in what they load, listen to and draw. */
const screens = ['', '/orders', '/staff', '/catalogue', '/audit'];

test('F10: a hundred mounts of the console break no rule of the policy and leave nothing behind', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await openConsole(page, site, ['administrator', 'shop', 'auditor']);
  // A page of the site with its content security policy that hosts no micro-app itself.
  await page.goto('/en/support');
  const session = await page.context().newCDPSession(page);
  expect(await mountAgain(page, 2 * screens.length)).toEqual([]);
  const before = await usage(session);
  expect(await mountAgain(page, 100)).toEqual([]);
  const after = await usage(session);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
});

/** Mounts the console as a host does, one screen after the other, and unmounts it; returns violations of the policy. */
function mountAgain(page: Page, times: number): Promise<string[]> {
  return page.evaluate(
    async ({ paths, rounds }) => {
      const violations: string[] = [];
      const note = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) =>
        void violations.push(`${violatedDirective} ${blockedURI}`);
      document.addEventListener('securitypolicyviolation', note);
      const html = await (await fetch('/child/operator/')).text();
      const [, entry = ''] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
      const { mount, unmount } = (await import(entry)) as MicroAppLifecycles;
      for (let round = 0; round < rounds; round += 1) {
        history.replaceState(null, '', `/en/operator${paths[round % paths.length]}`);
        const container = document.body.appendChild(document.createElement('div'));
        const leaving = new AbortController();
        const props: MicroAppProps = {
          version: 1,
          name: 'operator',
          basename: '/en/operator',
          language: 'en',
          theme: 'light',
          navigate: () => undefined,
          container,
          signal: leaving.signal,
        };
        await mount(props);
        while (!container.querySelector('h1')) await new Promise(requestAnimationFrame);
        leaving.abort();
        await unmount(props);
        container.remove();
      }
      document.removeEventListener('securitypolicyviolation', note);
      return violations;
    },
    { paths: screens, rounds: times },
  );
}

async function usage(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}
