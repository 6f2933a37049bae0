import { orderStateWords } from '@uid/contract/order-words';

/** Texts that the pages about orders share. */
export const orderTexts = {
  zh: {
    loading: '正在读取…',
    failedTitle: '没能读出来',
    failedText: '订单与款项不受影响，请再试一次。',
    staleText: '没能取得最新状态，下面是上一次的内容。',
    retry: '重试',
    requestId: '请求编号',
    missingTitle: '没有找到这个订单',
    missingText: '订单号可能有误，或者它属于另一个账户。',
    allOrders: '查看全部订单',
    toMall: '去商城',
    orderNo: '订单号',
    pieces: (count: number) => `共 ${count} 件`,
    times: (count: number, unit: string) => `× ${count} ${unit}`,
    states: orderStateWords.zh,
    pay: '去付款',
    details: '查看详情',
    close: '关闭',
  },
  en: {
    loading: 'Loading…',
    failedTitle: 'We could not load this',
    failedText: 'Your orders and payments are not affected. Please try again.',
    staleText: 'The latest state could not be fetched; this is what we knew before.',
    retry: 'Try again',
    requestId: 'Request',
    missingTitle: 'We could not find that order',
    missingText: 'The number may be mistyped, or the order belongs to another account.',
    allOrders: 'See all orders',
    toMall: 'Open the shop',
    orderNo: 'Order',
    // The unit is part of the item's name: “× 2 card” is not English.
    times: (count: number, _unit: string) => `× ${count}`,
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    states: orderStateWords.en,
    pay: 'Pay',
    details: 'Details',
    close: 'Close',
  },
};
