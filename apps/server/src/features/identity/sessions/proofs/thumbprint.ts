import { hash } from 'node:crypto';

import type { PublicJwk } from '@uid/contract/proof';

/** The JWK thumbprint of a key (RFC 7638). */
export function thumbprintOf({ crv, kty, x, y }: PublicJwk): string {
  return hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url');
}
