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

/** Maximum number of waiting pages. A further one is offered again the next time it is rendered. */
const maxWaiting = 200;
/** Maximum number of cut pages per build, which is more than a site has. Those of earlier builds are removed by age. */
const maxCuts = 2_000;
/** Minimum milliseconds between two cuts of the same page, and pause after a failure. */
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
    // Another process has cut the fonts for these words.
    if (kept && !hasNewerWords(kept.page, html)) return onCut();
    if (kept ? isRecent(kept.cutAt) : (await countCuts(database.handle, build)) >= maxCuts) return;
    // Only rules of the build are completed: its files exist as long as the row is used.
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

  /** Cuts pages one after the other: it is not urgent, and requests need the processors. */
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
      // Without the database, the page uses the fonts of the build as far as they go.
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
