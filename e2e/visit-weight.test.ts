import { findBrowserWithWindows } from '../scripts/find-browser.ts';
import { recordVisit } from './record-visit.ts';
import type { Received } from './record-visit.ts';
import { expect, test } from './site.ts';
import { telephone, visits } from './visits.ts';

/*
 * A browser with windows, as visitors have: its autofill looks at fields that are folded away, and it fetches
 * the icon of each site. A headless browser does neither.
 */
const executablePath = findBrowserWithWindows();

// A login page also shows the logins of other companies.
test.use({
  environment: { LOGIN_PROVIDERS: 'sandbox' },
  locale: 'zh-CN',
  viewport: telephone,
  launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
});

for (const { name, path, prepare, goal, isContent } of visits)
  test(
    `E1: a first visit brings no more than it may: ${name}`,
    { tag: '@long' },
    async ({ context }) => {
      await prepare?.(context);
      const needed = (await recordVisit(context, path)).filter(({ isAhead }) => !isAhead);
      const [kilobytes, files] = goal;
      expect(kilobytesOf(needed), listOf(needed)).toBeLessThanOrEqual(kilobytes);
      expect(needed.length, listOf(needed)).toBeLessThanOrEqual(files);
      if (!isContent) return;
      const scripts = needed.filter(({ kind }) => kind === 'script');
      const early = scripts.filter(({ isBeforePaint }) => isBeforePaint);
      expect(kilobytesOf(early), listOf(early)).toBeLessThanOrEqual(1);
      const late = scripts.filter(({ isBeforePaint }) => !isBeforePaint);
      expect(kilobytesOf(late), listOf(late)).toBeLessThanOrEqual(10);
    },
  );

function kilobytesOf(received: readonly Received[]): number {
  return received.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

/** The list of responses that is printed with a figure that is too large. */
function listOf(received: readonly Received[]): string {
  return received.map(({ address, bytes }) => `${bytes} ${address}`).join('\n');
}
