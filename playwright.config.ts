import { defineConfig } from '@playwright/test';

import { findInstalledBrowser, withoutWindows } from './scripts/find-browser.ts';
import { findMemory } from './scripts/find-memory.ts';

// Only looks for a browser: tools that read this file, such as the check for unused code, must not install one.
const executablePath = findInstalledBrowser(withoutWindows);

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Recording every test would cost a quarter of the run, so a failed test is run again for its trace. It stays failed.
  retries: 1,
  failOnFlakyTests: true,
  // Tests judge behaviour, not speed: a busy machine responds late but correctly.
  expect: { timeout: 15_000 },
  use: {
    // Animations take a fifth of the browser's time here. Journeys that need them use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The browser's processes share data in memory, not in files on the disk.
      ...(findMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      // Without a locale, the browser saves every file whose name has Chinese characters as "download".
      env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Draws without a separate process, whose messages would take a 25th of a journey's processor time.
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // Screenshots of every page would cost a fifth of the run, and the snapshots in the trace show the same.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
