import type { AppSource, TimeLimits } from './app-source.ts';
import type { MicroAppError, MicroAppProps, MicroAppStatus, ShellProps } from './protocol.ts';

export interface MicroAppConfig {
  /** The address of the child's entry page. */
  entry: string;
  /** Default true: pages that mount another app may fetch the files of this one ahead. */
  prefetch?: boolean;
}

export type MicroAppPhase = 'loading' | 'mounting' | 'mounted' | 'unmounted';

export interface MicroAppsOptions {
  /** The apps by name. */
  registry: Readonly<Record<string, MicroAppConfig>>;
  /** Called once a mount each, in this order, with the app's name. */
  hooks?: Partial<Record<MicroAppPhase, (name: string) => void>>;
  /** Every failure, also of a child that throws long after it was mounted. */
  onError?: (error: MicroAppError) => void;
  /** Default true: report what mounted children throw and nobody catches. */
  captureErrors?: boolean;
  /** Default true: after the first mount, when the page is idle, fetch what the first five other apps need. */
  prefetch?: boolean;
  limits?: Partial<TimeLimits>;
}

/** What all mounts of one `createMicroApps` share. */
export interface Host {
  options: MicroAppsOptions;
  sources: Map<string, AppSource>;
  owners: WeakMap<Element, Mount>;
  /** Mounts that are being unmounted. */
  leaves: Map<Mount, Promise<void>>;
  hasPrefetched?: boolean;
}

/** A mount, as the shell sees it. */
export interface MicroApp<Extra extends object = object> {
  readonly name: string;
  readonly status: MicroAppStatus;
  /** Why it is not mounted; or, when `MOUNTED`, what the child threw since. */
  readonly error?: MicroAppError;
  /** Resolves when the current attempt has ended, well or not. */
  readonly settled: Promise<void>;
  /** Gives the child other props; those not named stay. */
  update: (props: Partial<ShellProps & Extra>) => Promise<void>;
  /** Ends this handle for good. */
  unmount: () => Promise<void>;
  /** Tries again after an error; a mounted child is unmounted first. */
  retry: () => Promise<void>;
  /** Calls `listener` at each change of `status` or `error`. Returns the function that stops it. */
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
  /** What the child was given last; its `container` is this mount's own element. */
  given?: MicroAppProps;
  attempt: AbortController;
  retrying?: Promise<void>;
  updating?: Promise<void>;
  /** `props` are newer than what the child was given. */
  isOutdated?: boolean;
  /** Unmounted for good, or its container was taken by another mount. */
  isClosed?: boolean;
  cameFrom: Element | null;
  listeners: Set<() => void>;
}

export function setStatus(mount: Mount, status: MicroAppStatus): void {
  mount.status = status;
  mount.listeners.forEach(safely);
}

/** Keeps the error for the page to show, and calls the listeners and `onError`. */
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

/** The page's own callbacks must not stop a mount half-way. */
function safely(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    globalThis.reportError(error);
  }
}
