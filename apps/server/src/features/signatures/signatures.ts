import type { ServerContext } from '../../context.ts';

/** What strangers check our signatures with. */
export interface PublicKey {
  /** 40 hexadecimal digits, upper case; 64 of a key of version 6. */
  fingerprint: string;
  armored: string;
  /** Others may write to us under it. */
  canEncrypt: boolean;
  /** Made by this machine for trials: it proves nothing about the company. */
  isTrial: boolean;
}

export interface SignatureContext extends Pick<ServerContext, 'config' | 'now'> {
  onFailure: (cause: unknown) => void;
}

/** Signs what the site publishes. A site without a key, or with one that has expired, publishes no signature. */
export interface Signatures {
  readKey: () => Promise<PublicKey | undefined>;
  /** A signature beside the text, armored: made once, and again under another key. */
  sign: (text: string) => Promise<string | undefined>;
}

export const noSignatures: Signatures = {
  readKey: async () => undefined,
  sign: async () => undefined,
};
