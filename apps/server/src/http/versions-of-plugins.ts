/**
 * Stands in for `semver` in the bundle (`vite.config.ts`): of its 46 KB, Fastify asks for this alone, whether a plugin
 * goes with its version. Both are pinned, and tests, which run without the bundle, have asked the library itself.
 */
export function satisfies(): boolean {
  return true;
}

/** Asked of release candidates alone. */
export function coerce(version: string): string {
  return version;
}

/** Asked of release candidates alone. */
export function gt(): boolean {
  return false;
}
