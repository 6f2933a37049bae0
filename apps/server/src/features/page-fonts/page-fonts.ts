import type { CutPage } from '@uid/fonts/cut-page';
import { hashOf } from '@uid/fonts/name-files';
import { cutPageThread } from '@uid/fonts/page-of-plan';
import type { PageOfPlan } from '@uid/fonts/page-of-plan';
import { hasNewerWords, pageFontsOf } from '@uid/fonts/published-fonts';
import type { PublishedFonts } from '@uid/fonts/published-fonts';

import type { ServerContext } from '../../context.ts';
import type { PageFonts, ShownPage } from '../../http/pages/page-fonts.ts';
import { minute } from '../../job.ts';
import { runInThread } from '../../run-in-thread.ts';
import { countCuts, findCut, keepCut } from './repository.ts';
import { fontFolder } from './serve-files.ts';

interface PageFontsOptions extends Pick<ServerContext, 'database' | 'now'> {
  built: PublishedFonts;
  planFile: string;
  onFailure: (cause: unknown) => void;
}

/** Pages that wait; another one is offered again when it is rendered again. */
const maxWaiting = 200;
/** Of a build: more than a site has pages. Those of an earlier one are forgotten in their time. */
const maxCuts = 2_000;
/** For a page whose words change all the time, and after a failure. */
const pause = minute;

export function createPageFonts({
  database,
  now,
  built,
  planFile,
  onFailure,
}: PageFontsOptions): PageFonts {
  const build = hashOf([JSON.stringify(built)]);
  const waiting = new Map<string, ShownPage>();
  const closing = new AbortController();
  let work: Promise<void> | undefined;
  let pausedUntil = 0;

  async function cut({ address, html, onCut }: ShownPage): Promise<void> {
    const kept = await findCut(database.handle, { build, address });
    // Another process was first.
    if (kept && !hasNewerWords(kept.page, html)) return onCut();
    if (kept ? isRecent(kept.cutAt) : (await countCuts(database.handle, build)) >= maxCuts) return;
    // Of the build alone: its files are there as long as the row counts.
    const oldRules = built.pages[address]?.rules ?? '';
    const input: PageOfPlan = { address, html, folder: fontFolder, oldRules, planFile };
    const { signal } = closing;
    const made = await runInThread<CutPage>(cutPageThread, { input, signal, maxMemory: 128 });
    await keepCut(database, { build, address, cutAt: now(), ...made });
    onCut();
  }

  function isRecent(at: number): boolean {
    return Math.abs(now() - at) < pause;
  }

  /** One after the other: it hurries nobody, and others want the processors. */
  async function workOff(): Promise<void> {
    for (const [address, page] of waiting) {
      if (closing.signal.aborted) return;
      await cut(page).catch((cause: unknown) => {
        if (closing.signal.aborted) return;
        pausedUntil = now() + pause;
        waiting.clear();
        onFailure(cause);
      });
      if (waiting.get(address) === page) waiting.delete(address);
    }
  }

  return {
    async fontsFor(address) {
      // Without the database the page says what it can, in the fonts of the build.
      const kept = await findCut(database.handle, { build, address }).catch(() => undefined);
      return kept ? { ...built, pages: { ...built.pages, [address]: kept.page } } : built;
    },
    offer(page, fonts) {
      if (closing.signal.aborted || now() < pausedUntil) return;
      if (waiting.size >= maxWaiting && !waiting.has(page.address)) return;
      const own = pageFontsOf(fonts, page.address);
      if (own && !hasNewerWords(own, page.html)) return;
      waiting.set(page.address, page);
      work ??= workOff().finally(() => {
        work = undefined;
      });
    },
    async settled() {
      await work;
    },
    async close() {
      closing.abort();
      await work;
    },
  };
}
