import type { Localised } from './language.ts';
import type { RefundReason, RefundRequestState } from './refunds.ts';
import type { ParcelState } from './shipments.ts';

/**
 * The state of a parcel, in the same words for customers and staff. Apart from the words of orders, which far more
 * pages load.
 */
export const parcelStateWords: Localised<Record<ParcelState, string>> = {
  zh: {
    registered: '已交给快递公司',
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
    exception: 'Delayed; we are looking into it',
  },
};

/** The state of a refund request. */
export const refundStateWords: Localised<Record<RefundRequestState, string>> = {
  zh: {
    open: '审核中',
    approved: '已同意，款项退回中',
    'paid-back': '已退回',
    declined: '未通过',
    withdrawn: '已撤回',
  },
  en: {
    open: 'Under review',
    approved: 'Approved; the money is on its way back',
    'paid-back': 'Returned',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
};

/** The reasons for a refund request. */
export const refundReasonWords: Localised<Record<RefundReason, string>> = {
  zh: {
    'not-needed': '不需要了',
    faulty: '商品有故障',
    'not-as-described': '与描述不符',
    late: '迟迟没有收到',
    price: '价格问题',
    other: '其他',
  },
  en: {
    'not-needed': 'No longer needed',
    faulty: 'It is faulty',
    'not-as-described': 'Not as described',
    late: 'It has not arrived',
    price: 'About the price',
    other: 'Another reason',
  },
};
