/** Whether this browser supports passkeys and this host can have some: that needs a domain name, not an IP address. */
export function arePasskeysHere(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
}
