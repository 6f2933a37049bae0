import type { Localised } from './language.ts';
import type { Order } from './orders.ts';

export type FapiaoState =
  | 'none'
  | 'unpaid'
  | 'waiting'
  | 'issued'
  | 'reversed'
  | 'void'
  | 'cancelled';

/** The state of an order's fapiao, in the words that the order's page, its receipt and the console use. */
export const fapiaoStateWords: Localised<Record<FapiaoState, string>> = {
  zh: {
    none: '未申请',
    unpaid: '付款后开具',
    waiting: '已登记，待税务系统开具',
    issued: '已开具',
    reversed: '已开具；订单已退款，由红字发票冲销',
    void: '款项退回，不再开具',
    cancelled: '订单已取消，不开具',
  },
  en: {
    none: 'Not asked for',
    unpaid: 'Issued once the order is paid',
    waiting: 'Noted; to be issued through the tax system',
    issued: 'Issued',
    reversed: 'Issued; the order was refunded, so a red-letter fapiao cancels it',
    void: 'The money goes back, so none is issued',
    cancelled: 'The order was cancelled, so none is issued',
  },
};

/** @param isIssued whether a fapiao has been attached to the order */
export function fapiaoStateOf(
  { state, invoice }: Pick<Order, 'state' | 'invoice'>,
  isIssued: boolean,
): FapiaoState {
  if (isIssued) return state === 'refunded' ? 'reversed' : 'issued';
  if (invoice.kind === 'none') return 'none';
  if (state === 'cancelled') return 'cancelled';
  if (state === 'refunding' || state === 'refunded') return 'void';
  return state === 'unpaid' || state === 'review' ? 'unpaid' : 'waiting';
}
