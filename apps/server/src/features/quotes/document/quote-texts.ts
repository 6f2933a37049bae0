import type { Localised } from '@uid/contract/language';

interface QuoteTexts {
  title: string;
  draft: string;
  offered: string;
  no: string;
  written: string;
  valid: string;
  until: (day: string) => string;
  buyer: string;
  total: string;
  remark: string;
  note: string;
  /** The title of a quote that buyers make of their cart. */
  budgetary: string;
  cost: string;
  budgetaryNote: string;
}

export const quoteTexts: Localised<QuoteTexts> = {
  zh: {
    title: '报价单',
    draft: '报价单（草稿）',
    offered: '报价总额',
    no: '报价编号',
    written: '报价日期',
    valid: '有效期',
    until: (day) => `至 ${day}（北京时间）`,
    buyer: '致',
    total: '总额',
    remark: '说明',
    note: '价格含增值税。有效期内用上述邮箱登录本站即可接受报价；接受后按当时库存为您保留商品。',
    budgetary: '预算报价单',
    cost: '今日总额',
    budgetaryNote:
      '价格含增值税，为所示日期本站的售价，供编制预算与内部审批使用；不锁定价格，也不保留库存。需要锁价的正式报价，请通过本站“询价”联系我们。',
  },
  en: {
    title: 'Quote',
    draft: 'Quote (draft)',
    offered: 'We offer',
    no: 'Quote',
    written: 'Written',
    valid: 'Valid',
    until: (day) => `until ${day} (Beijing time)`,
    buyer: 'To',
    total: 'Total',
    remark: 'Remark',
    note: 'Prices include VAT. Log in with the email address above to accept this quote while it is valid; the goods are held from then on, as far as they are in stock.',
    budgetary: 'Budgetary quote',
    cost: 'Cost today',
    budgetaryNote:
      'Prices include VAT and are those of our shop on the day shown, for budgeting and internal approval. They are not held, and no stock is reserved. For a quote that holds its prices, ask us through “Request a quote” on this site.',
  },
};
