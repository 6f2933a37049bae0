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
