import type { AppSource, TimeLimits } from './app-source.ts';
import type { MicroAppError, MicroAppProps, MicroAppStatus, ShellProps } from './protocol.ts';

export interface MicroAppConfig {
  /** The address of the child's entry page. */
  entry: string;
  /** Whether pages that mount another app may prefetch this app's files. Default true. */
  prefetch?: boolean;
}

export type MicroAppPhase = 'loading' | 'mounting' | 'mounted' | 'unmounted';

export interface MicroAppsOptions {
  /** The apps by name. */
  registry: Readonly<Record<string, MicroAppConfig>>;
  /** Each is called once per mount, in this order, with the app's name. */
  hooks?: Partial<Record<MicroAppPhase, (name: string) => void>>;
  /** Called for every failure, also if a child throws long after it was mounted. */
  onError?: (error: MicroAppError) => void;
  /** Whether to report uncaught errors of mounted children. Default true. */
  captureErrors?: boolean;
  /**
   * Whether to prefetch the files of the first five other apps, after the first mount, when the page is idle. Default
   * true.
   */
  prefetch?: boolean;
  limits?: Partial<TimeLimits>;
}

/** The state that all mounts of one `createMicroApps` share. */
export interface Host {
  options: MicroAppsOptions;
  sources: Map<string, AppSource>;
  owners: WeakMap<Element, Mount>;
  /** The mounts that are being unmounted. */
  leaves: Map<Mount, Promise<void>>;
  hasPrefetched?: boolean;
}

/** A mount as the shell sees it. */
export interface MicroApp<Extra extends object = object> {
  readonly name: string;
  readonly status: MicroAppStatus;
  /** Why the app is not mounted; if it is `MOUNTED`, an error that the child has thrown since. */
  readonly error?: MicroAppError;
  /** Resolves when the current attempt has ended, whether it succeeded or not. */
  readonly settled: Promise<void>;
  /** Changes the child's props; those that are not named keep their values. */
  update: (props: Partial<ShellProps & Extra>) => Promise<void>;
  /** Unmounts the child; this handle can't be used again afterwards. */
  unmount: () => Promise<void>;
  /** Retries after an error; a mounted child is unmounted first. */
  retry: () => Promise<void>;
  /** Calls `listener` after each change of `status` or `error`. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** One child in one container, as the host sees it. */
export interface Mount extends MicroApp {
  status: MicroAppStatus;
  error?: MicroAppError;
  settled: Promise<void>;
  props: ShellProps;
  source?: AppSource;
  container: Element | null;
  /** The props that the child was given last; their `container` is this mount's own element. */
  given?: MicroAppProps;
  attempt: AbortController;
  retrying?: Promise<void>;
  updating?: Promise<void>;
  /** True if `props` are newer than those that the child was given. */
  isOutdated?: boolean;
  /** True if the mount was unmounted for good, or another mount took its container. */
  isClosed?: boolean;
  cameFrom: Element | null;
  listeners: Set<() => void>;
}

export function setStatus(mount: Mount, status: MicroAppStatus): void {
  mount.status = status;
  mount.listeners.forEach(safely);
}

/** Stores the error so that the page can show it, and calls the listeners and `onError`. */
export function reportError(
  host: Host,
  mount: Mount,
  error: MicroAppError,
  status = mount.status,
): void {
  mount.error = error;
  setStatus(mount, status);
  safely(() => host.options.onError?.(error));
}

export function runHook(host: Host, mount: Mount, phase: MicroAppPhase): void {
  safely(() => host.options.hooks?.[phase]?.(mount.name));
}

/** An error in the page's own callbacks must not stop a mount half-way. */
function safely(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    globalThis.reportError(error);
  }
}
