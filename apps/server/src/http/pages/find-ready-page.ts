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
  /** Called for each reader who is told that there is no time. */
  onRefusal: () => void;
}

/** Finds a page that is kept, or the prepared 404 where there is no time for the one of the address. */
export function createFindReadyPage(finding: Finding): FindReady {
  const { directory, isOtherRoute, missing } = finding;
  return (arrival) => {
    const { url } = arrival;
    // Looking for it in all spellings takes a twelfth of a short answer's time.
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
