import type { Localised } from './language.ts';
import type { OrderState } from './orders.ts';

/**
 * The words for an order's state wherever it is shown: on its page and in lists, notices, mails, files and the console,
 * so that customers and staff who talk about an order read the same word.
 */
export const orderStateWords: Localised<Record<OrderState, string>> = {
  zh: {
    unpaid: '待付款',
    paid: '已付款',
    shipped: '已发货',
    delivered: '已送达',
    completed: '已完成',
    cancelled: '已取消',
    refunding: '退款中',
    refunded: '已退款',
    review: '人工核对中',
  },
  en: {
    unpaid: 'To pay',
    paid: 'Paid',
    shipped: 'Shipped',
    delivered: 'Delivered',
    completed: 'Completed',
    cancelled: 'Cancelled',
    refunding: 'Refund on its way',
    refunded: 'Refunded',
    review: 'Being checked',
  },
};
