import { attemptMount, updateMounted } from './attempt.ts';
import type { Host, MicroApp, MicroAppsOptions, Mount } from './host.ts';
import { leave } from './leave.ts';
import type { MicroAppStatus, ShellProps } from './protocol.ts';

export interface MicroApps {
  /**
   * Mounts an app into an element of the document. Never throws: a failure becomes the handle's `error`. A container
   * has one owner: its previous mount is unmounted.
   */
  mount<Extra extends object = object>(
    name: string,
    container: Element | null,
    props: ShellProps & NoInfer<Extra>,
  ): MicroApp<Extra>;
  /** The status of the app's latest mount; `NOT_LOADED` before the first. */
  getStatus(name: string): MicroAppStatus;
}

/** Creates the host of the apps in `registry`. It does nothing before the first mount. */
export function createMicroApps(options: MicroAppsOptions): MicroApps {
  const host: Host = {
    options,
    sources: new Map(),
    owners: new WeakMap(),
    leaves: new Map(),
  };
  return {
    mount(name, container, props) {
      const mount = createMount(host, name, { container, props });
      mount.settled = attemptMount(host, mount);
      return mount;
    },
    getStatus: (name) => host.sources.get(name)?.latest?.status ?? 'NOT_LOADED',
  };
}

function createMount(host: Host, name: string, given: Pick<Mount, 'container' | 'props'>): Mount {
  const mount: Mount = {
    ...given,
    name,
    status: host.sources.get(name)?.isBootstrapped ? 'NOT_MOUNTED' : 'NOT_LOADED',
    attempt: new AbortController(),
    settled: Promise.resolve(),
    cameFrom: null,
    listeners: new Set(),
    update(props) {
      mount.props = { ...mount.props, ...props };
      mount.isOutdated = true;
      return (mount.updating = updateMounted(host, mount));
    },
    unmount() {
      mount.isClosed = true;
      return leave(host, mount);
    },
    retry: () => (mount.retrying ??= retry(host, mount)),
    subscribe(listener) {
      mount.listeners.add(listener);
      return () => void mount.listeners.delete(listener);
    },
  };
  return mount;
}

async function retry(host: Host, mount: Mount): Promise<void> {
  await leave(host, mount);
  if (!mount.isClosed) await (mount.settled = attemptMount(host, mount));
  mount.retrying = undefined;
}
