import type { OutputOf } from '@uid/contract/endpoint';
import type { startPasskeyLogin } from '@uid/contract/identity';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

/** Asks the visitor for a passkey of this site. `autofill` offers the passkeys in the autofill of the address field. */
export function askForPasskey(
  options: OutputOf<typeof startPasskeyLogin>['options'],
  { autofill }: { autofill: boolean },
) {
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill });
}

/** Cancels the current passkey request. */
export function cancelCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}
