import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

export default defineConfig({
  testDir: 'scripts/pictures',
  testMatch: 'take-pictures.ts',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  updateSnapshots: 'none',
  timeout: 300_000,
  workers: 1,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      // Other machines smooth the edges of letters slightly differently. A changed colour or a moved element
      // differs more.
      threshold: 0.05,
      maxDiffPixels: 20,
    },
  },
  use: {
    ...journeys.use,
    actionTimeout: 15_000,
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    launchOptions: {
      ...journeys.use?.launchOptions,
      args: [
        ...(journeys.use?.launchOptions?.args ?? []),
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
});
