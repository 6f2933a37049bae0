import type { AppSource } from './app-source.ts';
import type { MicroAppLifecycles } from './protocol.ts';
import { MicroAppError } from './protocol.ts';
import { timeUp, within } from './within.ts';

const failures = {
  bootstrap: 'BOOTSTRAP_FAILED',
  mount: 'MOUNT_FAILED',
  update: 'UPDATE_FAILED',
  unmount: 'UNMOUNT_FAILED',
} as const;

type Call = (child: MicroAppLifecycles) => unknown;

/**
 * Calls a child's lifecycle and returns the error, if there was one. `onLateEnd` is called when the
 * lifecycle ends without an error, but after its time limit.
 */
export async function callLifecycle(
  { name, loaded, limits }: AppSource,
  lifecycle: keyof typeof failures,
  { call, onLateEnd }: { call: Call; onLateEnd?: Call },
): Promise<MicroAppError | undefined> {
  const { lifecycles } = loaded!;
  const work = (async () => call(lifecycles))();
  try {
    await within(work, limits.lifecycle);
    return undefined;
  } catch (cause) {
    if (cause !== timeUp) return new MicroAppError(failures[lifecycle], name, { cause });
    work.then(() => onLateEnd?.(lifecycles)).catch(() => undefined);
    return new MicroAppError('TIMEOUT', name, { cause: lifecycle });
  }
}
