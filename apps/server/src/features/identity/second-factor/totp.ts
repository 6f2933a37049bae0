import { Secret, TOTP } from 'otpauth';

const period = 30;

/** Returns 160 random bits in base32, as RFC 4226 recommends. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * Returns the URI that authenticator apps read from the QR code. The apps list the account by the names of issuer and
 * account.
 */
export function totpUri(secret: string, names: { issuer: string; label: string }): string {
  return generator(secret, names).toString();
}

/**
 * Returns the time step that this code belongs to, counted from the epoch; undefined if the code is wrong.
 * One step to either side is accepted, for clocks that differ and for slow typing.
 */
export function matchingStep(
  code: string,
  { secret, now }: { secret: string; now: number },
): number | undefined {
  const delta = generator(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / (period * 1000)) + delta;
}

function generator(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  });
}
