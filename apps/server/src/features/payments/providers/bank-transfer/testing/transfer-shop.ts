import { startPayment } from '@uid/contract/payments';
import type { InputOf } from '@uid/contract/endpoint';
import type { OrderState } from '@uid/contract/orders';
import { recordTransfer } from '@uid/contract/transfers';

import type { Database } from '../../../../../database/database.ts';
import { buildSession, openShop, orderOf } from '../../../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../../../testing/shop/test-shop.ts';
import { buildStaff } from '../../../../../testing/shop/build-staff.ts';

export interface TransferShop extends TestShop {
  operator: Buyer;
}

export const environment = {
  PAYMENT_METHODS: 'sandbox,bank-transfer',
  TRANSFER_HOLDER: '收款公司',
  TRANSFER_BANK: '某银行某支行',
  TRANSFER_ACCOUNT: '1100 6058 7018 0002',
};

export async function openTransferShop(
  change: Record<string, string> = {},
  database?: Database,
): Promise<TransferShop> {
  const settings = { ...environment, ...change };
  const shop = await openShop({ environment: settings, ...(database && { database }) });
  return { ...shop, operator: await buildStaff(shop) };
}

/** Creates an order of 8000 fen, or of other pieces, whose buyer chose to pay by transfer. */
export async function openTransfer(
  shop: TestShop,
  pieces: Record<string, number> = { 'CARD-A': 1 },
) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, pieces);
  const payment = await choose(shop, { buyer, no });
  return { buyer, no, payment };
}

export async function choose(shop: TestShop, { buyer, no }: { buyer: Buyer; no: string }) {
  const input = { language: 'en', no, method: 'bank-transfer' } as const;
  return (await shop.call(startPayment, input, buyer)).result;
}

/** Records a line of the statement. Returns the order's new state, or the status and error of the refusal. */
export async function record(
  shop: TransferShop,
  transfer: Omit<InputOf<typeof recordTransfer>, 'language' | 'receivedOn'>,
  caller: Buyer = shop.operator,
): Promise<OrderState | { status: number; error: string | undefined }> {
  const line = { language: 'en', receivedOn: '2026-01-06', ...transfer } as const;
  const { status, result } = await shop.call(recordTransfer, line, caller);
  return status === 200 ? result.state : { status, error: result.error };
}
