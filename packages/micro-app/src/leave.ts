import { returnFocus } from './focus.ts';
import type { Host, Mount } from './host.ts';
import { reportError, runHook, setStatus } from './host.ts';
import { callLifecycle } from './lifecycle-call.ts';
import { unwatchErrors } from './mounted-errors.ts';
import { asMicroAppError } from './protocol.ts';
import { switchStyles } from './style-links.ts';

/** Takes a mount out of its container, from whatever point it has reached. Never rejects. */
export function leave(host: Host, mount: Mount): Promise<void> {
  if (mount.leaving) return mount.leaving;
  const entry = { mount, done: Promise.resolve() };
  host.leaves.add(entry);
  entry.done = leaveNow(host, mount).finally(() => {
    host.leaves.delete(entry);
    mount.leaving = undefined;
  });
  return (mount.leaving = entry.done);
}

async function leaveNow(host: Host, mount: Mount): Promise<void> {
  mount.attempt.abort();
  if (mount.status === 'MOUNTING') await mount.settled;
  if (mount.status === 'MOUNTED') await leaveMounted(host, mount);
  else {
    dispose(host, mount);
    const isUnderWay = !mount.error && mount.status !== 'NOT_LOADED';
    if (isUnderWay)
      setStatus(host, mount, mount.source?.isBootstrapped ? 'NOT_MOUNTED' : 'NOT_LOADED');
  }
  if (isOwner(host, mount)) host.owners.delete(mount.container!);
}

async function leaveMounted(host: Host, mount: Mount): Promise<void> {
  const { name, source, given, cameFrom } = mount;
  const hadFocus = given!.container.contains(document.activeElement);
  const { lifecycles } = source!.loaded!;
  const limit = host.limits.lifecycle;
  unwatchErrors(host, mount);
  setStatus(host, mount, 'UNMOUNTING');
  try {
    await callLifecycle('unmount', () => lifecycles.unmount(given!), { name, limit });
    mount.error = undefined;
  } catch (error) {
    mount.error = asMicroAppError(error, 'UNMOUNT_FAILED', name);
  }
  dispose(host, mount);
  returnFocus(hadFocus, cameFrom);
  setStatus(host, mount, mount.error ? 'SKIP_BECAUSE_BROKEN' : 'NOT_MOUNTED');
  if (mount.error) reportError(host, mount, mount.error);
  else runHook(host, mount, 'unmounted');
}

/** Leaves nothing of the mount in the document, and nothing of the child in memory. */
export function dispose(host: Host, mount: Mount): void {
  const { given, source, container } = mount;
  if (isOwner(host, mount)) container!.removeAttribute('aria-busy');
  mount.cameFrom = null;
  if (!given) return;
  given.container.remove();
  mount.given = undefined;
  if (--source!.styled === 0) switchStyles(source!.loaded!.links, false);
}

function isOwner(host: Host, mount: Mount): boolean {
  return mount.container !== undefined && host.owners.get(mount.container) === mount;
}
