import type { ErrorResult } from '@uid/contract/envelope';
import type { ErrorName } from '@uid/contract/errors';

type Extra = Pick<ErrorResult, 'fields' | 'retryAfter' | 'details' | 'lastChange' | 'stateNow'>;

/** A refusal by name; thrown anywhere, it rolls back its transaction and becomes the answer at the edge. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly error: ErrorName;
  readonly extra: Extra;

  /** @param options with the `cause`, where another company's fault is refused with: operators read it in the log */
  constructor(error: ErrorName, extra: Extra = {}, options?: ErrorOptions) {
    super(error, options);
    this.error = error;
    this.extra = extra;
  }
}
