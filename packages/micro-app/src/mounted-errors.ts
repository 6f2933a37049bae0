import { captureErrors } from './error-capture.ts';
import type { Host, Mount } from './host.ts';
import { reportError } from './host.ts';
import { MicroAppError } from './protocol.ts';

/** The window's listeners are there only while a child is. */
export function watchErrors(host: Host, mount: Mount): void {
  if (host.options.captureErrors === false) return;
  host.mounted.add(mount);
  host.stopCapture ??= captureErrors((url, cause) => {
    const thrower = [...host.mounted].find(({ source }) => url.startsWith(source!.loaded!.base));
    if (thrower)
      reportError(host, thrower, new MicroAppError('RUNTIME_ERROR', thrower.name, { url, cause }));
  });
}

export function unwatchErrors(host: Host, mount: Mount): void {
  host.mounted.delete(mount);
  if (host.mounted.size > 0) return;
  host.stopCapture?.();
  host.stopCapture = undefined;
}
