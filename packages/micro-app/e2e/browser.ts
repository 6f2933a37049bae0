import { existsSync } from 'node:fs';

import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';

const system = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Launches the browser at `CHROME_PATH`, else the system's browser, else the one that Playwright installed. */
export function launchBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? system.find(existsSync);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...sandbox, ...args] });
}
