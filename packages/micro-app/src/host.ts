import type { AppSource, TimeLimits } from './app-source.ts';
import type { MicroAppError, MicroAppProps, MicroAppStatus, ShellProps } from './protocol.ts';

export interface MicroAppConfig {
  /** The address of the child's entry page. */
  entry: string;
}

export type MicroAppPhase = 'loading' | 'mounting' | 'mounted' | 'unmounted';

export interface MicroAppsOptions {
  /** The apps by name. */
  registry: Record<string, MicroAppConfig>;
  /** Called once a mount each, in this order, with the app's name. */
  hooks?: Partial<Record<MicroAppPhase, (name: string) => void>>;
  /** Every failure, also of a child that throws long after it was mounted. */
  onError?(error: MicroAppError): void;
  /** Default true: report what mounted children throw and nobody catches. */
  captureErrors?: boolean;
  /** Default true: after the first mount, when idle, fetch what the first five other apps need. */
  prefetch?: boolean;
  limits?: Partial<TimeLimits>;
}

/** What all mounts of one `createMicroApps` share. */
export interface Host {
  options: MicroAppsOptions;
  limits: TimeLimits;
  sources: Map<string, AppSource>;
  statuses: Map<string, MicroAppStatus>;
  owners: WeakMap<Element, Mount>;
  /** Mounts that are on their way out. */
  leaves: Set<{ mount: Mount; done: Promise<void> }>;
  mounted: Set<Mount>;
  stopCapture: (() => void) | undefined;
  hasPrefetched: boolean;
}

export interface Mount {
  name: string;
  target: Element | string | null;
  props: ShellProps;
  status: MicroAppStatus;
  error: MicroAppError | undefined;
  source: AppSource | undefined;
  container: Element | undefined;
  /** What the child was given last; its `container` is this mount's own element. */
  given: MicroAppProps | undefined;
  attempt: AbortController;
  settled: Promise<void>;
  leaving: Promise<void> | undefined;
  retrying: Promise<void> | undefined;
  updating: Promise<void>;
  /** `props` are newer than what the child was given. */
  isOutdated: boolean;
  /** Unmounted for good, or its container was taken by another mount. */
  isClosed: boolean;
  cameFrom: Element | null;
  listeners: Set<() => void>;
}

export function setStatus(host: Host, mount: Mount, status: MicroAppStatus): void {
  mount.status = status;
  host.statuses.set(mount.name, status);
  notify(mount);
}

/** Keeps the error for the page to show and tells whoever watches. */
export function reportError(host: Host, mount: Mount, error: MicroAppError): void {
  mount.error = error;
  notify(mount);
  safely(() => host.options.onError?.(error));
}

export function runHook(host: Host, mount: Mount, phase: MicroAppPhase): void {
  safely(() => host.options.hooks?.[phase]?.(mount.name));
}

function notify(mount: Mount): void {
  for (const listener of mount.listeners) safely(listener);
}

/** The page's own callbacks must not stop a mount half-way. */
function safely(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    globalThis.reportError(error);
  }
}
