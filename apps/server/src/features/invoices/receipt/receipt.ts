import type { Company } from '@uid/contract/content';
import type { Language, Localised } from '@uid/contract/language';
import type { Invoice, OrderState } from '@uid/contract/orders';

import { methodTexts } from '../../payments/providers/payment-modules.ts';
import type { StoredOrderLine } from '../../orders/find-order.ts';
import type { StoredOrder } from '../../orders/lock-order.ts';

/** Everything a receipt says, in one language. */
export interface Receipt {
  language: Language;
  no: string;
  placedAt: number;
  paidAt: number;
  paymentId: string;
  /** What the way to pay is called. */
  method: string;
  seller: { name: string; email: string; phone: string };
  buyer: string;
  invoice: Invoice;
  lines: {
    name: string;
    sku: string;
    unit: string;
    quantity: number;
    priceFen: number;
    lineFen: number;
  }[];
  goodsFen: number;
  deliveryFen: number;
  discountFen: number;
  taxFen: number;
  totalFen: number;
  includedTaxFen: number;
  refundedFen: number;
  state: OrderState;
}

interface ReceiptSource {
  order: StoredOrder;
  lines: StoredOrderLine[];
  attempt: { id: string; method: string; endedAt: number | null };
  company: Company | undefined;
  email: string;
}

export function receiptOf(
  { order, lines, attempt, company, email }: ReceiptSource,
  language: Language,
): Receipt {
  const { no, placedAt, state, refundedFen } = order;
  const { goodsFen, deliveryFen, discountFen, taxFen, totalFen, includedTaxFen } = order;
  return {
    language,
    no,
    placedAt,
    state,
    paidAt: attempt.endedAt ?? placedAt,
    paymentId: attempt.id,
    method: methodTexts(attempt.method, language).name,
    seller: {
      name: company?.legalName[language] ?? '',
      email: company?.email ?? '',
      phone: company?.phones[0]?.number ?? '',
    },
    buyer: email,
    invoice: JSON.parse(order.invoice) as Invoice,
    lines: lines.map((line) => presentLine(line, language)),
    goodsFen,
    deliveryFen,
    discountFen,
    taxFen,
    totalFen,
    includedTaxFen,
    refundedFen,
  };
}

function presentLine(
  { sku, names, variantNames, units, quantity, priceFen, lineFen }: StoredOrderLine,
  language: Language,
): Receipt['lines'][number] {
  const inLanguage = (text: string) => (JSON.parse(text) as Localised<string>)[language];
  const name = `${inLanguage(names)} · ${inLanguage(variantNames)}`;
  return { name, sku, unit: inLanguage(units), quantity, priceFen, lineFen };
}
