/** Puts three things into a guest's cart; yields the cookie it is kept by. */
export async function fillCart(origin: string): Promise<string> {
  let cookie = '';
  for (const sku of ['SIM-3FF-10', 'BGW-200', 'SDP-50']) {
    const form = new URLSearchParams({ intent: 'restore', sku, quantity: '1' });
    const answer = await fetch(`${origin}/cart`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: form,
    });
    cookie ||= answer.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
  }
  return cookie;
}
