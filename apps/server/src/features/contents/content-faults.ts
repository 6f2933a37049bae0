import { channel } from 'node:diagnostics_channel';

import type { ContentKind } from '@uid/contract/content-kinds';

import type { Figure } from '../../telemetry/figure.ts';

/** A row that does not fit the schema of its kind. Readers get the other rows without it. */
export interface ContentFault {
  kind: ContentKind;
  id: string;
  /** The path of the field in question, and what is wrong with it. */
  problem: string;
}

/** Far more faults than a site has. Beyond this number the record is cleared, so faults are reported again. */
const maxReported = 1000;
const reported = new Set<string>();
let skipped = 0;

/** Publishes each fault once per process. */
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
