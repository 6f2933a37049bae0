import type { Figure } from '../../telemetry/figure.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderQueue } from './render-queue.ts';

interface Counted {
  caches: Readonly<Record<string, PageCache>>;
  queues: readonly RenderQueue[];
  /** Number of readers who were refused because the queue was full. */
  refused: () => number;
}

/** Figures about pages: their caches, and the queue of pages that wait to be rendered. */
export function pageFigures({ caches, queues, refused }: Counted): Figure[] {
  const ofEach = (count: (cache: PageCache) => number) => () =>
    Object.fromEntries(Object.entries(caches).map(([name, cache]) => [name, count(cache)]));
  const label = 'cache';
  return [
    {
      name: 'page_cache_hits_total',
      help: 'Pages that were answered from a cache: whole pages, frames of personal ones, and 404 pages.',
      isTotal: true,
      label,
      count: ofEach(({ counts }) => counts.hits),
    },
    {
      name: 'page_cache_misses_total',
      help: 'Pages whose readers waited for a rendering.',
      isTotal: true,
      label,
      count: ofEach(({ counts }) => counts.misses),
    },
    {
      name: 'page_cache_pages',
      help: 'Pages that are kept.',
      label,
      count: ofEach((cache) => cache.size().pages),
    },
    {
      name: 'page_cache_bytes',
      help: 'Compressed bytes of the pages that are kept.',
      label,
      count: ofEach((cache) => cache.size().bytes),
    },
    {
      name: 'render_queue_waiting',
      help: 'Readers whose page waits to be rendered.',
      count: () => queues.reduce((sum, { waiting }) => sum + waiting(), 0),
    },
    {
      name: 'pages_refused_total',
      help: 'Readers who were told that there is no time to render their page.',
      isTotal: true,
      count: refused,
    },
  ];
}
