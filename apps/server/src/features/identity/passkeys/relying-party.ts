import type { Caller } from '../../../http/caller.ts';

export interface RelyingParty {
  /** Scheme, host and port of the page. */
  origin: string;
  /** The host alone: passkeys belong to a host, whatever the port. */
  rpId: string;
}

/** Returns the site that passkeys belong to: PUBLIC_ORIGIN, or without it the site that the visitor asked for. */
export function relyingPartyOf({ origin }: Pick<Caller, 'origin'>): RelyingParty {
  return { origin, rpId: new URL(origin).hostname };
}
