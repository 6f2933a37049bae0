import type { ErrorKinds } from './error-kind.ts';

export const catalogue = {
  CATALOGUE_CHANGED: {
    code: 40981,
    status: 409,
    text: {
      zh: '在您查看之后有人改过。请对照现在的内容，再保存一次。',
      en: 'Somebody changed this after you read it. Compare it with what is there now, and save again.',
    },
  },
  SKU_TAKEN: {
    code: 40918,
    status: 409,
    text: {
      zh: '这个 SKU 已经用过，停售的也不能再用。',
      en: 'This SKU is taken: one that was withdrawn is not used again, either.',
    },
  },
  ITEM_TAKEN: {
    code: 40919,
    status: 409,
    text: { zh: '已有这个编号的商品。', en: 'There is an item with this id already.' },
  },
  ITEM_FULL: {
    code: 40926,
    status: 409,
    text: {
      zh: '一个商品最多有 6 个规格，停售的也算在内。',
      en: 'An item has at most 6 variants, those that were withdrawn included.',
    },
  },
  STOCK_PROMISED: {
    code: 40983,
    status: 409,
    text: {
      zh: '可售库存会低于零：剩下的件数已为订单保留。',
      en: 'Available stock would fall below zero: the rest is reserved for orders.',
    },
  },
  STEP_NOT_LOWER: {
    code: 40984,
    status: 409,
    text: {
      zh: '多件价必须低于单价，件数越多价格越低。',
      en: 'The price of more pieces has to be below that of fewer: change those steps, too.',
    },
  },
  TIME_PAST: {
    code: 40985,
    status: 409,
    text: { zh: '这个时间已经过去。', en: 'This time has passed.' },
  },
} as const satisfies ErrorKinds;
