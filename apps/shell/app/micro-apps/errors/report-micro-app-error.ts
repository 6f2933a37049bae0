import type { MicroAppError } from '@uid/micro-app/protocol';

/** For whoever looks into the console or collects it: which app, what, where, and what it threw. */
export function reportMicroAppError(error: MicroAppError): void {
  // oxlint-disable-next-line no-console -- thrown again, it would count as the shell's own
  console.error(`Micro-app ${error.message}`, error.cause ?? '');
}
