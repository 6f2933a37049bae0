import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

/** The engine of Chromium without what draws windows: half of the processor time. */
export const withoutWindows = ['chromium-headless-shell'];

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser that is here: CHROME_PATH, one that is `preferred`, the system's, Playwright's own. */
export function findInstalledBrowser(preferred: string[] = []): string | undefined {
  const known = findInPath([...preferred, ...systemBrowsers]);
  return process.env.CHROME_PATH || known || findPlaywrights();
}

/**
 * One with windows, as people have, where there is one: it fills in forms for them and fetches each site's icon.
 * CHROME_PATH comes last: what runs the tests names one without windows there.
 */
export function findBrowserWithWindows(): string | undefined {
  return findInPath(systemBrowsers) ?? findInstalledBrowser();
}

/** `findInstalledBrowser`; where there is none it is installed: Debian's package when root, else Playwright's own. */
export async function findBrowser(preferred: string[] = []): Promise<string> {
  const found = findInstalledBrowser(preferred);
  if (found) return found;
  process.stderr.write('Installing a browser for the tests …\n');
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    });
    const installed = findInPath(systemBrowsers);
    if (installed) return installed;
  }
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const downloaded = findPlaywrights();
  if (downloaded) return downloaded;
  throw new Error(
    'No browser was found or could be installed. Name one with CHROME_PATH=/path/to/chromium npm test.',
  );
}

function findInPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

function findPlaywrights(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}
