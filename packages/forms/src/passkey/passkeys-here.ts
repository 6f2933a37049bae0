/** Whether this browser has passkeys and this address can own some: that takes a name, not a number. */
export function arePasskeysHere(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
}
