import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** Firefox as it is installed, driven by WebDriver BiDi: Playwright's own build of it is a download of its own. */
const executablePath =
  process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** Decision 0155 says of the other files why not. */
const files =
  'added-sheet cart focus header identity mall orders purchase purchase-troubles reading search search-field';

/** A browser without script, one that is touched, and paper: this driver has none of them. Nor does it tell that the field of a page that was loaded anew has the focus. */
const beyondTheDriver = /without script|on a phone|on paper|by touch|stays on the device/;

export default defineConfig({
  ...journeys,
  testMatch: [...files.split(' ').map((name) => `${name}.test.ts`), 'firefox-console.ts'],
  grepInvert: beyondTheDriver,
  retries: 0,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      ...(executablePath && { executablePath }),
      firefoxUserPrefs: {
        // By preferences, what this Firefox cannot be told of a page: a visitor by day who wants no motion.
        'ui.prefersReducedMotion': 1,
        'layout.css.prefers-color-scheme.content-override': 1,
        // Of several windows each has the focus, as in the other engines' drivers.
        'focusmanager.testmode': true,
        // Asked for by itself on every page, also where the page's policy allows no images.
        'browser.chrome.site_icons': false,
        // The driver waits for a load, which a page that was kept does not have.
        'fission.bfcacheInParent': false,
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
    trace: 'off',
  },
});
