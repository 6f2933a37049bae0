import type { Localised } from './language.ts';

/** What happens next while staff check a payment that does not match its order. */
export const reviewNext: Localised<string> = {
  zh: '有结果会立即通知您。期间订单暂停处理，请不要重复付款。',
  en: 'We will tell you the result. Until then the order is on hold; please do not pay again.',
};

/** Shown while staff check a payment that does not match its order. */
export const reviewWords: Localised<{ title: string; text: string }> = {
  zh: {
    title: '正在人工核对付款',
    text: `收到的付款与订单不一致，正在人工核对。${reviewNext.zh}`,
  },
  en: {
    title: 'A person is checking the payment',
    text: `What arrived does not match the order, so a person is checking it. ${reviewNext.en}`,
  },
};

/** Shown once all goods of an order have left (`sent`), and once all parcels have arrived (`arrived`). */
export const goodsWords: Localised<{ sent: string; arrived: string }> = {
  zh: { sent: '商品已寄出', arrived: '包裹已全部送达' },
  en: { sent: 'The goods have shipped', arrived: 'All parcels have been delivered' },
};
