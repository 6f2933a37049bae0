import type { OutputOf } from '@uid/contract/endpoint';
import type { startPasskeyLogin } from '@uid/contract/identity';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

/** Has the visitor choose a passkey of this site. `autofill` offers it in the field for the address. */
export function askForPasskey(
  options: OutputOf<typeof startPasskeyLogin>['options'],
  { autofill }: { autofill: boolean },
) {
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill });
}

/** Takes back what is being asked. */
export function cancelCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}

interface StalePasskey {
  rpId: string;
  credentialId: string;
}

/** Tells the device that no account here knows this passkey, so that it need not offer it again. */
export async function forgetPasskey(stale: StalePasskey): Promise<void> {
  const signal: unknown = Reflect.get(PublicKeyCredential, 'signalUnknownCredential');
  if (typeof signal === 'function') await signal.call(PublicKeyCredential, stale);
}
