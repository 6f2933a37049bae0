import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

/** Chromium's engine without a user interface, which takes half of the processor time. */
export const withoutWindows = ['chromium-headless-shell'];

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns the first installed browser of: CHROME_PATH, the `preferred` ones, the system's, Playwright's own. */
export function findInstalledBrowser(preferred: string[] = []): string | undefined {
  const known = findInPath([...preferred, ...systemBrowsers]);
  return process.env.CHROME_PATH || known || findPlaywrights();
}

/**
 * Prefers a full browser, as people use it: it fills in forms and fetches each site's icon.
 * CHROME_PATH comes last, because `npm test` sets it to one without a user interface.
 */
export function findBrowserWithWindows(): string | undefined {
  return findInPath(systemBrowsers) ?? findInstalledBrowser();
}

/** Returns an installed browser, or installs one: Debian's package if this runs as root, otherwise Playwright's own. */
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
