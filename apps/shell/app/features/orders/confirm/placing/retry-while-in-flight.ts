import { isRefusal } from '@uid/contract/client-errors';

const pauses = [500, 1000, 2000, 4000];

/** Sends an order; while the server still works on the same request, sends it again to get its answer. */
export async function retryWhileInFlight<T>(
  send: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await send();
    } catch (cause) {
      if (!isRefusal(cause, 'REQUEST_IN_FLIGHT')) throw cause;
      await wait(pause);
    }
  }
  return send();
}
