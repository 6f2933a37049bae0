import { maxItemQuantity } from '@uid/contract/constants';

/** What the kit's form answers, with the same words with and without script. */
export const kitTexts = {
  zh: {
    empty: '请至少为一件填写数量。',
    wrongQuantity: `每件请填 0 到 ${maxItemQuantity} 的整数；更多请询价。`,
  },
  en: {
    empty: 'Enter a number for at least one of them.',
    wrongQuantity: `Enter whole numbers from 0 to ${maxItemQuantity}; ask for a quote on more.`,
  },
};
