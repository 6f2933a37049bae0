import type { startPasskey } from '@uid/contract/account';
import type { OutputOf } from '@uid/contract/endpoint';
import { startRegistration } from '@simplewebauthn/browser';

/** Asks the device to create a passkey for the account. */
export function createPasskey(options: OutputOf<typeof startPasskey>['options']) {
  return startRegistration({ optionsJSON: options });
}
