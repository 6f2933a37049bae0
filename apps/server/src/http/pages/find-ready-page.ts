import { splitLanguage } from '@uid/contract/paths';

import type { Arrival } from '../arrival.ts';
import { isCallAddress } from '../unknown-calls.ts';
import { resolveAddress } from './page-address.ts';
import type { AskedPage } from './page-address.ts';
import type { FindReady } from './ready-answers.ts';
import type { RenderQueue } from './render-queue.ts';
import type { CommonPages } from './common-pages.ts';
import type { MissingPages } from './missing-pages.ts';
import type { PageOptions } from './page-options.ts';
import { askerOf } from './visit.ts';

interface Finding extends Pick<PageOptions, 'directory' | 'isOtherRoute'> {
  common: CommonPages;
  missing: MissingPages;
  queue: RenderQueue;
  /** Called for each reader who is refused because the queue is full. */
  onRefusal: () => void;
}

/** Finds a cached page, or the prepared 404 if there is no time to render the 404 of this address. */
export function createFindReadyPage(finding: Finding): FindReady {
  const { directory, isOtherRoute, missing } = finding;
  return (arrival) => {
    const { url } = arrival;
    // Resolving such an address as a page would take a twelfth of the time of a short response.
    if (isCallAddress(url)) return undefined;
    const asked = resolveAddress(directory.lastRead(), url);
    if (asked?.redirect || asked?.page.kind === 'text') return undefined;
    if (asked) return findReady(finding, arrival, asked);
    const path = url.split('?', 1)[0] ?? '';
    if (missing.hasTimeFor(arrival) || isOtherRoute(path)) return undefined;
    return missing.findReady(arrival, splitLanguage(path).language);
  };
}

function findReady(
  { common, queue, onRefusal }: Finding,
  arrival: Arrival,
  { page, address }: AskedPage,
): ReturnType<FindReady> {
  const ready = page.cache === 'personal' ? 'unknown' : common.findReady(arrival, address);
  if (ready !== 'unknown') return ready;
  if (!queue.isFullFor(askerOf(arrival))) return undefined;
  onRefusal();
  return 'busy';
}
