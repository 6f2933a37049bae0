import type { Localised } from './language.ts';
import type { OrderState } from './orders.ts';

/**
 * What is said of an order's state wherever it is said: on its page and in lists, in notices, mails, files and
 * the console. Customers and staff who speak of an order read the same word.
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
