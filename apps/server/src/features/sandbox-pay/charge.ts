import { randomBytes } from 'node:crypto';

import type { Selectable } from 'kysely';

import type { SandboxChargeState } from '../../database/commerce-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredCharge = Selectable<Tables['sandboxCharges']>;

export const payPath = '/sandbox-pay';

/** Creates an id of 128 random bits, because anybody who knows it may pay. */
export function createChargeId(): string {
  return randomBytes(16).toString('base64url');
}

/** The facts of a charge that the company reports. */
export interface ChargeFacts {
  merchantId: string;
  chargeId: string;
  reference: string;
  amountFen: number;
  currency: string;
  state: SandboxChargeState;
  payPath: string;
}

export function presentCharge(charge: StoredCharge, now: number): ChargeFacts {
  const { merchantId, id, reference, amountFen, currency } = charge;
  return {
    merchantId,
    chargeId: id,
    reference,
    amountFen,
    currency,
    state: stateOf(charge, now),
    payPath: `${payPath}?charge=${id}`,
  };
}

/** Returns the state of a charge. A charge that was not paid in time counts as closed. */
export function stateOf(
  { state, expiresAt }: Pick<StoredCharge, 'state' | 'expiresAt'>,
  now: number,
): SandboxChargeState {
  return state === 'pending' && expiresAt <= now ? 'closed' : state;
}
