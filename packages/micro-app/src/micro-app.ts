import { attemptMount, updateMounted } from './attempt.ts';
import type { Host, MicroAppsOptions, Mount } from './host.ts';
import { leave } from './leave.ts';
import type { MicroAppError, MicroAppStatus, ShellProps } from './protocol.ts';

export interface MicroApps {
  /**
   * Mounts an app into an element, or into the first that matches a selector. Never throws: a
   * failure is the handle's `error`. A container has one owner: the one before is unmounted.
   */
  mount<Extra extends object = object>(
    name: string,
    container: Element | string | null,
    props: ShellProps & Extra,
  ): MicroApp<Extra>;
  /** The status of the app's latest mount. */
  status(name: string): MicroAppStatus;
}

export interface MicroApp<Extra extends object = object> {
  readonly name: string;
  readonly status: MicroAppStatus;
  /** Why it is not mounted; or, when `MOUNTED`, what the child threw since. */
  readonly error: MicroAppError | undefined;
  /** Resolves when the current attempt has ended, well or not. */
  readonly settled: Promise<void>;
  /** Gives the child other props; those not named stay. */
  update(props: Partial<ShellProps & Extra>): Promise<void>;
  /** Ends this handle for good. */
  unmount(): Promise<void>;
  /** Tries again after an error; a mounted child is unmounted first. */
  retry(): Promise<void>;
  /** Tells of each change of `status` or `error`. Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** Makes the host of the apps in `registry`. Does nothing before the first mount. */
export function createMicroApps(options: MicroAppsOptions): MicroApps {
  const host: Host = {
    options,
    limits: { lifecycle: 10_000, load: 120_000, ...options.limits },
    sources: new Map(),
    statuses: new Map(),
    owners: new WeakMap(),
    leaves: new Set(),
    mounted: new Set(),
    stopCapture: undefined,
    hasPrefetched: false,
  };
  return {
    mount(name, target, props) {
      const mount = createMount(host, name, { target, props });
      mount.settled = attemptMount(host, mount);
      return handleOf(host, mount);
    },
    status: (name) => host.statuses.get(name) ?? 'NOT_LOADED',
  };
}

function createMount(host: Host, name: string, given: Pick<Mount, 'target' | 'props'>): Mount {
  return {
    ...given,
    name,
    status: host.sources.get(name)?.isBootstrapped ? 'NOT_MOUNTED' : 'NOT_LOADED',
    error: undefined,
    source: undefined,
    container: undefined,
    given: undefined,
    attempt: new AbortController(),
    settled: Promise.resolve(),
    leaving: undefined,
    retrying: undefined,
    updating: Promise.resolve(),
    isOutdated: false,
    isClosed: false,
    cameFrom: null,
    listeners: new Set(),
  };
}

function handleOf(host: Host, mount: Mount): MicroApp {
  const retry = async () => {
    await leave(host, mount);
    if (!mount.isClosed) await (mount.settled = attemptMount(host, mount));
    mount.retrying = undefined;
  };
  return {
    name: mount.name,
    get status() {
      return mount.status;
    },
    get error() {
      return mount.error;
    },
    get settled() {
      return mount.settled;
    },
    update(props) {
      Object.assign(mount, { props: { ...mount.props, ...props }, isOutdated: true });
      return (mount.updating = updateMounted(host, mount));
    },
    unmount() {
      mount.isClosed = true;
      return leave(host, mount);
    },
    retry: () => (mount.retrying ??= retry()),
    subscribe(listener) {
      mount.listeners.add(listener);
      return () => void mount.listeners.delete(listener);
    },
  };
}
