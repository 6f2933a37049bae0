import type { Config } from '../../config.ts';
import type { Caller } from '../../http/caller.ts';
import { isLoopbackOrigin } from '../../http/loopback.ts';

/**
 * Scheme and host for the links of a mail; undefined: the mail has none.
 * A host that a visitor's request names is believed only where it is this machine: a link with
 * a token must never lead to another site.
 */
export function linkOriginOf(
  { origin }: Pick<Caller, 'origin'>,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): string | undefined {
  if (publicOrigin !== undefined) return publicOrigin;
  return isLoopbackOrigin(origin) ? origin : undefined;
}
