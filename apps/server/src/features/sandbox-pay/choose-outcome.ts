import type { ServerContext } from '../../context.ts';
import type { SandboxChargeState } from '../../database/commerce-tables.ts';
import type { Handle } from '../../database/database.ts';
import { presentCharge } from './charge.ts';
import type { StoredCharge } from './charge.ts';
import { endCharge, insertDeliveries } from './repository.ts';

/** The outcomes that a payer can choose on the company's page. */
export const outcomes = ['pay', 'pay-late-notice', 'pay-three-notices', 'fail', 'close'] as const;
export type Outcome = (typeof outcomes)[number];

const second = 1000;

const stateOfOutcome: Record<Outcome, SandboxChargeState> = {
  pay: 'succeeded',
  'pay-late-notice': 'succeeded',
  'pay-three-notices': 'succeeded',
  fail: 'failed',
  close: 'closed',
};

/** Milliseconds after which each notification is sent. */
const noticesOf: Record<Outcome, number[]> = {
  pay: [0],
  'pay-late-notice': [10 * second],
  'pay-three-notices': [0, second, 2 * second],
  fail: [0],
  close: [0],
};

/** Ends a charge as the payer chose, and queues the notifications to the merchant. Ended charges do not change. */
export async function chooseOutcome(
  context: ServerContext,
  chargeId: string,
  outcome: Outcome,
): Promise<void> {
  const now = context.now();
  await context.database.transact(async (handle) => {
    const charge = await endCharge(handle, chargeId, { state: stateOfOutcome[outcome], now });
    if (charge) await queueNotifications(handle, { charge, context, waits: noticesOf[outcome] });
  });
}

async function queueNotifications(
  handle: Handle,
  { charge, context, waits }: { charge: StoredCharge; context: ServerContext; waits: number[] },
): Promise<void> {
  const now = context.now();
  // Each delivery of one event carries the same event id.
  const body = JSON.stringify({ eventId: context.newId(), ...presentCharge(charge, now) });
  const rows = waits.map((wait) => ({
    id: context.newId(),
    chargeId: charge.id,
    body,
    tries: 0,
    dueAt: now + wait,
    createdAt: now,
    deliveredAt: null,
  }));
  await insertDeliveries(handle, rows);
}
