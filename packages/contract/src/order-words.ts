import type { Localised } from './language.ts';
import type { OrderState } from './orders.ts';
import type { RefundRequestState } from './refunds.ts';
import type { ParcelState } from './shipments.ts';

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

export const parcelStateWords: Localised<Record<ParcelState, string>> = {
  zh: {
    registered: '已登记',
    'in-transit': '运输中',
    'out-for-delivery': '派送中',
    delivered: '已签收',
    exception: '运输异常，正在处理',
  },
  en: {
    registered: 'Handed to the carrier',
    'in-transit': 'On its way',
    'out-for-delivery': 'Out for delivery',
    delivered: 'Delivered',
    exception: 'Held up; being looked into',
  },
};

/** Of a request for money back. */
export const refundStateWords: Localised<Record<RefundRequestState, string>> = {
  zh: {
    open: '审核中',
    approved: '已同意，款项退回中',
    'paid-back': '已退回',
    declined: '未通过',
    withdrawn: '已撤回',
  },
  en: {
    open: 'Being looked at',
    approved: 'Approved; the money is on its way back',
    'paid-back': 'Returned',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
};

/** While a payment that disagrees with its order is being checked. */
export const reviewWords: Localised<{ title: string; text: string }> = {
  zh: {
    title: '正在人工核对付款',
    text: '收到的付款与订单不一致，正在人工核对，有结果会立即通知您。期间不会发货，请不要重复付款。',
  },
  en: {
    title: 'A person is checking the payment',
    text: 'What arrived does not match the order, so a person is checking it, and we tell you how it ends. Until then nothing ships; please do not pay again.',
  },
};

/** Once all goods of an order have left, and once all parcels are there. */
export const goodsWords: Localised<{ sent: string; arrived: string }> = {
  zh: { sent: '商品已寄出', arrived: '包裹已全部送达' },
  en: { sent: 'The goods have shipped', arrived: 'All parcels have been delivered' },
};
