import type { Caller } from './caller.ts';
import { isAskedByPage } from './in-process-call.ts';
import { networkOf } from './limits/network.ts';
import type { RenderQueue } from './pages/render-queue.ts';

/** Runs the caller's work when it is its turn; throws BUSY if too many wait. */
export type InTurn = <Result>(
  caller: Pick<Caller, 'address'>,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/**
 * Puts work that blocks the process as long as a page does into the render queue. Work for a page that is being
 * rendered runs at once, because the page has waited already.
 */
export function createInTurn(queue: RenderQueue): InTurn {
  return async ({ address }, work) =>
    isAskedByPage() ? work() : queue.run({ network: networkOf(address) }, async () => work());
}
