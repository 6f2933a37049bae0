import type { MicroAppError } from '@uid/micro-app/protocol';

/** Writes to the console which app failed, how and where it failed, and what it threw. */
export function reportMicroAppError(error: MicroAppError): void {
  // oxlint-disable-next-line no-console -- thrown again, it would count as the shell's own
  console.error(`Micro-app ${error.message}`, error.cause ?? '');
}
