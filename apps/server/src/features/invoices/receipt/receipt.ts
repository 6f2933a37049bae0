import type { Company } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';
import type { Invoice, OrderState } from '@uid/contract/orders';

import { methodTexts } from '../../payments/providers/payment-modules.ts';
import type { StoredOrderLine } from '../../orders/find-order.ts';
import type { StoredOrder } from '../../orders/lock-order.ts';
import { sellerOf } from '../sheet/seller.ts';
import type { Seller } from '../sheet/seller.ts';
import { sheetLineOf } from '../sheet/sheet-line.ts';
import type { SheetLine } from '../sheet/sheet-line.ts';
import type { Paid } from '../read-orders.ts';

/** Everything a receipt says, in one language. */
export interface Receipt {
  language: Language;
  no: string;
  placedAt: number;
  paidAt: number;
  paymentId: string;
  /** The name of the payment method. */
  method: string;
  seller: Seller;
  buyer: string;
  invoice: Invoice;
  lines: SheetLine[];
  goodsFen: number;
  deliveryFen: number;
  discountFen: number;
  taxFen: number;
  totalFen: number;
  /**
   * The part of the total that was received; less if staff have accepted a payment that was short, or if money went
   * back.
   */
  paidFen: number;
  includedTaxFen: number;
  refundedFen: number;
  state: OrderState;
  /** The numbers of the fapiao that were issued. */
  fapiaoNumbers: string[];
}

interface ReceiptSource {
  order: StoredOrder;
  lines: StoredOrderLine[];
  paid: Paid;
  company: Company | undefined;
  email: string;
  fapiaoNumbers: string[];
}

export function receiptOf(
  { order, lines, paid, company, email, fapiaoNumbers }: ReceiptSource,
  language: Language,
): Receipt {
  const { no, placedAt, state, refundedFen } = order;
  const { goodsFen, deliveryFen, discountFen, taxFen, totalFen, includedTaxFen } = order;
  return {
    language,
    no,
    placedAt,
    state,
    paidAt: paid.endedAt ?? placedAt,
    paymentId: paid.id,
    method: methodTexts(paid.method, language).name,
    seller: sellerOf(company, language),
    buyer: email,
    invoice: JSON.parse(order.invoice) as Invoice,
    lines: lines.map((line) => sheetLineOf(line, language)),
    goodsFen,
    deliveryFen,
    discountFen,
    taxFen,
    totalFen,
    paidFen: paid.paidFen,
    includedTaxFen,
    refundedFen,
    fapiaoNumbers,
  };
}
