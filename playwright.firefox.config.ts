import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** The installed Firefox, driven by WebDriver BiDi, because Playwright's own build is a separate download. */
const executablePath =
  process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** The journeys that run in Firefox. Decision 0155 says why the others don't. */
const files =
  'added-sheet cart focus header identity mall orders purchase purchase-troubles reading search search-field';

/**
 * Tests of what this driver can't emulate: no script, touch, and print. It also can't tell that a field of a
 * reloaded page has the focus.
 */
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
        // These preferences set what this Firefox can't emulate for a page: reduced motion and the light colour scheme.
        'ui.prefersReducedMotion': 1,
        'layout.css.prefers-color-scheme.content-override': 1,
        // Each of several windows has the focus, as in the drivers of the other engines.
        'focusmanager.testmode': true,
        // Firefox would fetch the site's icon on every page, even if the page's policy allows no images.
        'browser.chrome.site_icons': false,
        // The driver waits for a load event, which a page from the back/forward cache doesn't fire.
        'fission.bfcacheInParent': false,
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
    trace: 'off',
  },
});
