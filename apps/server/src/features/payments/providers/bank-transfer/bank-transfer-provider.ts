import type { ServerContext } from '../../../../context.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Charge, PaymentProvider } from '../provider.ts';
import { findTransfer } from './repository.ts';
import type { TransferSettings } from './transfer-settings.ts';

/** Transfers to our own account. No company can be asked: what an operator has recorded is all that is known. */
export function createBankTransferProvider(
  { holder, bank, account, payableTime }: TransferSettings,
  { database }: Pick<ServerContext, 'database'>,
): PaymentProvider {
  async function query(reference: string): Promise<Charge | undefined> {
    const transfer = await findTransfer(database.handle, reference);
    if (!transfer) return undefined;
    const { state, amountFen, capturedFen, currency } = transfer;
    const charge = { reference, currency, isOwnMerchant: true };
    if (capturedFen > 0) return { ...charge, state: 'succeeded', amountFen: capturedFen };
    return { ...charge, state: state === 'open' ? 'open' : 'closed', amountFen };
  }

  return {
    method: 'bank-transfer',
    payableTime,
    transferOf: (orderNo) => ({ holder, bank, account, reference: orderNo }),
    // The details stand on our own page, so there is no other one to open.
    start: async ({ returnUrl }) => ({ payUrl: returnUrl }),
    query,
    async close(reference) {
      const charge = await query(reference);
      return charge?.state === 'open' ? { ...charge, state: 'closed' } : charge;
    },
    // A person pays it back and records that.
    refund: async () => 'pending',
    verifyNotification: () => Promise.reject(new AppError('NOT_FOUND')),
  };
}
