import type { ErrorKinds } from './error-kind.ts';

export const checkout = {
  CART_EMPTY: {
    code: 40901,
    status: 409,
    text: { zh: '没有可下单的商品。', en: 'There is nothing selected to order.' },
  },
  CHECKOUT_CHANGED: {
    code: 40902,
    status: 409,
    text: {
      zh: '订单内容有变化，请确认后再提交。',
      en: 'This order has changed. Please check and confirm again.',
    },
  },
  OUT_OF_STOCK: {
    code: 40903,
    status: 409,
    text: { zh: '库存不足。', en: 'There is not enough in stock.' },
  },
  QUANTITY_LIMIT: {
    code: 40904,
    status: 409,
    text: {
      zh: '同一商品最多 12 件；需要更多请询价。',
      en: 'At most 12 of one item; for more, please ask for a quote.',
    },
  },
  CART_FULL: {
    code: 40927,
    status: 409,
    text: {
      zh: '购物车最多 200 种商品，请先删除不要的。',
      en: 'A cart holds 200 different items. Please remove one first.',
    },
  },
  ADDRESS_LIMIT: {
    code: 40920,
    status: 409,
    text: {
      zh: '地址簿最多保存 20 个地址，请先删除不用的。',
      en: 'The address book holds 20 addresses. Please remove one you no longer use.',
    },
  },
  INVOICE_TITLE_LIMIT: {
    code: 40925,
    status: 409,
    text: {
      zh: '最多保存 20 个发票抬头，请先删除不用的。',
      en: 'Your account holds 20 invoice titles. Please remove one you no longer use.',
    },
  },
  REORDER_LIST_LIMIT: {
    code: 40915,
    status: 409,
    text: {
      zh: '最多保存 20 份常购清单，请先删除一份。',
      en: 'An account keeps 20 reorder lists at most. Remove one first.',
    },
  },
  REORDER_LIST_NAME: {
    code: 40916,
    status: 409,
    text: {
      zh: '已有同名的常购清单，请换一个名称。',
      en: 'There is a reorder list of this name already. Choose another name.',
    },
  },
  REORDER_LIST_CHANGED: {
    code: 40917,
    status: 409,
    text: {
      zh: '这份清单在别处改过，没有保存。下面是现在的内容。',
      en: 'This list was changed elsewhere, so nothing was saved. Below is what it holds now.',
    },
  },
  COMPANIES_AWAY: {
    code: 50305,
    status: 503,
    text: {
      zh: '暂时查不到企业信息，请直接填写名称和税号。',
      en: 'Companies can’t be looked up right now. Please type the name and the code yourself.',
    },
  },
  METHOD_NOT_OFFERED: {
    code: 40908,
    status: 409,
    text: {
      zh: '暂不提供这种支付方式，请换一种。',
      en: 'This payment method is not offered. Please choose another one.',
    },
  },
  PAYMENT_OPEN: {
    code: 40907,
    status: 409,
    text: {
      zh: '这笔订单可能已在支付中，暂时不能取消。',
      en: 'A payment for this order may be in progress, so it cannot be cancelled right now.',
    },
  },
  NOT_PAID: {
    code: 40942,
    status: 409,
    text: {
      zh: '订单付款后才有付款凭证。',
      en: 'A receipt is available once the order has been paid.',
    },
  },
} as const satisfies ErrorKinds;
