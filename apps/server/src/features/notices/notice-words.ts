import type { Language, Localised } from '@uid/contract/language';
import type { NoticeKind } from '@uid/contract/notices';
import { goodsWords, reviewNext } from '@uid/contract/order-news';
import type { OrderState } from '@uid/contract/orders';
import { sentenceGap } from '@uid/contract/punctuation';

import { eventReasons } from '../orders/event-reasons.ts';
import type { EventReason } from '../orders/event-reasons.ts';
import { carrierName } from '../shipments/carriers/carrier-modules.ts';
import { dueWords, moneyWords } from './due-words.ts';
import type { NoticeFacts } from './write-notice.ts';

export interface NoticeWords {
  title: string;
  text: string;
}

/** Facts of the order, as it is now, that the words may name. */
interface OrderFacts {
  no: string;
  state: OrderState;
  totalFen: number;
  /** The time until which the order can be paid. */
  endsAt: number;
}

interface Said {
  title: string;
  /** What happened, in words that stay true. It names the order. */
  text: string;
  /** What is going on or requested now, shown only while the order is in one of these states. */
  now?: { in: readonly OrderState[]; text: string };
}

type Words = (facts: NoticeFacts & OrderFacts) => Said;

/** Returns the words of a notice, for the list and the email: what happened, and what still applies. */
export function noticeWords(
  { kind, facts, ...order }: { kind: NoticeKind; facts: string } & OrderFacts,
  language: Language,
): NoticeWords {
  const known = JSON.parse(facts) as NoticeFacts;
  const { no, state, totalFen, endsAt } = order;
  const { title, text, now } = words[kind][language]({ ...known, no, state, totalFen, endsAt });
  const isNow = now?.in.includes(state);
  return { title, text: isNow ? `${text}${sentenceGap[language]}${now?.text}` : text };
}

const words: Record<NoticeKind, Localised<Words>> = {
  'order-placed': {
    zh: ({ no, totalFen, endsAt }) => ({
      title: '订单已提交',
      text: `订单 ${no} 已提交，金额 ${moneyWords(totalFen, 'zh')}。`,
      now: {
        in: ['unpaid'],
        text: `库存为您保留到 ${dueWords(endsAt, 'zh')}，请在此之前付款。`,
      },
    }),
    en: ({ no, totalFen, endsAt }) => ({
      title: 'Order placed',
      text: `We have received your order ${no} for ${moneyWords(totalFen, 'en')}.`,
      now: {
        in: ['unpaid'],
        text: `We hold the goods for you; please pay by ${dueWords(endsAt, 'en')}.`,
      },
    }),
  },
  'order-paid': {
    zh: ({ no, reason }) => ({
      title: '付款成功',
      text: `订单 ${no}：${history(reason, 'paid').zh}。付款凭证可在订单中下载。`,
      now: { in: ['paid'], text: '我们正在为您准备。' },
    }),
    en: ({ no, reason }) => ({
      title: 'Payment received',
      text: `Order ${no}: ${history(reason, 'paid').en}. The receipt is on the order’s page.`,
      now: { in: ['paid'], text: 'We are getting the goods ready.' },
    }),
  },
  'order-in-review': {
    zh: ({ no }) => ({
      title: '付款转人工核对',
      text: `订单 ${no}：${history('payment-disagrees').zh}。`,
      now: { in: ['review'], text: reviewNext.zh },
    }),
    en: ({ no }) => ({
      title: 'Payment under manual review',
      text: `Order ${no}: ${history('payment-disagrees').en}.`,
      now: { in: ['review'], text: reviewNext.en },
    }),
  },
  'order-cancelled': {
    zh: ({ no, by, reason }) => ({
      title: '订单已取消',
      text: `订单 ${no}：${cancelled(by, reason).zh}。`,
    }),
    en: ({ no, by, reason }) => ({
      title: 'Order cancelled',
      text: `Order ${no}: ${cancelled(by, reason).en}.`,
    }),
  },
  'parcel-sent': {
    zh: (facts) => ({
      title: '包裹已寄出',
      text: `订单 ${facts.no} 的一个包裹已寄出：${parcel(facts, 'zh')}。`,
    }),
    en: (facts) => ({
      title: 'A parcel has shipped',
      text: `A parcel of order ${facts.no} has shipped: ${parcel(facts, 'en')}.`,
    }),
  },
  'parcel-corrected': {
    zh: (facts) => ({
      title: '运单号已更正',
      text: `订单 ${facts.no} 一个包裹的运单号有误，已更正为：${parcel(facts, 'zh')}。`,
    }),
    en: (facts) => ({
      title: 'Tracking number corrected',
      text: `We had given you a wrong tracking number for a parcel of order ${facts.no}. The right one is ${parcel(facts, 'en')}.`,
    }),
  },
  'order-shipped': {
    zh: (facts) => ({
      title: '订单已发货',
      text: `订单 ${facts.no}：${goodsWords.zh.sent}${facts.trackingNo ? `，${parcel(facts, 'zh')}` : ''}。物流进度可在订单中查看。`,
    }),
    en: (facts) => ({
      title: 'Order shipped',
      text: `Order ${facts.no}: ${goodsWords.en.sent}${facts.trackingNo ? `, ${parcel(facts, 'en')}` : ''}. You can follow them on the order’s page.`,
    }),
  },
  'licences-issued': {
    zh: ({ no }) => ({
      title: '授权码已签发',
      text: `订单 ${no} 的授权码已签发。为了安全，授权码不在通知中显示，请登录后在订单中查看。`,
    }),
    en: ({ no }) => ({
      title: 'Licence keys issued',
      text: `The licence keys of order ${no} have been issued. For security they are never shown in notices or emails: log in and open the order to see them.`,
    }),
  },
  'parcel-exception': {
    zh: (facts) => ({
      title: '包裹出现异常',
      text: `订单 ${facts.no} 的包裹运输异常：${parcel(facts, 'zh')}。`,
      now: { in: ['paid', 'shipped'], text: '我们正与物流公司核实，会主动联系您。' },
    }),
    en: (facts) => ({
      title: 'Problem with a parcel',
      text: `There is a problem with a parcel of order ${facts.no}: ${parcel(facts, 'en')}.`,
      now: {
        in: ['paid', 'shipped'],
        text: 'We are checking with the carrier and will contact you.',
      },
    }),
  },
  'order-delivered': {
    zh: ({ no }) => ({
      title: '订单已送达',
      text: `订单 ${no}：${goodsWords.zh.arrived}。`,
      now: { in: ['delivered'], text: '请在订单中确认收货；7 天后将自动确认。' },
    }),
    en: ({ no }) => ({
      title: 'Order delivered',
      text: `Order ${no}: ${goodsWords.en.arrived}.`,
      now: {
        in: ['delivered'],
        text: 'Please confirm receipt on its page; after 7 days it is confirmed automatically.',
      },
    }),
  },
  'order-completed': {
    zh: ({ no }) => ({
      title: '订单已完成',
      text: `订单 ${no}：${history('receipt-time-over').zh}。`,
      now: { in: ['completed'], text: '如有问题，仍可在订单中申请退款。' },
    }),
    en: ({ no }) => ({
      title: 'Order completed',
      text: `Order ${no}: ${history('receipt-time-over').en}.`,
      now: {
        in: ['completed'],
        text: 'If anything is wrong, you can still ask for a refund on its page.',
      },
    }),
  },
  'refund-requested': {
    zh: ({ no }) => ({
      title: '已收到退款申请',
      text: `我们已收到订单 ${no} 的退款申请，审核后会立即通知您。`,
    }),
    en: ({ no }) => ({
      title: 'Refund request received',
      text: `We have received the refund request for order ${no} and will tell you the decision.`,
    }),
  },
  'refund-declined': {
    zh: ({ no }) => ({
      title: '退款申请未通过',
      text: `订单 ${no} 的退款申请未通过，原因写在订单中。如有疑问请联系我们。`,
    }),
    en: ({ no }) => ({
      title: 'Refund request declined',
      text: `We could not agree to the refund of order ${no}. The reason is on its page; please contact us if you have questions.`,
    }),
  },
  'refund-under-way': {
    zh: ({ no, reason }) => ({
      title: '开始退款',
      text: `订单 ${no}：${history(reason, 'refund-approved').zh}。`,
    }),
    en: ({ no, reason }) => ({
      title: 'Refund started',
      text: `Order ${no}: ${history(reason, 'refund-approved').en}.`,
    }),
  },
  'order-refunded': {
    zh: ({ no, state }) => ({
      // Only part of the money may have been refunded, of an order that continues.
      title: state === 'refunded' ? '已退款' : '一笔退款已退回',
      text: `订单 ${no}：${history('refunded').zh}。金额见订单，到账时间取决于银行或支付公司。`,
    }),
    en: ({ no, state }) => ({
      title: state === 'refunded' ? 'Refunded' : 'A refund has gone back',
      text: `Order ${no}: ${history('refunded').en}. The amount is on the order’s page; when it arrives is up to your bank or the payment company.`,
    }),
  },
  'paid-twice': {
    zh: ({ no }) => ({
      title: '重复付款将退回',
      text: `订单 ${no}：${history('paid-twice').zh}，订单不受影响。`,
    }),
    en: ({ no }) => ({
      title: 'Paid twice',
      text: `Order ${no}: ${history('paid-twice').en}; the order itself is not affected.`,
    }),
  },
  'fapiao-issued': {
    zh: ({ no, fapiaoNumber = '' }) => ({
      title: '电子发票已开具',
      text: `订单 ${no} 的电子发票已开具，发票号码 ${fapiaoNumber}。请登录后在订单中下载。`,
    }),
    en: ({ no, fapiaoNumber = '' }) => ({
      title: 'Invoice issued',
      text: `The invoice (electronic fapiao) of order ${no} has been issued; its number is ${fapiaoNumber}. Log in and open the order to download it.`,
    }),
  },
};

/** Returns the words of the order's history for a reason. Old notices may have no reason. */
function history(reason: string | undefined, otherwise?: EventReason): Localised<string> {
  const known = Object.entries<Localised<string>>(eventReasons).find(([name]) => name === reason);
  return known?.[1] ?? eventReasons[otherwise ?? 'other'];
}

function cancelled(by: string | undefined, reason: string | undefined): Localised<string> {
  // We can't know whether the buyer was charged elsewhere.
  if (reason === 'review-without-money' || by === 'clock') return history(reason, 'time-over');
  if (by === 'customer')
    return {
      zh: '已按您的要求取消，我们没有收到任何付款',
      en: 'cancelled at your request; we received no payment',
    };
  return {
    zh: '已由工作人员取消，我们没有收到任何付款',
    en: 'cancelled by our staff; we received no payment',
  };
}

function parcel({ carrier, trackingNo }: NoticeFacts, language: Language): string {
  const name = carrier === undefined ? '' : carrierName(carrier, language);
  return `${name} ${trackingNo ?? ''}`.trim();
}
