import { successCode } from './constants.ts';
import type { ErrorName } from './errors.ts';

/** What every answer of the API looks like on the wire. */
export interface Envelope<Result> {
  code: number;
  message: string;
  result: Result;
  success: boolean;
}

/** `result` of an answer that is not a success. */
export interface ErrorResult {
  error: ErrorName;
  requestId: string;
  /** Messages by input field, in the user's language. */
  fields?: Record<string, string>;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
  /** What else the error's name promises, e.g. the new totals of CHECKOUT_CHANGED. */
  details?: unknown;
  /** Who of the staff was quicker, where one of them is refused because something had changed. */
  lastChange?: LastChange;
  /** Of an order that staff are refused to change: what it is by now, in their language. */
  stateNow?: string;
}

export interface LastChange {
  at: number;
  email: string;
  /** What they did, in the language of whoever is refused. */
  act: string;
}

export function isEnvelope(value: unknown): value is Envelope<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return 'code' in value && 'success' in value && 'message' in value && 'result' in value;
}

export function isSuccess(envelope: Envelope<unknown>): boolean {
  return envelope.success && envelope.code === successCode;
}
