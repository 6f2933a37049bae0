/** Texts of what an order costs. */
export const moneyTexts = {
  zh: {
    goods: '商品',
    deliveryFee: '运费',
    free: '免运费',
    toFree: (amount: string) => `实物再买 ${amount} 免运费`,
    discount: '优惠',
    tax: '税费',
    total: '应付',
    orderTotal: '订单总额',
    included: '其中增值税',
  },
  en: {
    goods: 'Items',
    deliveryFee: 'Delivery',
    free: 'Free',
    toFree: (amount: string) => `${amount} more of goods and delivery is free`,
    discount: 'Discount',
    tax: 'Tax',
    total: 'To pay',
    orderTotal: 'Total',
    included: 'VAT included',
  },
};
