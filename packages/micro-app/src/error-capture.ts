const address = /\b(?:https?|blob):[^\s)]+/;

/**
 * Reports errors nobody caught with the address of the script they come from: the topmost frame of
 * the stack, so a callback of the shell that throws inside a child's call stays the shell's.
 * Returns what stops it.
 */
export function captureErrors(report: (script: string, cause: unknown) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(
    'error',
    ({ error, filename }) => report(scriptOf(error) ?? filename ?? '', error),
    { signal },
  );
  addEventListener('unhandledrejection', ({ reason }) => report(scriptOf(reason) ?? '', reason), {
    signal,
  });
  return () => controller.abort();
}

function scriptOf(error: unknown): string | undefined {
  return error instanceof Error ? address.exec(error.stack ?? '')?.[0] : undefined;
}
