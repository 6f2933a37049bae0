import type { CartChange } from './cart-change.ts';

export interface ChangeQueueOptions<Answer> {
  send: (change: CartChange) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  onFailure: (cause: unknown, change: CartChange) => void;
  /** The changes that the server has not confirmed yet. */
  onWaiting: (waiting: readonly CartChange[]) => void;
}

/** Sends changes one at a time, in order; of quick changes of one kind to a line only the last is sent. */
export function createChangeQueue<Answer>(options: ChangeQueueOptions<Answer>) {
  let waiting: CartChange[] = [];
  let isSending = false;

  async function sendAll(): Promise<void> {
    isSending = true;
    try {
      for (let change = waiting[0]; change; change = waiting[0]) await sendOne(change);
    } finally {
      isSending = false;
    }
  }

  async function sendOne(change: CartChange): Promise<void> {
    const answer = await options.send(change).then(
      (value) => ({ value }),
      (cause: unknown) => ({ cause }),
    );
    waiting = waiting.filter((each) => each !== change);
    options.onWaiting(waiting);
    if ('value' in answer) options.onAnswer(answer.value);
    else options.onFailure(answer.cause, change);
  }

  return function add(change: CartChange): void {
    // The change being sent can no longer be replaced: a newer one is sent after it.
    const sent = waiting.slice(0, isSending ? 1 : 0);
    const later = waiting.slice(sent.length);
    const kept = later.filter(({ sku, kind }) => sku !== change.sku || kind !== change.kind);
    waiting = [...sent, ...kept, change];
    options.onWaiting(waiting);
    if (!isSending) void sendAll();
  };
}
