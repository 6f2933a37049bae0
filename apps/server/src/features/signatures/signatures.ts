import type { ServerContext } from '../../context.ts';

/** The key with which others check our signatures. */
export interface PublicKey {
  /** 40 hexadecimal digits in upper case; 64 for a key of version 6. */
  fingerprint: string;
  armored: string;
  /** True if others may encrypt messages to us with it. */
  canEncrypt: boolean;
  /** True if this machine made the key for trials: it proves nothing about the company. */
  isTrial: boolean;
}

export interface SignatureContext extends Pick<ServerContext, 'config' | 'now'> {
  onFailure: (cause: unknown) => void;
}

/** Signs what the site publishes. A site without a key, or with one that has expired, publishes no signature. */
export interface Signatures {
  readKey: () => Promise<PublicKey | undefined>;
  /** Returns a detached, armored signature of the text. It is made once, and again with another key. */
  sign: (text: string) => Promise<string | undefined>;
}

export const noSignatures: Signatures = {
  readKey: async () => undefined,
  sign: async () => undefined,
};
