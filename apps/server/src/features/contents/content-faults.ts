import { channel } from 'node:diagnostics_channel';

import type { ContentKind } from '@uid/contract/content-kinds';

import type { Figure } from '../../telemetry/figure.ts';

/** A row that is no content of its kind: readers go on without it. */
export interface ContentFault {
  kind: ContentKind;
  id: string;
  /** Where in it, and what is wrong there. */
  problem: string;
}

/** Many more than a site has: beyond that, each is reported again. */
const maxReported = 1000;
const reported = new Set<string>();
let skipped = 0;

/** Each fault is published once in a process. */
export const contentFaults = channel('uid:content-fault');

export function reportContentFault(fault: ContentFault): void {
  skipped += 1;
  const text = JSON.stringify(fault);
  if (reported.has(text)) return;
  if (reported.size >= maxReported) reported.clear();
  reported.add(text);
  contentFaults.publish(fault);
}

export const contentFigures: readonly [Figure] = [
  {
    name: 'contents_skipped_total',
    help: 'Contents that were left out of an answer because their row is damaged.',
    isTotal: true,
    count: () => skipped,
  },
];
