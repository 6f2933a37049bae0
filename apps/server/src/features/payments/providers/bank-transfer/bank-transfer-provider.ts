import type { ServerContext } from '../../../../context.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Charge, PaymentProvider } from '../provider.ts';
import { findTransfer } from './repository.ts';
import type { TransferSettings } from './transfer-settings.ts';

const texts = {
  zh: {
    terms: { holder: '户名', bank: '开户银行', account: '账号', reference: '附言' },
    hint: '请务必填写附言，系统凭它找到您的订单；金额须与上面一致。',
    waiting: '正在等待到账，银行处理通常需要一个工作日。',
  },
  en: {
    terms: {
      holder: 'Account holder',
      bank: 'Bank',
      account: 'Account number',
      reference: 'Reference',
    },
    hint: 'Please give the reference: it is how your transfer finds your order. The amount must be the one above.',
    waiting: 'Waiting for the transfer to arrive; banks usually take a working day.',
  },
};

/** Transfers to our own account. There is no company to ask: all that is known is what staff have recorded. */
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
    payableTime,
    stage({ orderNo, language }) {
      const { terms, hint, waiting } = texts[language];
      const line = (term: string, text: string) => ({ term, text, isImportant: false });
      return {
        kind: 'instructions',
        lines: [
          line(terms.holder, holder),
          line(terms.bank, bank),
          line(terms.account, account),
          { ...line(terms.reference, orderNo), isImportant: true },
        ],
        hint,
        waiting,
      };
    },
    // Our own page shows the transfer details, so there is no other page to open.
    start: async ({ returnUrl }) => ({ payUrl: returnUrl }),
    query,
    async close(reference) {
      const charge = await query(reference);
      return charge?.state === 'open' ? { ...charge, state: 'closed' } : charge;
    },
    // Staff pay the refund by bank and record that.
    refund: async () => 'pending',
    verifyNotification: () => Promise.reject(new AppError('NOT_FOUND')),
  };
}
