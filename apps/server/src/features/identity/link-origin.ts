import type { Config } from '../../config.ts';
import type { Caller } from '../../http/caller.ts';
import { isLoopbackOrigin } from '../../http/loopback.ts';

/**
 * Returns the scheme and host for the links of a mail; undefined: the mail has no links.
 * A host that a visitor's request names is trusted only if it is this machine: a link with a token must never lead to
 * another site.
 */
export function linkOriginOf(
  { origin }: Pick<Caller, 'origin'>,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): string | undefined {
  if (publicOrigin !== undefined) return publicOrigin;
  return isLoopbackOrigin(origin) ? origin : undefined;
}
