import type { AppSource } from './app-source.ts';
import { createAppSource } from './app-source.ts';
import { focusHeading } from './focus.ts';
import type { Host, Mount } from './host.ts';
import { reportError, runHook, setStatus } from './host.ts';
import { dispose } from './leave.ts';
import { callLifecycle } from './lifecycle-call.ts';
import { watchErrors } from './mounted-errors.ts';
import { prepare } from './prepare.ts';
import { prefetchApps } from './prefetch.ts';
import type { MicroAppProps, MicroAppStatus } from './protocol.ts';
import { isMicroAppError, MicroAppError, protocolVersion } from './protocol.ts';
import { switchStyles } from './style-links.ts';
import { timeUp } from './within.ts';

/** Mounts a child from scratch. Never rejects: a failure becomes the mount's `error`. */
export async function attemptMount(host: Host, mount: Mount): Promise<void> {
  const { signal } = (mount.attempt = new AbortController());
  mount.error = undefined;
  try {
    const source = (mount.source ??= findSource(host, mount));
    takeContainer(host, mount);
    // A mount that is unmounted at once, as in React's strict mode, sends no request.
    await Promise.resolve();
    signal.throwIfAborted();
    await prepare(mount, source);
    await waitForLeaves(host, mount);
    signal.throwIfAborted();
    await mountChild(host, mount, source);
  } catch (error) {
    if (!signal.aborted) fail(host, mount, error);
  }
}

function findSource({ options, sources }: Host, mount: Mount): AppSource {
  const { registry, limits } = options;
  const { name } = mount;
  if (!Object.hasOwn(registry, name)) throw new MicroAppError('CONFIG_NOT_FOUND', name);
  const source = sources.get(name) ?? createAppSource(name, registry[name]!.entry, limits);
  sources.set(name, source);
  source.latest = mount;
  return source;
}

function takeContainer(host: Host, mount: Mount): void {
  const { container, name } = mount;
  if (!container?.isConnected) throw new MicroAppError('NO_CONTAINER', name);
  const owner = host.owners.get(container);
  host.owners.set(container, mount);
  if (owner && owner !== mount) void owner.unmount();
  mount.cameFrom = document.activeElement;
  container.setAttribute('aria-busy', 'true');
  runHook(host, mount, 'loading');
}

/** Waits until the container's previous owner and the app's previous mount have left; only then can the child mount. */
async function waitForLeaves({ leaves }: Host, { container, source }: Mount): Promise<void> {
  for (const [other, done] of leaves)
    if (other.container === container || other.source === source) await done;
}

async function mountChild(host: Host, mount: Mount, source: AppSource): Promise<void> {
  const { name, container, attempt } = mount;
  const { links, fill } = source.loaded!;
  const { registry, prefetch = true, captureErrors = true } = host.options;
  if (!container!.isConnected) throw new MicroAppError('NO_CONTAINER', name);
  const wrapper = document.createElement('div');
  wrapper.dataset['micro'] = name;
  fill?.(wrapper);
  if (source.styleUsers++ === 0) switchStyles(links, true);
  container!.append(wrapper);
  const given = giveProps(mount, wrapper);
  setStatus(mount, 'MOUNTING');
  runHook(host, mount, 'mounting');
  const error = await callLifecycle(source, 'mount', {
    call: (child) => child.mount(given),
    onLateEnd: (child) => child.unmount(given),
  });
  if (error) throw error;
  container!.removeAttribute('aria-busy');
  setStatus(mount, 'MOUNTED');
  if (captureErrors) watchErrors(host, mount);
  runHook(host, mount, 'mounted');
  if (attempt.signal.aborted) return;
  focusHeading(wrapper, mount.cameFrom);
  if (prefetch && !host.hasPrefetched) void prefetchApps(registry, name);
  host.hasPrefetched = true;
  if (mount.isOutdated) mount.updating = updateMounted(host, mount);
}

function giveProps(mount: Mount, container: HTMLElement): MicroAppProps {
  const { props, name, attempt } = mount;
  mount.isOutdated = false;
  return (mount.given = {
    ...props,
    version: protocolVersion,
    name,
    container,
    signal: attempt.signal,
  });
}

/**
 * Passes the newest props to a mounted child. If they changed several times while the child was busy, it gets only the
 * last ones.
 */
export async function updateMounted(host: Host, mount: Mount): Promise<void> {
  await mount.updating;
  const { source, attempt, given, status } = mount;
  if (!mount.isOutdated || status !== 'MOUNTED') return;
  const next = giveProps(mount, given!.container);
  const error = await callLifecycle(source!, 'update', { call: (child) => child.update?.(next) });
  if (error && !attempt.signal.aborted) reportError(host, mount, error);
}

/** The status that a failure gives a mount, by the status before it. */
const statusAfterFailure: Partial<Record<MicroAppStatus, MicroAppStatus>> = {
  LOADING_SOURCE_CODE: 'LOAD_ERROR',
  BOOTSTRAPPING: 'SKIP_BECAUSE_BROKEN',
  MOUNTING: 'SKIP_BECAUSE_BROKEN',
};

function fail(host: Host, mount: Mount, cause: unknown): void {
  mount.attempt.abort();
  dispose(host, mount);
  // An error that is not a MicroAppError comes from a load that timed out, or from an invalid address.
  const code = cause === timeUp ? 'TIMEOUT' : 'ENTRY_TYPE';
  const error = isMicroAppError(cause) ? cause : new MicroAppError(code, mount.name, { cause });
  reportError(host, mount, error, statusAfterFailure[mount.status]);
}
