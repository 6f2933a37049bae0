/**
 * What the shell and a micro-app agree on. Children import only this file's types, so that either
 * side can be built and released without the other.
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

/** What the shell gives; the host adds the rest of `MicroAppProps`. */
export interface ShellProps {
  /** The path under which the child's routes live, without a slash at its end: `/en/uid-front`. */
  basename: string;
  /** A BCP 47 tag: `zh`, `en`. */
  language: string;
  /** `light` or `dark`. */
  theme: string;
  /**
   * Goes on to a path of the site outside the child, such as `/confirm-order`.
   * What the child showed is done with: going back passes it over.
   */
  navigate: (path: string) => void;
  /** The child calls it after it changed the address itself, with the full path. */
  onNavigate?: (path: string) => void;
}

/** What `mount`, `update` and `unmount` get. `Extra` is what one shell and one child agree on besides. */
export type MicroAppProps<Extra extends object = object> = ShellProps &
  Extra & {
    version: typeof protocolVersion;
    name: string;
    /** An empty element that belongs to this mount alone; styles are scoped to it. */
    container: HTMLElement;
    /** Aborts as soon as the child is asked to leave or has run out of time. */
    signal: AbortSignal;
  };

/** What `bootstrap` gets: it runs once for all mounts, so it knows nothing of a single one. */
export interface MicroAppIdentity {
  version: typeof protocolVersion;
  name: string;
}

/** What a child's entry module exports. Each has 10 seconds, and may return a promise. */
export interface MicroAppLifecycles<Extra extends object = object> {
  bootstrap?: (identity: MicroAppIdentity) => unknown;
  /** Done when the first content stands in `props.container`. */
  mount: (props: MicroAppProps<Extra>) => unknown;
  update?: (props: MicroAppProps<Extra>) => unknown;
  unmount: (props: MicroAppProps<Extra>) => unknown;
}

/**
 * - `CONFIG_NOT_FOUND`: the registry has no such app; `NO_CONTAINER`: no element in the document
 * - `ENTRY_STATUS`, `ENTRY_TYPE`: the entry page answered, but not 2xx, or not with HTML of a million
 *   characters at most
 * - `SCRIPT_FAILED`, `STYLE_FAILED`: an asset did not answer 2xx, has another type, or was blocked
 * - `NETWORK_LOST`: no answer at all, or one whose `integrity` does not match
 * - `FORBIDDEN_ORIGIN`: an address that belongs neither to the page's nor to the entry's origin
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

/** By its brand, because shell and child may each have bundled this class. */
export function isMicroAppError(value: unknown): value is MicroAppError {
  return value instanceof Error && value.name === 'MicroAppError';
}

/** What helps after an error: `retry()` of the app, a reload of the page, or nothing the visitor can do. */
export function recoveryOf(code: MicroAppErrorCode): 'retry' | 'reload' | 'none' {
  if (code === 'CONFIG_NOT_FOUND') return 'none';
  return code === 'SCRIPT_THREW' || code === 'NO_LIFECYCLES' ? 'reload' : 'retry';
}
