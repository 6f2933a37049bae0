import { canonicalJson } from './canonical-json.ts';
import type { AuditKey, PublicKey } from './audit-key.ts';
import type { ChainPoint } from './entry.ts';

/** The newest entry at a time, signed: whoever has the head can check whether the log still contains that entry. */
export interface SignedHead extends ChainPoint {
  /** Epoch milliseconds. */
  at: number;
  /** Id of the key that signed the head. */
  keyId: string;
  /** Ed25519 over the canonical JSON of all other fields, base64url. */
  signature: string;
}

export function signHead({ seq, hash }: ChainPoint, at: number, key: AuditKey): SignedHead {
  const said = { at, hash, keyId: key.id, seq };
  return { ...said, signature: key.sign(canonicalJson(said)) };
}

export function isSignedBy({ signature, ...said }: SignedHead, key: PublicKey): boolean {
  return said.keyId === key.id && key.verify(canonicalJson(said), signature);
}

/** Writes a head as it appears in log lines, mails and backups. */
export function headLine(head: SignedHead): string {
  return canonicalJson(head);
}

const written =
  /\{"at":\d+,"hash":"[0-9a-f]{64}","keyId":"[0-9a-f]{16}","seq":\d+,"signature":"[\w-]{86}"\}/g;

/** Finds all heads in a text: a mail, a backup's file, a whole log. */
export function readHeads(text: string): SignedHead[] {
  return [...text.matchAll(written)].map(([line]) => JSON.parse(line) as SignedHead);
}
