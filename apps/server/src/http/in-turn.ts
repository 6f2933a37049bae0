import type { Caller } from './caller.ts';
import { isAskedByPage } from './in-process-call.ts';
import { networkOf } from './limits/network.ts';
import type { RenderQueue } from './pages/render-queue.ts';

/** Runs what a caller asks for when it is its turn; BUSY where too many wait. */
export type InTurn = <Result>(
  caller: Pick<Caller, 'address'>,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/**
 * What keeps the process as long as a page does waits in the line of the pages. What one of these asks for while it is
 * rendered has waited already.
 */
export function createInTurn(queue: RenderQueue): InTurn {
  return async ({ address }, work) =>
    isAskedByPage() ? work() : queue.run({ network: networkOf(address) }, async () => work());
}
