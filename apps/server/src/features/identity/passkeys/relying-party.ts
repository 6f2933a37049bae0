import type { Caller } from '../../../http/caller.ts';

export interface RelyingParty {
  /** Scheme, host and port of the page. */
  origin: string;
  /** The host alone: passkeys belong to it, whatever the port. */
  rpId: string;
}

/** Which site passkeys belong to: PUBLIC_ORIGIN, or without one the site the visitor asked for. */
export function relyingPartyOf({ origin }: Pick<Caller, 'origin'>): RelyingParty {
  return { origin, rpId: new URL(origin).hostname };
}
