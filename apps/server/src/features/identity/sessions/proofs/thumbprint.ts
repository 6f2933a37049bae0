import { hash } from 'node:crypto';

import type { PublicJwk } from '@uid/contract/proof';

/** What names a key, whoever wrote it down how (RFC 7638). */
export function thumbprintOf({ crv, kty, x, y }: PublicJwk): string {
  return hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url');
}
