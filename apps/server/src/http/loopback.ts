/** Whether a host name or IP address is this machine's loopback. */
export function isLoopbackHost(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (plain === 'localhost' || plain === '::1') return true;
  return /^(::ffff:)?127(\.\d{1,3}){3}$/.test(plain);
}

export function isLoopbackOrigin(origin: string): boolean {
  return isLoopbackHost(new URL(origin).hostname);
}
