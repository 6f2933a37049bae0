import { successCode } from './constants.ts';
import type { ErrorName } from './errors.ts';

/** The format of every response of the API. */
export interface Envelope<Result> {
  code: number;
  message: string;
  result: Result;
  success: boolean;
}

/** `result` of a response that is not a success. */
export interface ErrorResult {
  error: ErrorName;
  requestId: string;
  /** Messages by input field, in the user's language. */
  fields?: Record<string, string>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** Other data that the error's name promises, such as the new totals of CHECKOUT_CHANGED. */
  details?: unknown;
  /** The latest change and who of the staff made it, if a request of staff is refused because of a change. */
  lastChange?: LastChange;
  /** The order's current state in the reader's language, if staff can't change an order. */
  stateNow?: string;
}

export interface LastChange {
  at: number;
  email: string;
  /** What that person did, in the language of the person whose request is refused. */
  act: string;
}

export function isEnvelope(value: unknown): value is Envelope<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return 'code' in value && 'success' in value && 'message' in value && 'result' in value;
}

export function isSuccess(envelope: Envelope<unknown>): boolean {
  return envelope.success && envelope.code === successCode;
}
