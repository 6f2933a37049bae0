/**
 * The protocol between the shell and a micro-app. Children import only this file's types, so that each side can be
 * built and released without the other.
 */
export const protocolVersion = 1 as const;

export type MicroAppStatus =
  | 'NOT_LOADED'
  | 'LOADING_SOURCE_CODE'
  | 'BOOTSTRAPPING'
  | 'NOT_MOUNTED'
  | 'MOUNTING'
  | 'MOUNTED'
  | 'UNMOUNTING'
  | 'LOAD_ERROR'
  | 'SKIP_BECAUSE_BROKEN';

/** The props that the shell passes; the host adds the rest of `MicroAppProps`. */
export interface ShellProps {
  /** The path below which the child's routes are, without a slash at its end: `/en/uid-front`. */
  basename: string;
  /** A BCP 47 tag: `zh`, `en`. */
  language: string;
  /** `light` or `dark`. */
  theme: string;
  /**
   * Navigates to a path of the site outside the child, such as `/confirm-order`. The child's current history entry is
   * replaced, so that going back skips it.
   */
  navigate: (path: string) => void;
  /** The child calls this with the full path after it has changed the address itself. */
  onNavigate?: (path: string) => void;
}

/** The props of `mount`, `update` and `unmount`. `Extra` are further props on which one shell and one child agree. */
export type MicroAppProps<Extra extends object = object> = ShellProps &
  Extra & {
    version: typeof protocolVersion;
    name: string;
    /** An empty element that belongs to this mount only; the child's styles apply only inside it. */
    container: HTMLElement;
    /** Aborts as soon as the child is asked to leave or has timed out. */
    signal: AbortSignal;
  };

/** The argument of `bootstrap`. It runs once for all mounts, so it gets no data of a single mount. */
export interface MicroAppIdentity {
  version: typeof protocolVersion;
  name: string;
}

/** The exports of a child's entry module. Each lifecycle has 10 seconds, and may return a promise. */
export interface MicroAppLifecycles<Extra extends object = object> {
  bootstrap?: (identity: MicroAppIdentity) => unknown;
  /** Has to resolve once `props.container` shows the first content. */
  mount: (props: MicroAppProps<Extra>) => unknown;
  update?: (props: MicroAppProps<Extra>) => unknown;
  unmount: (props: MicroAppProps<Extra>) => unknown;
}

/**
 * - `CONFIG_NOT_FOUND`: the registry has no such app; `NO_CONTAINER`: the container is not in the document
 * - `ENTRY_STATUS`, `ENTRY_TYPE`: the response to the entry is not 2xx, or is not HTML of at most a million characters
 * - `SCRIPT_FAILED`, `STYLE_FAILED`: the response to an asset is not 2xx, has another type, or was blocked
 * - `NETWORK_LOST`: no response at all, or one that does not match `integrity`
 * - `FORBIDDEN_ORIGIN`: an address that has neither the page's nor the entry's origin
 * - `SCRIPT_THREW`: the child's code threw while it was evaluated; browsers never evaluate it again
 * - `RUNTIME_ERROR`: the child threw after it was mounted
 */
export type MicroAppErrorCode =
  | 'CONFIG_NOT_FOUND'
  | 'NO_CONTAINER'
  | 'ENTRY_STATUS'
  | 'ENTRY_TYPE'
  | 'NETWORK_LOST'
  | 'FORBIDDEN_ORIGIN'
  | 'SCRIPT_FAILED'
  | 'SCRIPT_THREW'
  | 'STYLE_FAILED'
  | 'NO_LIFECYCLES'
  | 'BOOTSTRAP_FAILED'
  | 'MOUNT_FAILED'
  | 'UPDATE_FAILED'
  | 'UNMOUNT_FAILED'
  | 'TIMEOUT'
  | 'RUNTIME_ERROR';

export interface MicroAppErrorDetail {
  cause?: unknown;
  url?: string;
  httpStatus?: number;
}

export class MicroAppError extends Error {
  declare readonly code: MicroAppErrorCode;
  declare readonly app: string;
  /** The address that failed. */
  declare readonly url?: string;
  declare readonly httpStatus?: number;

  constructor(code: MicroAppErrorCode, app: string, detail: MicroAppErrorDetail = {}) {
    super([code, app, detail.httpStatus, detail.url].filter(Boolean).join(' '));
    Object.assign(this, { name: 'MicroAppError', code, app, ...detail });
  }
}

/** Checks the name instead of the class, because shell and child may each have bundled this class. */
export function isMicroAppError(value: unknown): value is MicroAppError {
  return value instanceof Error && value.name === 'MicroAppError';
}

/** The remedy for an error: `retry()` of the app, a reload of the page, or nothing that the visitor can do. */
export function recoveryOf(code: MicroAppErrorCode): 'retry' | 'reload' | 'none' {
  if (code === 'CONFIG_NOT_FOUND') return 'none';
  return code === 'SCRIPT_THREW' || code === 'NO_LIFECYCLES' ? 'reload' : 'retry';
}
