import { createHash } from 'node:crypto';

import { xsrfHeader } from '@uid/contract/constants';

export const guestToken = 'a-guest';
const xsrf = createHash('sha256').update(`xsrf:${guestToken}`).digest('base64url');
const headers = { [xsrfHeader]: xsrf };

/** What a guest's browser sends with a write. */
export const asGuest = { cookies: { 'uid-guest': guestToken, 'XSRF-TOKEN': xsrf }, headers };
/** The same over HTTPS. */
export const asSecureGuest = {
  cookies: { '__Host-uid-guest': guestToken, 'XSRF-TOKEN': xsrf },
  headers,
};
