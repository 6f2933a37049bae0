import type { Localised } from '@uid/contract/language';
import { goodsWords, reviewWords } from '@uid/contract/order-news';

import type { PaymentOutcome } from '../payment-outcome.ts';

interface OutcomeText {
  title: string;
  text: string;
}

interface CompleteTexts {
  title: string;
  description: string;
  amount: string;
  refunded: string;
  method: string;
  orderNo: string;
  next: string;
  /** The steps after a payment: what has happened and what comes next. */
  steps: {
    goods: string;
    goodsSent: string;
    goodsArrived: string;
    licences: string;
    licencesIssued: string;
    follow: string;
    invoice: string;
  };
  receipt: string;
  toOrder: string;
  toOrders: string;
  toMall: string;
  tryAgain: string;
  pay: string;
  toTransfer: string;
  contact: string;
  stillWaiting: string;
  outcomes: Record<PaymentOutcome, OutcomeText>;
}

/** Texts of the payment's result. */
export const completeTexts: Localised<CompleteTexts> = {
  zh: {
    title: '付款结果',
    description: '付款结果以服务器确认为准：已付款、确认中、未完成或已退回。',
    amount: '金额',
    refunded: '已退回',
    method: '支付方式',
    orderNo: '订单号',
    next: '接下来',
    steps: {
      goods: '仓库正在备货。',
      goodsSent: `${goodsWords.zh.sent}，在订单里查看物流。`,
      goodsArrived: `${goodsWords.zh.arrived}。`,
      licences: '授权码签发后写在订单里，通常只需片刻。',
      licencesIssued: '授权码已签发，写在订单里。',
      follow: '每一步都写进订单，随时可以查看。',
      invoice: '发票按您填写的信息开具，开好后邮件通知您，在订单里下载。',
    },
    receipt: '下载付款凭证',
    toOrder: '查看订单',
    toOrders: '全部订单',
    toMall: '继续选购',
    tryAgain: '重新付款',
    pay: '去付款',
    toTransfer: '查看转账信息',
    contact: '联系我们',
    stillWaiting: '这次比平时久。可以先离开，结果会写进订单。',
    outcomes: {
      'to-pay': { title: '还没有付款', text: '这个订单还没有开始付款。' },
      confirming: {
        title: '正在确认付款',
        text: '支付公司还没有告诉我们结果。请不要重复付款，这一页会自动更新。',
      },
      awaited: {
        title: '等待转账到账',
        text: '到账后这一页会自动更新，银行处理通常需要一个工作日。已经转账的，请不要重复付款。',
      },
      failed: {
        title: '付款没有完成',
        text: '没有扣款，或款项会原路退回。订单仍为您保留，请再试一次或换一种方式。',
      },
      paid: { title: '付款成功', text: '款项已确认到账，谢谢您的购买。' },
      late: {
        title: '付款到得太晚，款项原路退回',
        text: '款项到账时订单已经结束，库存也已释放，所以我们自动退回全部金额，您不需要做任何事。',
      },
      refunding: { title: '正在退款', text: '款项正在原路退回，到账时间取决于银行或支付公司。' },
      refunded: { title: '已退款', text: '款项已原路退回。' },
      ended: {
        title: '订单已取消',
        text: '付款时限已过或订单被取消，我们没有收到任何付款。需要的话可以重新下单。',
      },
      review: reviewWords.zh,
    },
  },
  en: {
    title: 'Payment result',
    description:
      'What the server knows about your payment: paid, being confirmed, failed or returned.',
    amount: 'Amount',
    refunded: 'Returned',
    method: 'Paid with',
    orderNo: 'Order',
    next: 'What happens next',
    steps: {
      goods: 'Your goods are being packed.',
      goodsSent: `${goodsWords.en.sent}; the order shows where they are.`,
      goodsArrived: `${goodsWords.en.arrived}.`,
      licences:
        'Your licence keys appear in the order as soon as they are issued, usually within moments.',
      licencesIssued: 'Your licence keys have been issued and are in the order.',
      follow: 'Every step is recorded in the order, where you can follow it.',
      invoice:
        'The invoice follows the details you gave. We email you when it is issued, and you save it from the order.',
    },
    receipt: 'Receipt as PDF',
    toOrder: 'See the order',
    toOrders: 'All orders',
    toMall: 'Back to the shop',
    tryAgain: 'Try again',
    pay: 'Pay',
    toTransfer: 'See the bank details',
    contact: 'Contact us',
    stillWaiting:
      'This is taking longer than usual. You can leave: the result will be in your order.',
    outcomes: {
      'to-pay': { title: 'Not paid yet', text: 'No payment has been started for this order.' },
      confirming: {
        title: 'Confirming your payment',
        text: 'The payment company has not told us the result yet. Please do not pay twice; this page updates automatically.',
      },
      awaited: {
        title: 'Waiting for your transfer',
        text: 'This page updates automatically once it arrives; banks usually take a working day. If you have sent it, please do not pay again.',
      },
      failed: {
        title: 'The payment did not go through',
        text: 'Nothing was charged, or it is refunded to the original method. The order is still held for you: try again, or pay another way.',
      },
      paid: { title: 'Paid', text: 'Your payment has arrived. Thank you.' },
      late: {
        title: 'Paid too late: your payment is refunded',
        text: 'The order had ended and its stock was released when the payment arrived, so we refund all of it automatically. There is nothing you need to do.',
      },
      refunding: {
        title: 'Refund on its way',
        text: 'The money goes back to the original payment method; how long that takes is up to your bank or the payment company.',
      },
      refunded: { title: 'Refunded', text: 'The money went back to the original payment method.' },
      ended: {
        title: 'The order was cancelled',
        text: 'The time to pay was over, or the order was cancelled; we received no payment. You are welcome to order again.',
      },
      review: reviewWords.en,
    },
  },
};
