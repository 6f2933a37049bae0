import type { Localised } from '@uid/contract/language';
import { orderStateWords } from '@uid/contract/order-words';
import type { Invoice, OrderState } from '@uid/contract/orders';

interface ExportTexts {
  heads: string[];
  states: Record<OrderState, string>;
  kinds: Record<Invoice['kind'], string>;
}

export const exportTexts: Localised<ExportTexts> = {
  zh: {
    heads: [
      '订单编号',
      '下单时间（UTC+8）',
      '状态',
      '商品',
      '件数',
      '商品合计（元）',
      '运费（元）',
      '优惠（元）',
      '税费（元）',
      '总额（元）',
      '含税额（元）',
      '已退款（元）',
      '收件人',
      '发票类型',
      '发票抬头',
      '纳税人识别号',
      '备注',
    ],
    states: orderStateWords.zh,
    kinds: { none: '无', personal: '个人普票', company: '企业普票', special: '企业专票' },
  },
  en: {
    heads: [
      'Order',
      'Ordered (UTC+8)',
      'State',
      'Items',
      'Pieces',
      'Goods (¥)',
      'Delivery (¥)',
      'Discount (¥)',
      'Tax (¥)',
      'Total (¥)',
      'VAT included (¥)',
      'Refunded (¥)',
      'Recipient',
      'Fapiao',
      'Fapiao title',
      'Taxpayer number',
      'Note',
    ],
    states: orderStateWords.en,
    kinds: { none: 'None', personal: 'Personal', company: 'Company', special: 'Special' },
  },
};
