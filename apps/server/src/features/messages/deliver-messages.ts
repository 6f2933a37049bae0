import type { Database } from '../../database/database.ts';
import { clockTolerance } from '../../job.ts';
import { workOnEach } from '../../work-on-each.ts';
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
  /** Called between two messages; true ends the round. */
  isStopping?: () => boolean;
  /** Called for each message that was not accepted, with its id and cause, never its content. */
  onRefusal?: (refusal: { message: string; attempt: number; cause: string }) => void;
}

const second = 1000;
const minute = 60 * second;
const batch = 20;
/**
 * Number of messages: a server that takes a second for each must not keep a login code waiting behind nineteen other
 * mails.
 */
const atOnce = 4;
/** Milliseconds: longer than the slowest send, so that a message has one sender at a time. */
const leaseTime = 5 * minute;
/** Milliseconds to wait after the first, second … failure; `longestWait` is used for all that follow. */
const waits = [10 * second, minute, 5 * minute, 15 * minute, 60 * minute];
const longestWait = 4 * 60 * minute;
/** Milliseconds: nobody loses a message because a mail server is down over a long weekend. */
const retryTime = 72 * 60 * minute;

/** Runs one round, which sends each message that is due at least once. */
export async function deliverMessages(delivery: Delivery): Promise<void> {
  const { handle } = delivery.database;
  const now = delivery.now();
  const latest = now + longestWait + clockTolerance;
  const due = await listDueMessages(handle, delivery.channel, { now, latest, limit: batch });
  let isAway = false;
  const isStopping = () => isAway || delivery.isStopping?.() === true;
  async function send(message: StoredMessage): Promise<void> {
    if (!(await leaseMessage(handle, message, delivery.now() + leaseTime))) return;
    if ((await deliver(message, delivery)) === 'postponed') isAway = true;
  }
  // The first message is sent alone: if the server is down, each of the others would cost a try and a timeout.
  await workOnEach(due.slice(0, 1), send, { isStopping });
  await workOnEach(due.slice(1), send, { isStopping, atOnce });
}

type Outcome = 'settled' | 'postponed';

async function deliver(message: StoredMessage, delivery: Delivery): Promise<Outcome> {
  const { transport, now } = delivery;
  const { handle } = delivery.database;
  if (message.expiresAt !== null && message.expiresAt <= now()) {
    await settleMessage(handle, message.id, { state: 'expired', at: now() });
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
  failure: unknown,
): Promise<Outcome> {
  const { handle } = delivery.database;
  const now = delivery.now();
  const isRefused = failure instanceof MessageRefused;
  const cause = isRefused ? failure.message : 'unexpected';
  delivery.onRefusal?.({ message: message.id, attempt: message.attempts + 1, cause });
  const retriedUntil = (message.resentAt ?? message.createdAt) + retryTime;
  if (now >= retriedUntil || (isRefused && failure.isPermanent)) {
    // A code is useless days later, and must not be kept.
    const state = message.expiresAt === null ? 'failed' : 'expired';
    await settleMessage(handle, message.id, { state, at: now, cause });
    return 'settled';
  }
  const wait = waits[message.attempts] ?? longestWait;
  await postponeMessage(handle, message.id, { until: Math.min(now + wait, retriedUntil), cause });
  return 'postponed';
}

function readContent(json: string): TextContent {
  return JSON.parse(json) as TextContent;
}
