import { MicroAppError } from './protocol.ts';
import { timeUp, within } from './within.ts';

const failures = {
  bootstrap: 'BOOTSTRAP_FAILED',
  mount: 'MOUNT_FAILED',
  update: 'UPDATE_FAILED',
  unmount: 'UNMOUNT_FAILED',
} as const;

interface Caller {
  name: string;
  /** In milliseconds. */
  limit: number;
  /** Runs when the lifecycle ends well after all, but too late. */
  onLateEnd?: () => unknown;
}

export async function callLifecycle(
  lifecycle: keyof typeof failures,
  call: () => unknown,
  { name, limit, onLateEnd }: Caller,
): Promise<void> {
  const work = (async () => call())();
  try {
    await within(work, limit);
  } catch (cause) {
    if (cause !== timeUp) throw new MicroAppError(failures[lifecycle], name, { cause });
    work.then(onLateEnd).catch(() => undefined);
    throw new MicroAppError('TIMEOUT', name, { cause: lifecycle });
  }
}
