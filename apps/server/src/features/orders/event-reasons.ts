import type { Localised } from '@uid/contract/language';
import { goodsWords } from '@uid/contract/order-news';

/** The reason for each entry in an order's history, as its customer reads it. */
export const eventReasons = {
  placed: { zh: '订单已提交，库存已为您保留', en: 'Order placed; your items are held for you' },
  paid: { zh: '已收到付款', en: 'Payment received' },
  'paid-late': {
    zh: '付款在订单结束后到达，库存仍有，已重新保留',
    en: 'Paid after the order had ended; the goods were still in stock and are held again',
  },
  'paid-too-late': {
    zh: '付款在订单结束后到达，库存已不足，款项将原路退回',
    en: 'Paid after the order had ended and the goods were sold out; the payment is refunded',
  },
  'paid-twice': {
    zh: '收到重复付款，多付的款项将原路退回',
    en: 'Paid a second time; the second payment is refunded',
  },
  'payment-disagrees': {
    zh: '收到的付款与订单不一致，转人工核对',
    en: 'The payment does not match the order: under manual review',
  },
  'refund-requested': { zh: '申请退款', en: 'Refund requested' },
  'refund-requested-by-staff': {
    zh: '工作人员代为申请退款',
    en: 'Refund requested by our staff for the customer',
  },
  'refund-withdrawn': { zh: '撤回退款申请', en: 'Refund request withdrawn' },
  'refund-declined': { zh: '退款申请未通过', en: 'Refund request declined' },
  'refund-approved': {
    zh: '退款申请已通过，款项将原路退回',
    en: 'Refund approved; it goes to the original payment method',
  },
  'review-accepted': {
    zh: '已人工核对，付款有效',
    en: 'Checked manually: the payment is valid',
  },
  'review-given-back': {
    zh: '已人工核对，款项将原路退回',
    en: 'Checked manually: the payment is refunded',
  },
  'review-without-money': {
    zh: '已人工核对，本站未收到这笔付款，订单已取消',
    en: 'Checked manually: the payment did not reach us, so the order is cancelled',
  },
  overpaid: {
    zh: '多付的款项将原路退回',
    en: 'The overpayment is refunded to the original payment method',
  },
  'goods-sent': { zh: goodsWords.zh.sent, en: goodsWords.en.sent },
  'licences-issued': { zh: '授权码已签发', en: 'Licence keys issued' },
  'goods-delivered': { zh: goodsWords.zh.arrived, en: goodsWords.en.arrived },
  'receipt-confirmed': { zh: '已确认收到', en: 'Receipt confirmed' },
  'receipt-time-over': {
    zh: '已满 7 天，自动完成',
    en: 'Completed automatically after seven days',
  },
  refunded: { zh: '退款已原路退回', en: 'Refunded to the original payment method' },
  'time-over': { zh: '超过付款时限，订单已结束', en: 'Not paid in time; the order has ended' },
  'changed-mind': { zh: '不想买了', en: 'No longer wanted' },
  'ordered-twice': { zh: '重复下单', en: 'Ordered twice' },
  'wrong-details': { zh: '商品、地址或发票填错了', en: 'Wrong item, address or invoice' },
  other: { zh: '其他原因', en: 'Another reason' },
} as const satisfies Record<string, Localised<string>>;

export type EventReason = keyof typeof eventReasons;

export function isEventReason(value: string): value is EventReason {
  return Object.hasOwn(eventReasons, value);
}
