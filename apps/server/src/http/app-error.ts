import type { ErrorResult } from '@uid/contract/envelope';
import type { ErrorName } from '@uid/contract/errors';

type Extra = Pick<ErrorResult, 'fields' | 'retryAfter' | 'details' | 'lastChange' | 'stateNow'>;

/**
 * A refusal by name. Thrown anywhere, it rolls back its transaction; the error handler turns it into the response.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly error: ErrorName;
  readonly extra: Extra;

  /** @param options the `cause`, if another company's failure is the reason: operators find it in the log */
  constructor(error: ErrorName, extra: Extra = {}, options?: ErrorOptions) {
    super(error, options);
    this.error = error;
    this.extra = extra;
  }
}
