import type { Endpoint, FileEndpoint, OutputOf } from '@uid/contract/endpoint';

import { successEnvelope } from './error-answer.ts';
import type { FileAnswer } from './files/send-file.ts';

/** A successful answer whose bytes are made once and sent often. */
export class PreparedAnswer<Output> {
  #output: Output | undefined;
  #bytes: Buffer | undefined;
  #latin1: string | undefined;

  constructor(output: Output) {
    this.#output = output;
  }

  /** `pick` selects the fields that the endpoint names from the output; it is only called the first time. */
  bytes(pick: (output: unknown) => unknown): Buffer {
    this.#bytes ??= Buffer.from(JSON.stringify(successEnvelope(pick(this.#output))));
    this.#output = undefined;
    return this.#bytes;
  }

  /** The same bytes, each as one character: Node writes a string together with the headers. */
  latin1(pick: (output: unknown) => unknown): string {
    return (this.#latin1 ??= this.bytes(pick).toString('latin1'));
  }
}

/** What a handler may return: the output, or a prepared answer made from it; for a file endpoint, a file. */
export type AnswerOf<E extends Endpoint | FileEndpoint> = E extends Endpoint
  ? OutputOf<E> | PreparedAnswer<OutputOf<E>>
  : FileAnswer;
