import type { AppSource } from './app-source.ts';
import { bootstrapSource, createAppSource, loadSource } from './app-source.ts';
import { buildBody } from './entry-page.ts';
import { focusHeading } from './focus.ts';
import type { Host, Mount } from './host.ts';
import { reportError, runHook, setStatus } from './host.ts';
import { dispose, leave } from './leave.ts';
import { callLifecycle } from './lifecycle-call.ts';
import { watchErrors } from './mounted-errors.ts';
import { prefetchApps } from './prefetch.ts';
import type { MicroAppProps } from './protocol.ts';
import { asMicroAppError, MicroAppError, protocolVersion } from './protocol.ts';
import { switchStyles } from './style-links.ts';

/** One way from nothing to mounted. Never rejects: what goes wrong is the mount's `error`. */
export async function attemptMount(host: Host, mount: Mount): Promise<void> {
  const { signal } = (mount.attempt = new AbortController());
  mount.error = undefined;
  try {
    const source = (mount.source = findSource(host, mount.name));
    takeContainer(host, mount);
    // A mount that is taken back at once, as React's strict mode does, sends no request.
    await Promise.resolve();
    signal.throwIfAborted();
    await prepare(host, mount, source);
    await otherLeaves(host, mount);
    signal.throwIfAborted();
    await enter(host, mount, source);
  } catch (error) {
    if (!signal.aborted) fail(host, mount, error);
  }
}

function findSource(host: Host, name: string): AppSource {
  const { registry } = host.options;
  if (!Object.hasOwn(registry, name)) throw new MicroAppError('CONFIG_NOT_FOUND', name);
  const known = host.sources.get(name);
  if (known) return known;
  const source = createAppSource(name, registry[name]!.entry);
  host.sources.set(name, source);
  return source;
}

function takeContainer(host: Host, mount: Mount): void {
  const { target, name } = mount;
  const container = typeof target === 'string' ? document.querySelector(target) : target;
  if (!container?.isConnected) throw new MicroAppError('NO_CONTAINER', name);
  const owner = host.owners.get(container);
  host.owners.set(container, mount);
  if (owner && owner !== mount) {
    owner.isClosed = true;
    void leave(host, owner);
  }
  mount.container = container;
  mount.cameFrom = document.activeElement;
  container.setAttribute('aria-busy', 'true');
  runHook(host, mount, 'loading');
}

async function prepare(host: Host, mount: Mount, source: AppSource): Promise<void> {
  if (source.isBootstrapped) return setStatus(host, mount, 'NOT_MOUNTED');
  const { signal } = mount.attempt;
  setStatus(host, mount, 'LOADING_SOURCE_CODE');
  await loadSource(source, signal, host.limits);
  signal.throwIfAborted();
  setStatus(host, mount, 'BOOTSTRAPPING');
  await bootstrapSource(source, host.limits);
  signal.throwIfAborted();
  setStatus(host, mount, 'NOT_MOUNTED');
}

/** A child is mounted only when the container's last owner and the app's last mount are gone. */
async function otherLeaves(host: Host, mount: Mount): Promise<void> {
  const { container, source } = mount;
  const related = [...host.leaves].filter(
    ({ mount: other }) => other.container === container || other.source === source,
  );
  await Promise.all(related.map(({ done }) => done));
}

async function enter(host: Host, mount: Mount, source: AppSource): Promise<void> {
  const { name, container } = mount;
  const { lifecycles, links, body } = source.loaded!;
  if (!container!.isConnected) throw new MicroAppError('NO_CONTAINER', name);
  const wrapper = document.createElement('div');
  wrapper.dataset['micro'] = name;
  buildBody(body, wrapper);
  if (source.styled++ === 0) switchStyles(links, true);
  container!.append(wrapper);
  const given = (mount.given = propsFor(mount, wrapper));
  mount.isOutdated = false;
  setStatus(host, mount, 'MOUNTING');
  runHook(host, mount, 'mounting');
  await callLifecycle('mount', () => lifecycles.mount(given), {
    name,
    limit: host.limits.lifecycle,
    onLateEnd: () => lifecycles.unmount(given),
  });
  container!.removeAttribute('aria-busy');
  setStatus(host, mount, 'MOUNTED');
  watchErrors(host, mount);
  runHook(host, mount, 'mounted');
  if (given.signal.aborted) return;
  focusHeading(wrapper, mount.cameFrom);
  prefetchOthers(host, source);
  if (mount.isOutdated) mount.updating = updateMounted(host, mount);
}

function propsFor({ name, props, attempt }: Mount, container: HTMLElement): MicroAppProps {
  return { ...props, version: protocolVersion, name, container, signal: attempt.signal };
}

/** Gives a mounted child its newest props, once, however often they changed while it was busy. */
export async function updateMounted(host: Host, mount: Mount): Promise<void> {
  await mount.updating;
  if (!mount.isOutdated || mount.status !== 'MOUNTED') return;
  mount.isOutdated = false;
  const { name, source, attempt } = mount;
  const given = (mount.given = propsFor(mount, mount.given!.container));
  const { lifecycles } = source!.loaded!;
  const limit = host.limits.lifecycle;
  try {
    await callLifecycle('update', () => lifecycles.update?.(given), { name, limit });
  } catch (error) {
    if (!attempt.signal.aborted)
      reportError(host, mount, asMicroAppError(error, 'UPDATE_FAILED', name));
  }
}

function prefetchOthers(host: Host, source: AppSource): void {
  if (host.hasPrefetched || host.options.prefetch === false) return;
  host.hasPrefetched = true;
  const apps = Object.entries(host.options.registry).map(([name, { entry }]) => ({ name, entry }));
  void prefetchApps(apps.filter(({ name }) => name !== source.name));
}

function fail(host: Host, mount: Mount, cause: unknown): void {
  const { status, name, attempt } = mount;
  const error = asMicroAppError(cause, 'MOUNT_FAILED', name);
  attempt.abort();
  dispose(host, mount);
  mount.error = error;
  if (status === 'LOADING_SOURCE_CODE') setStatus(host, mount, 'LOAD_ERROR');
  if (status === 'BOOTSTRAPPING' || status === 'MOUNTING')
    setStatus(host, mount, 'SKIP_BECAUSE_BROKEN');
  reportError(host, mount, error);
}
