import type { Host, Mount } from './host.ts';
import { reportError } from './host.ts';
import { MicroAppError } from './protocol.ts';

const address = /\b(?:https?|blob):[^\s)]+/;

/**
 * Reports what a mounted child throws and nobody catches, until it is asked to leave. The script
 * an error comes from is the topmost of its stack, so a callback of the shell that throws inside a
 * child's call stays the shell's.
 */
export function watchErrors(host: Host, mount: Mount): void {
  const { signal } = mount.attempt;
  const { name, source } = mount;
  const report = (cause: unknown, filename = '') => {
    const stack = cause instanceof Error ? cause.stack : '';
    const url = address.exec(stack ?? '')?.[0] ?? filename;
    if (!url.startsWith(source!.loaded!.base)) return;
    reportError(host, mount, new MicroAppError('RUNTIME_ERROR', name, { url, cause }));
  };
  addEventListener('error', ({ error, filename }) => report(error, filename), { signal });
  addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal });
}
