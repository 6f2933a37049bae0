import type { Localised } from '@uid/contract/language';

interface SheetTexts {
  seller: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  goods: string;
  delivery: string;
  discount: string;
  tax: string;
  total: string;
  includedTax: string;
  page: (page: number, pages: number) => string;
}

/** Words that receipts and quotes have in common. */
export const sheetTexts: Localised<SheetTexts> = {
  zh: {
    seller: '销售方',
    item: '商品',
    quantity: '数量',
    price: '单价',
    amount: '金额',
    goods: '商品合计',
    delivery: '运费',
    discount: '优惠',
    tax: '税费',
    total: '订单总额',
    includedTax: '其中含增值税',
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  },
  en: {
    seller: 'Seller',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Amount',
    goods: 'Goods',
    delivery: 'Delivery',
    discount: 'Discount',
    tax: 'Tax',
    total: 'Order total',
    includedTax: 'VAT included in it',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
};
