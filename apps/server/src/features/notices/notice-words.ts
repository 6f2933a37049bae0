import type { Language, Localised } from '@uid/contract/language';
import type { NoticeKind } from '@uid/contract/notices';

import { dueWords, moneyWords } from './due-words.ts';
import { carrierName } from '../shipments/carriers/carrier-modules.ts';
import type { NoticeFacts } from './write-notice.ts';

export interface NoticeWords {
  title: string;
  text: string;
}

/** What the words may name of the order as it is now. */
interface OrderFacts {
  no: string;
  totalFen: number;
  /** Until when it can be paid. */
  endsAt: number;
}

type Words = (facts: NoticeFacts & OrderFacts, language: Language) => NoticeWords;

/** What the customer reads, in the list and in the mail. */
export function noticeWords(
  { kind, facts, no, totalFen, endsAt }: { kind: NoticeKind; facts: string } & OrderFacts,
  language: Language,
): NoticeWords {
  const known = JSON.parse(facts) as NoticeFacts;
  return words[kind][language]({ ...known, no, totalFen, endsAt }, language);
}

const words: Record<NoticeKind, Localised<Words>> = {
  'order-placed': {
    zh: ({ no, totalFen, endsAt }) => ({
      title: '订单已提交',
      text: `订单 ${no} 已提交，应付 ${moneyWords(totalFen, 'zh')}。库存为您保留到 ${dueWords(endsAt, 'zh')}，请在此之前付款。`,
    }),
    en: ({ no, totalFen, endsAt }) => ({
      title: 'Order placed',
      text: `We have your order ${no} and hold the goods for you. Please pay ${moneyWords(totalFen, 'en')} by ${dueWords(endsAt, 'en')}.`,
    }),
  },
  'order-paid': {
    zh: ({ no }) => ({
      title: '付款成功',
      text: `订单 ${no} 的付款已到账，我们正在为您准备。付款凭证可在订单中下载。`,
    }),
    en: ({ no }) => ({
      title: 'Payment received',
      text: `Your payment for order ${no} has arrived and we are getting it ready. The receipt is on the order’s page.`,
    }),
  },
  'order-in-review': {
    zh: ({ no }) => ({
      title: '付款核对中',
      text: `订单 ${no} 收到的付款与订单不一致，正在人工核对，您无需操作，有结果会立即通知您。`,
    }),
    en: ({ no }) => ({
      title: 'Payment being checked',
      text: `The payment we received for order ${no} does not match it. A person is checking; there is nothing for you to do, and we will tell you how it ends.`,
    }),
  },
  'order-cancelled': {
    zh: ({ no, by }) => ({
      title: '订单已取消',
      text: `订单 ${no} ${cancelledBy(by).zh}，没有产生任何费用。`,
    }),
    en: ({ no, by }) => ({
      title: 'Order cancelled',
      text: `Order ${no} ${cancelledBy(by).en}. Nothing was charged.`,
    }),
  },
  'parcel-sent': {
    zh: (facts, language) => ({
      title: '包裹已寄出',
      text: `订单 ${facts.no} 的一个包裹已寄出：${parcel(facts, language)}。`,
    }),
    en: (facts, language) => ({
      title: 'A parcel is on its way',
      text: `A parcel of order ${facts.no} has shipped: ${parcel(facts, language)}.`,
    }),
  },
  'parcel-corrected': {
    zh: (facts, language) => ({
      title: '运单号已更正',
      text: `订单 ${facts.no} 一个包裹的运单号有误，已更正为：${parcel(facts, language)}。`,
    }),
    en: (facts, language) => ({
      title: 'Tracking number corrected',
      text: `We had given you a wrong tracking number for a parcel of order ${facts.no}. The right one is ${parcel(facts, language)}.`,
    }),
  },
  'order-shipped': {
    zh: (facts, language) => ({
      title: '订单已发货',
      text: `订单 ${facts.no} 的商品已全部寄出${facts.trackingNo ? `：${parcel(facts, language)}` : ''}。物流进度可在订单中查看。`,
    }),
    en: (facts, language) => ({
      title: 'Order shipped',
      text: `Everything in order ${facts.no} has shipped${facts.trackingNo ? `: ${parcel(facts, language)}` : ''}. You can follow it on the order’s page.`,
    }),
  },
  'licences-issued': {
    zh: ({ no }) => ({
      title: '授权码已签发',
      text: `订单 ${no} 的授权码已签发。为了安全，授权码不在通知中显示，请登录后在订单中查看。`,
    }),
    en: ({ no }) => ({
      title: 'Licence keys issued',
      text: `The licence keys of order ${no} have been issued. For safety they are in no notice or mail: log in and open the order to see them.`,
    }),
  },
  'parcel-exception': {
    zh: (facts, language) => ({
      title: '包裹出现异常',
      text: `订单 ${facts.no} 的包裹运输异常：${parcel(facts, language)}。我们正与物流公司核实，会主动联系您。`,
    }),
    en: (facts, language) => ({
      title: 'A parcel is in trouble',
      text: `Something happened to a parcel of order ${facts.no}: ${parcel(facts, language)}. We are asking the carrier and will contact you.`,
    }),
  },
  'order-delivered': {
    zh: ({ no }) => ({
      title: '订单已送达',
      text: `订单 ${no} 已送达。请在订单中确认收货；7 天后将自动确认。`,
    }),
    en: ({ no }) => ({
      title: 'Order delivered',
      text: `Order ${no} has been delivered. Please confirm the receipt on its page; after 7 days it counts as confirmed.`,
    }),
  },
  'order-completed': {
    zh: ({ no }) => ({
      title: '订单已完成',
      text: `订单 ${no} 送达已满 7 天，已自动确认收货。如有问题，仍可在订单中申请退款。`,
    }),
    en: ({ no }) => ({
      title: 'Order completed',
      text: `Order ${no} was delivered 7 days ago and is now complete. If anything is wrong, you can still ask for a refund on its page.`,
    }),
  },
  'refund-requested': {
    zh: ({ no }) => ({
      title: '已收到退款申请',
      text: `我们已收到订单 ${no} 的退款申请，审核后会立即通知您。`,
    }),
    en: ({ no }) => ({
      title: 'Refund request received',
      text: `We have your refund request for order ${no} and will tell you what is decided.`,
    }),
  },
  'refund-declined': {
    zh: ({ no }) => ({
      title: '退款申请未通过',
      text: `订单 ${no} 的退款申请未通过，原因写在订单中。如有疑问请联系我们。`,
    }),
    en: ({ no }) => ({
      title: 'Refund request declined',
      text: `We could not agree to the refund of order ${no}. The reason stands on its page; please ask us if you have questions.`,
    }),
  },
  'refund-under-way': {
    zh: ({ no }) => ({
      title: '退款处理中',
      text: `订单 ${no} 的退款已开始处理，款项将原路退回。`,
    }),
    en: ({ no }) => ({
      title: 'Refund under way',
      text: `The refund of order ${no} has begun. The money goes back the way it came.`,
    }),
  },
  'order-refunded': {
    zh: ({ no }) => ({
      title: '退款已完成',
      text: `订单 ${no} 的退款已原路退回，金额见订单，到账时间以支付机构为准。`,
    }),
    en: ({ no }) => ({
      title: 'Refund complete',
      text: `The refund for order ${no} has been sent back the way it came. The order’s page names the amount; your bank decides when it shows.`,
    }),
  },
  'paid-twice': {
    zh: ({ no }) => ({
      title: '重复付款将退回',
      text: `订单 ${no} 收到了重复付款，多付的款项正原路退回，订单不受影响。`,
    }),
    en: ({ no }) => ({
      title: 'Paid twice',
      text: `Order ${no} was paid a second time. The second payment is on its way back; the order itself is not affected.`,
    }),
  },
};

function cancelledBy(by: string | undefined): Localised<string> {
  if (by === 'customer') return { zh: '已按您的要求取消', en: 'was cancelled as you asked' };
  if (by === 'clock')
    return { zh: '未在时限内付款，已自动取消', en: 'was not paid in time and has ended' };
  return { zh: '已由客服取消', en: 'was cancelled by our staff' };
}

function parcel({ carrier, trackingNo }: NoticeFacts, language: Language): string {
  const name = carrier === undefined ? '' : carrierName(carrier, language);
  return `${name} ${trackingNo ?? ''}`.trim();
}
