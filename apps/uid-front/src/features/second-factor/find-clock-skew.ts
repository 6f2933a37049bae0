/** Milliseconds. If the clocks are further apart, the codes of a device no longer match those of the server. */
const maxSkew = 30_000;

/**
 * Returns how many milliseconds this device's clock is ahead of the server's (below zero: behind), if that is enough to
 * spoil a code. Requests the date of the entry page, which no cache answers.
 */
export async function findClockSkew(now: () => number = Date.now): Promise<number | undefined> {
  const asked = now();
  const response = await fetch(import.meta.env.BASE_URL, {
    method: 'HEAD',
    cache: 'no-store',
  }).catch(() => undefined);
  const served = Date.parse(response?.headers.get('date') ?? '');
  if (Number.isNaN(served)) return undefined;
  // The date has whole seconds and was written while the request was under way, so the middle of both intervals is
  // compared.
  const skew = (asked + now()) / 2 - (served + 500);
  return Math.abs(skew) > maxSkew ? Math.round(skew) : undefined;
}
