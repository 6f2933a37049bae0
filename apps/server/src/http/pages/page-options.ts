import type { BuiltFiles } from '../files/built-files.ts';
import type { Redirect } from './page-address.ts';
import type { PageCacheOptions } from './page-cache.ts';
import type { ReadyAnswers } from './ready-answers.ts';
import type { RenderOptions } from './render-page.ts';
import type { RenderQueue } from './render-queue.ts';
import type { Metrics } from '../../telemetry/metrics.ts';

export interface Pages extends BuiltFiles, Pick<RenderOptions, 'build' | 'fonts'> {
  /** The build's plan for cutting fonts of later texts; without it, such texts use the build's slices. */
  cuttingPlan?: string;
  /** The queue for 404 pages that suggest what an address may have meant; by default one of their own. */
  missingQueue?: RenderQueue;
}

export interface PageOptions extends Pages, RenderOptions {
  /** The queue in which searches wait as well. */
  queue: RenderQueue;
  /** Gets the functions that find what can be sent before a request is routed. */
  ready: Pick<ReadyAnswers, 'findIn'>;
  /** Whether a route other than the pages' serves this path. */
  isOtherRoute: (path: string) => boolean;
  now: () => number;
  metrics?: Pick<Metrics, 'add'> | undefined;
  dataVersion: PageCacheOptions['dataVersion'];
  siteVersion: () => number;
  /** Finds the redirect for a path and query without a page; without it, no such address redirects. */
  findRedirect?: ((address: string) => Promise<Redirect | undefined>) | undefined;
}
