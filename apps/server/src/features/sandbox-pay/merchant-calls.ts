import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import { createChargeId, presentCharge } from './charge.ts';
import type { ChargeFacts } from './charge.ts';
import {
  addRefund,
  endCharge,
  findChargeByReference,
  insertCharge,
  insertRefund,
} from './repository.ts';

interface ChargeOrder {
  reference: string;
  amountFen: number;
  currency: string;
  subject: string;
  language: Language;
  returnUrl: string;
  expiresAt: number;
}

/** This module has the requests that a merchant may send to the company. Each may be repeated. */
export async function openCharge(
  { database, now }: ServerContext,
  merchantId: string,
  order: ChargeOrder,
): Promise<ChargeFacts | undefined> {
  const created = { id: createChargeId(), merchantId, createdAt: now() };
  const charge = { ...order, ...created, state: 'pending', refundedFen: 0 } as const;
  if (await insertCharge(database.handle, charge)) return presentCharge(charge, now());
  return readCharge({ database, now }, merchantId, order);
}

export async function queryCharge(
  context: ServerContext,
  merchantId: string,
  key: { reference: string },
): Promise<ChargeFacts | undefined> {
  return readCharge(context, merchantId, key);
}

export async function closeCharge(
  context: ServerContext,
  merchantId: string,
  { reference }: { reference: string },
): Promise<ChargeFacts | undefined> {
  const { database, now } = context;
  const charge = await findChargeByReference(database.handle, { merchantId, reference });
  if (!charge) return undefined;
  await endCharge(database.handle, charge.id, { state: 'closed', now: now() });
  return readCharge(context, merchantId, { reference });
}

export async function refundCharge(
  { database, now }: ServerContext,
  merchantId: string,
  { reference, refundId, amountFen }: { reference: string; refundId: string; amountFen: number },
): Promise<{ refundId: string } | undefined> {
  return database.transact(async (handle) => {
    const charge = await findChargeByReference(handle, { merchantId, reference });
    if (!charge) return undefined;
    const refund = { merchantId, id: refundId, chargeId: charge.id, amountFen, createdAt: now() };
    if (!(await insertRefund(handle, refund))) return { refundId };
    if (!(await addRefund(handle, { id: charge.id, amountFen })))
      throw new Error('The refund is more than was paid.');
    return { refundId };
  });
}

async function readCharge(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  merchantId: string,
  { reference }: { reference: string },
): Promise<ChargeFacts | undefined> {
  const charge = await findChargeByReference(database.handle, { merchantId, reference });
  return charge && presentCharge(charge, now());
}
