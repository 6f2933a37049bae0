import { vi } from 'vitest';

type Ask = (options: CredentialRequestOptions) => Promise<unknown>;
type Create = (options: CredentialCreationOptions) => Promise<unknown>;

export interface FakePasskeys {
  /** What a visitor's device answers from now on. */
  get: ReturnType<typeof vi.fn<Ask>>;
  create: ReturnType<typeof vi.fn<Create>>;
  /** The passkeys that the device was told no account knows. */
  signalled: unknown[];
  remove: () => void;
}

/** Installs a browser with passkeys whose visitor has not answered yet. `autofill`: whether fields offer passkeys. */
export function installPasskeys({ autofill = false } = {}): FakePasskeys {
  const get = vi.fn<Ask>(() => new Promise(() => undefined));
  const create = vi.fn<Create>(() => new Promise(() => undefined));
  const signalled: unknown[] = [];
  const statics = {
    isConditionalMediationAvailable: async () => autofill,
    signalUnknownCredential: async (stale: unknown) => void signalled.push(stale),
  };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, statics),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true });
  const remove = () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  };
  return { get, create, signalled, remove };
}

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** Returns what a device answers when it is asked for a passkey. */
export function assertion(id = 'AQID') {
  return {
    id,
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  };
}

/** Returns what a device answers when it has made a passkey. */
export function attestation() {
  return {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: {
      attestationObject: bytes,
      clientDataJSON: bytes,
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  };
}

/** A refusal as browsers throw it: the name says why. */
export function refusalByBrowser(name: string): DOMException {
  return new DOMException('as the browser words it', name);
}
