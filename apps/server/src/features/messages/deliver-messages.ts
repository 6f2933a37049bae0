import type { Database } from '../../database/database.ts';
import { MessageRefused } from './message-transport.ts';
import type { MessageTransport } from './message-transport.ts';
import { leaseMessage, listDueMessages, postponeMessage, settleMessage } from './repository.ts';
import type { StoredMessage } from './repository.ts';
import type { TextContent } from './sms/text-content.ts';

export interface Delivery {
  database: Database;
  channel: string;
  transport: MessageTransport;
  /** Epoch milliseconds. */
  now: () => number;
  /** Asked between two messages; true ends the round. */
  isStopping?: () => boolean;
  /** Told of each message that was not accepted, by id and cause and never by content. */
  onRefusal?: (refusal: { message: string; attempt: number; cause: string }) => void;
}

const second = 1000;
const minute = 60 * second;
const batch = 20;
/** Longer than the slowest send, so that a message has one sender at a time. */
const leaseTime = 5 * minute;
/** Waits after the first, second … failure; after the last the message is given up. */
const waits = [10 * second, minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute];

/** One round: sends what is due, at least once each. */
export async function deliverMessages(delivery: Delivery): Promise<void> {
  const { handle } = delivery.database;
  const due = await listDueMessages(handle, delivery.channel, {
    now: delivery.now(),
    limit: batch,
  });
  for (const message of due) {
    if (delivery.isStopping?.()) break;
    if (!(await leaseMessage(handle, message, delivery.now() + leaseTime))) continue;
    // A server that is away would cost each of the others a try and a time-out.
    if ((await deliver(message, delivery)) === 'postponed') break;
  }
}

type Outcome = 'settled' | 'postponed';

async function deliver(message: StoredMessage, delivery: Delivery): Promise<Outcome> {
  const { transport, now } = delivery;
  const { handle } = delivery.database;
  if (message.expiresAt !== null && message.expiresAt <= now()) {
    await settleMessage(handle, message.id, { state: 'failed', at: now() });
    return 'settled';
  }
  try {
    const content = message.content === null ? undefined : readContent(message.content);
    await transport.send({ ...message, content });
  } catch (cause) {
    return giveBack(message, delivery, cause);
  }
  await settleMessage(handle, message.id, { state: transport.accepted, at: now() });
  return 'settled';
}

async function giveBack(
  message: StoredMessage,
  delivery: Delivery,
  cause: unknown,
): Promise<Outcome> {
  const { handle } = delivery.database;
  const now = delivery.now();
  const isRefused = cause instanceof MessageRefused;
  delivery.onRefusal?.({
    message: message.id,
    attempt: message.attempts + 1,
    cause: isRefused ? cause.message : 'unexpected',
  });
  const wait = waits[message.attempts];
  if (wait === undefined || (isRefused && cause.isPermanent)) {
    await settleMessage(handle, message.id, { state: 'failed', at: now });
    return 'settled';
  }
  await postponeMessage(handle, message.id, now + wait);
  return 'postponed';
}

function readContent(json: string): TextContent {
  return JSON.parse(json) as TextContent;
}
