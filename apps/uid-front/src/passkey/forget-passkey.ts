interface StalePasskey {
  rpId: string;
  credentialId: string;
}

/** Tells the device that no account here knows this passkey, so that the device need not offer it again. */
export async function forgetPasskey(stale: StalePasskey): Promise<void> {
  const signal: unknown = Reflect.get(PublicKeyCredential, 'signalUnknownCredential');
  if (typeof signal === 'function') await signal.call(PublicKeyCredential, stale);
}
