import type { Endpoint, OutputOf } from '@uid/contract/endpoint';

import { successEnvelope } from './error-answer.ts';

/** A successful answer whose bytes are made once and sent often. */
export class PreparedAnswer<Output> {
  readonly bytes: Buffer;
  /** Only for the compiler: what the bytes say. */
  declare readonly output: Output;

  constructor(output: Output) {
    this.bytes = Buffer.from(JSON.stringify(successEnvelope(output)));
  }
}

/** What a handler may give: the output, or the answer made from one. */
export type AnswerOf<E extends Endpoint> = OutputOf<E> | PreparedAnswer<OutputOf<E>>;
