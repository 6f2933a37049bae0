import type { Language, Localised } from '@uid/contract/language';
import type { Address, Invoice } from '@uid/contract/orders';

import type { Handle } from '../../../database/database.ts';
import { maskAddress, maskEmail, maskInvoice, maskWords } from '../../../mask-person.ts';
import type { StoredOrder } from '../../orders/lock-order.ts';
import { methodTexts } from '../../payments/providers/payment-modules.ts';
import { listEveryonesOrders, readPaid } from '../read-orders.ts';
import type { OrderRange } from '../read-orders.ts';
import { exportOrders, formatTime } from './export-orders.ts';

const heads: Localised<string[]> = {
  zh: ['客户', '付款时间（UTC+8）', '付款方式', '实收（元）'],
  en: ['Customer', 'Paid (UTC+8)', 'Paid by', 'Received (¥)'],
};

interface Books {
  language: Language;
  range: OrderRange;
  /** True if the reader must not see personal data. */
  isMasked: boolean;
}

/** Exports everybody's orders of some days as CSV, with who paid them, when, how and how much. */
export function exportBooks(handle: Handle, { language, range, isMasked }: Books) {
  return exportOrders(handle, {
    language,
    async list(page) {
      const orders = await listEveryonesOrders(handle, { ...range, ...page });
      return isMasked ? orders.map(maskOrder) : orders;
    },
    more: {
      heads: heads[language],
      async read(ids) {
        const found = await readPaid(handle, ids);
        return new Map(
          [...found].map(([id, { email, paid }]) => [
            id,
            [
              isMasked ? maskEmail(email ?? '') : (email ?? ''),
              paid?.endedAt ? formatTime(paid.endedAt) : '',
              paid ? methodTexts(paid.method, language).name : '',
              { fen: paid?.paidFen ?? 0 },
            ],
          ]),
        );
      },
    },
  });
}

function maskOrder(order: StoredOrder): StoredOrder {
  const { address, invoice, note } = order;
  return {
    ...order,
    address: address && JSON.stringify(maskAddress(JSON.parse(address) as Address)),
    invoice: JSON.stringify(maskInvoice(JSON.parse(invoice) as Invoice)),
    note: note && maskWords(note),
  };
}
