import { returnFocus } from './focus.ts';
import type { Host, Mount } from './host.ts';
import { reportError, runHook, setStatus } from './host.ts';
import { callLifecycle } from './lifecycle-call.ts';
import { switchStyles } from './style-links.ts';

/** Removes a mount from its container, whatever its status. Never rejects. */
export function leave(host: Host, mount: Mount): Promise<void> {
  const { leaves } = host;
  const done = leaves.get(mount) ?? leaveNow(host, mount).finally(() => void leaves.delete(mount));
  leaves.set(mount, done);
  return done;
}

async function leaveNow(host: Host, mount: Mount): Promise<void> {
  mount.attempt.abort();
  if (mount.status === 'MOUNTING') await mount.settled;
  if (mount.status === 'MOUNTED') await leaveMounted(host, mount);
  else {
    dispose(host, mount);
    const isUnderWay = !mount.error && mount.status !== 'NOT_LOADED';
    if (isUnderWay) setStatus(mount, mount.source?.isBootstrapped ? 'NOT_MOUNTED' : 'NOT_LOADED');
  }
  if (host.owners.get(mount.container!) === mount) host.owners.delete(mount.container!);
}

async function leaveMounted(host: Host, mount: Mount): Promise<void> {
  const { source, given, cameFrom } = mount;
  const hadFocus = given!.container.contains(document.activeElement);
  setStatus(mount, 'UNMOUNTING');
  const error = await callLifecycle(source!, 'unmount', {
    call: (child) => child.unmount(given!),
  });
  dispose(host, mount);
  if (hadFocus) returnFocus(cameFrom);
  if (error) return reportError(host, mount, error, 'SKIP_BECAUSE_BROKEN');
  mount.error = undefined;
  setStatus(mount, 'NOT_MOUNTED');
  runHook(host, mount, 'unmounted');
}

/** Removes what the mount added to the document, and drops the references that would keep the child in memory. */
export function dispose(host: Host, mount: Mount): void {
  const { given, source, container } = mount;
  if (host.owners.get(container!) === mount) container!.removeAttribute('aria-busy');
  mount.cameFrom = null;
  if (!given) return;
  mount.given = undefined;
  given.container.remove();
  if (--source!.styleUsers === 0) switchStyles(source!.loaded!.links, false);
}
