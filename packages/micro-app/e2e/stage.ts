import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { launchBrowser } from './browser.ts';
import { bundle } from './bundle.ts';
import type { Site } from './site.ts';
import { page as pageOf, startSite } from './site.ts';

export interface Stage {
  site: Site;
  page: Page;
  /**
   * Names the violations of the policy and the unhandled rejections that a test expects; any other one fails the test.
   */
  expect(...problems: string[]): void;
}

export const shellBody = `<header><a id="link" href="#link">site</a></header><main id="container"></main>`;

let bundledShell: Promise<string> | undefined;

/** The bundle is the same for every test file, so each worker builds it only once. */
function bundleShell(): Promise<string> {
  return (bundledShell ??= bundle('fixtures/shell.ts'));
}

/** Gives each test a new site and a new page with the host, under the strict policy. */
export function useStage(args: string[] = []): Stage {
  let browser: Browser;
  let shell: string;
  let site: Site;
  let page: Page;
  let expected: string[] = [];
  beforeAll(async () => {
    [browser, shell] = await Promise.all([launchBrowser(args), bundleShell()]);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    expected = [];
    site = await startSite();
    site.serve('/shell.js', shell);
    site.serve('/', pageOf('<script type="module" src="/shell.js"></script>', shellBody));
    page = await browser.newPage();
    await page.goto(site.origin);
    site.requests.length = 0;
  });
  afterEach(async () => {
    const found = await page.evaluate(() => [
      ...window.shell.violations,
      ...window.shell.unhandled,
    ]);
    await page.context().close();
    await site[Symbol.asyncDispose]();
    expect(found).toEqual(expected);
  });
  return {
    get site() {
      return site;
    },
    get page() {
      return page;
    },
    expect: (...problems) => void (expected = problems),
  };
}
