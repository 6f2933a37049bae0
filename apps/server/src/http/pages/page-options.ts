import type { BuiltFiles } from '../files/built-files.ts';
import type { Redirect } from './page-address.ts';
import type { PageCacheOptions } from './page-cache.ts';
import type { ReadyAnswers } from './ready-answers.ts';
import type { RenderOptions } from './render-page.ts';
import type { RenderQueue } from './render-queue.ts';
import type { Metrics } from '../../telemetry/metrics.ts';

export interface Pages extends BuiltFiles, Pick<RenderOptions, 'build' | 'fonts'> {
  /** What the build wrote for cutting fonts of words that come later; left out, these take the slices. */
  cuttingPlan?: string;
  /** Of the 404 pages that say what an address may have meant; left out: one of their own. */
  missingQueue?: RenderQueue;
}

export interface PageOptions extends Pages, RenderOptions {
  /** Where searches wait as well. */
  queue: RenderQueue;
  /** Told what it can send before a request is routed. */
  ready: Pick<ReadyAnswers, 'findIn'>;
  /** Whether something else than a page is routed there. */
  isOtherRoute: (path: string) => boolean;
  now: () => number;
  metrics?: Pick<Metrics, 'add'> | undefined;
  dataVersion: PageCacheOptions['dataVersion'];
  siteVersion: () => number;
  /** Where an address without a page leads, by path and query; left out, nowhere. */
  findRedirect?: ((address: string) => Promise<Redirect | undefined>) | undefined;
}
