import { defineConfig } from '@playwright/test';

import { findInstalledBrowser, withoutWindows } from './scripts/find-browser.ts';
import { findMemory } from './scripts/find-memory.ts';

// Only looked for: who reads this file, as the check for unused code does, must not install one.
const executablePath = findInstalledBrowser(withoutWindows);

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // To record every test costs a quarter of the run: one that failed is run again for its trace, and stays a failure.
  retries: 1,
  failOnFlakyTests: true,
  // Behaviour is what is judged: a busy machine answers late and right.
  expect: { timeout: 15_000 },
  use: {
    // What moves takes a fifth of a browser's time here. Journeys that are read with motion say so: withMotion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // What its processes share lies in memory, not in files on the disk.
      ...(findMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      // A machine without a locale names every file with Chinese letters "download".
      env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // What draws has no process of its own to be asked through: a 25th of a journey's processor time.
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // A film of every page would cost a fifth of the run; its snapshots tell the same.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
