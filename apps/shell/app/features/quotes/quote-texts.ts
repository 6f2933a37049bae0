import type { QuoteState } from '@uid/contract/quotes';
import type { Localised } from '@uid/contract/language';

type Over = Exclude<QuoteState, 'draft' | 'sent'>;

interface QuoteTexts {
  title: string;
  titleOfAll: string;
  states: Record<'sent' | Over, string>;
  emptyTitle: string;
  emptyText: string;
  ask: string;
  older: string;
  newest: string;
  description: string;
  no: string;
  valid: string;
  until: (day: string) => string;
  note: string;
  download: string;
  cost: string;
  accept: (amount: string) => string;
  shortTitle: string;
  short: (name: string, available: number) => string;
  shortText: string;
  /** Shown beside the button. */
  obstacle: string;
  over: Record<Over, { title: string; text: string }>;
  toOrder: string;
  toSupport: string;
  missingTitle: string;
  missingText: string;
}

export const quoteTexts: Localised<QuoteTexts> = {
  zh: {
    title: '给您的报价',
    titleOfAll: '我的报价',
    states: { sent: '可接受', accepted: '已接受', expired: '已过期', withdrawn: '已撤回' },
    emptyTitle: '还没有报价',
    emptyText: '告诉我们您需要什么、需要多少，我们会把报价发到您的邮箱，也放在这里。',
    ask: '索取报价',
    older: '更早的报价',
    newest: '回到最新',
    description: '查看报价明细，下载 PDF，并按报价下单。',
    no: '报价编号',
    valid: '有效期',
    until: (day) => `至 ${day}（北京时间）`,
    note: '说明',
    download: '下载 PDF',
    cost: '金额',
    accept: (amount) => `接受报价并下单 · ${amount}`,
    shortTitle: '部分商品目前库存不足',
    short: (name, available) =>
      available > 0 ? `${name}：目前只有 ${available} 件` : `${name}：目前无货`,
    shortText: '库存补足之前无法接受这份报价。请联系我们，我们会告诉您何时到货。',
    obstacle: '部分商品库存不足，暂时不能接受这份报价；缺哪些写在上方。',
    over: {
      accepted: { title: '您已接受这份报价', text: '它已成为下面的订单，价格与报价一致。' },
      expired: {
        title: '报价已过有效期',
        text: '它不能再被接受。请联系我们，我们会给您新的报价。',
      },
      withdrawn: { title: '报价已撤回', text: '它不能再被接受。如有疑问，请联系我们。' },
    },
    toOrder: '查看订单',
    toSupport: '联系我们',
    missingTitle: '没有找到这份报价',
    missingText: '请核对编号，并确认登录的邮箱就是收到报价的邮箱。',
  },
  en: {
    title: 'Your quote',
    titleOfAll: 'Your quotes',
    states: { sent: 'Open', accepted: 'Accepted', expired: 'Expired', withdrawn: 'Withdrawn' },
    emptyTitle: 'No quotes yet',
    emptyText:
      'Tell us what you need and how much of it: we email you a quote and keep it for you here.',
    ask: 'Ask for a quote',
    older: 'Older quotes',
    newest: 'Back to the newest',
    description: 'See what we offer, download it as a PDF, and order at its prices.',
    no: 'Quote',
    valid: 'Valid',
    until: (day) => `until ${day} (Beijing time)`,
    note: 'Remark',
    download: 'Download the PDF',
    cost: 'Cost',
    accept: (amount) => `Accept and order · ${amount}`,
    shortTitle: 'Some of it is not in stock right now',
    short: (name, available) =>
      available > 0 ? `${name}: only ${available} in stock` : `${name}: out of stock`,
    shortText:
      'The quote can’t be accepted until it is. Write to us and we will tell you when that is.',
    obstacle:
      'Not all of it is in stock, so it can’t be accepted yet. What is missing stands above.',
    over: {
      accepted: {
        title: 'You have accepted this quote',
        text: 'It has become the order below, at the quote’s prices.',
      },
      expired: {
        title: 'This quote is no longer valid',
        text: 'It can’t be accepted any more. Write to us and we will make you a new one.',
      },
      withdrawn: {
        title: 'This quote was withdrawn',
        text: 'It can’t be accepted any more. Write to us if you have any questions about it.',
      },
    },
    toOrder: 'Open the order',
    toSupport: 'Write to us',
    missingTitle: 'There is no such quote',
    missingText:
      'Check the number, and that you have logged in with the email address the quote was sent to.',
  },
};
