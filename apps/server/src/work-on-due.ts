import { throwFailures, workOnEach } from './work-on-each.ts';
import type { Working } from './work-on-each.ts';

const maxFailures = 1000;

interface Due<One> extends Working {
  /** Lists the next page of what is due, in order, after this element; without it, the first page. */
  list: (after?: One) => Promise<One[]>;
  work: (one: One) => Promise<void>;
  /** Elements of one group are worked on in their order, and none after one that failed. */
  groupOf?: (one: One) => string;
  /** Called for each element that failed, instead of throwing. */
  onFailure?: (cause: unknown, one: One) => void;
}

/**
 * Works on a page of what is due. An element that fails stays due, and would block those behind it for ever: so the
 * next page follows, until a page has no failure. A round ends after a thousand failures, which happen while nothing
 * can be written.
 */
export async function workOnDue<One>({
  list,
  work,
  groupOf,
  onFailure,
  ...working
}: Due<One>): Promise<void> {
  const failures: unknown[] = [];
  let failed = 0;
  const stuck = new Set<string>();
  let count = 0;
  let isHeldUp = true;
  async function tryOne(one: One): Promise<void> {
    const group = groupOf?.(one);
    if (group !== undefined && stuck.has(group)) {
      isHeldUp = true;
      return;
    }
    try {
      await work(one);
    } catch (cause) {
      isHeldUp = true;
      failed += 1;
      if (group !== undefined) stuck.add(group);
      if (onFailure) onFailure(cause, one);
      else failures.push(cause);
    }
  }
  let page = await list();
  while (isHeldUp && page.length > 0 && working.isStopping?.() !== true) {
    isHeldUp = false;
    count += page.length;
    await workOnEach(page, tryOne, working);
    if (failed >= maxFailures) break;
    if (isHeldUp) page = await list(page.at(-1));
  }
  throwFailures(failures, count);
}
