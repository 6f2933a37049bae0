import type { Localised } from '../language.ts';

export interface ErrorKind {
  /** `code` in the envelope. */
  code: number;
  /** HTTP status. */
  status: number;
  text: Localised<string>;
}

export type ErrorKinds = Record<string, ErrorKind>;
