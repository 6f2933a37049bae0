/**
 * Replaces `semver` in the bundle (`vite.config.ts`): of its 46 KB, Fastify needs only the check whether a plugin
 * supports its version. Both versions are pinned, and tests, which run without the bundle, use the library itself.
 */
export function satisfies(): boolean {
  return true;
}

/** Only called for release candidates. */
export function coerce(version: string): string {
  return version;
}

/** Only called for release candidates. */
export function gt(): boolean {
  return false;
}
