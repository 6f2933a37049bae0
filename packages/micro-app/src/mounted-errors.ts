import type { Host, Mount } from './host.ts';
import { reportError } from './host.ts';
import { MicroAppError } from './protocol.ts';

const address = /\b(?:https?|blob):[^\s)]+/;

/**
 * Reports uncaught errors of a mounted child until the child is asked to leave. An error belongs to the topmost script
 * of its stack, so an error in a shell's callback stays the shell's, even if the child called it.
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
