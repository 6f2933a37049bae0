import type { Localised } from '@uid/contract/language';
import type { Invoice } from '@uid/contract/orders';

interface ReceiptTexts {
  title: string;
  paid: string;
  order: string;
  placed: string;
  paidOn: string;
  method: string;
  payment: string;
  buyer: string;
  refunded: string;
  kept: string;
  fapiao: string;
  kind: string;
  fapiaoTitle: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  account: string;
  state: string;
  fapiaoNumber: string;
  kinds: Record<Invoice['kind'], string>;
  note: string;
}

export const receiptTexts: Localised<ReceiptTexts> = {
  zh: {
    title: '付款凭证',
    paid: '实付金额',
    order: '订单编号',
    placed: '下单时间',
    paidOn: '付款时间',
    method: '付款方式',
    payment: '支付流水号',
    buyer: '购买方账户',
    refunded: '已退款',
    kept: '退款后实付',
    fapiao: '发票信息',
    kind: '发票种类',
    fapiaoTitle: '发票抬头',
    taxNumber: '纳税人识别号',
    address: '注册地址',
    phone: '注册电话',
    bank: '开户银行',
    account: '银行账号',
    state: '开票状态',
    fapiaoNumber: '发票号码',
    kinds: {
      none: '下单时未申请发票',
      personal: '增值税普通发票（个人）',
      company: '增值税普通发票（单位）',
      special: '增值税专用发票',
    },
    note: '本凭证证明上述款项已收到，不是发票，不能用于抵扣税款。',
  },
  en: {
    title: 'Receipt',
    paid: 'Amount paid',
    order: 'Order',
    placed: 'Ordered',
    paidOn: 'Paid',
    method: 'Paid with',
    payment: 'Payment reference',
    buyer: 'Buyer’s account',
    refunded: 'Refunded',
    kept: 'Paid after refunds',
    fapiao: 'Fapiao details',
    kind: 'Kind',
    fapiaoTitle: 'Title',
    taxNumber: 'Taxpayer number',
    address: 'Registered address',
    phone: 'Registered telephone',
    bank: 'Bank',
    account: 'Account',
    state: 'State',
    fapiaoNumber: 'Fapiao number',
    kinds: {
      none: 'None requested with the order',
      personal: 'General VAT fapiao, personal',
      company: 'General VAT fapiao, company',
      special: 'Special VAT fapiao',
    },
    note: 'This receipt confirms that the amount above was received. It is not a fapiao and cannot be used to deduct VAT.',
  },
};
