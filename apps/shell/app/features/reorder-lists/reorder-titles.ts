/** Title and description of the page of reorder lists. */
export const reorderTitles = {
  zh: {
    title: '常购清单',
    description: '经常一起买的商品，存成清单，下次一次加入购物车。',
  },
  en: {
    title: 'Reorder lists',
    description: 'Items that you buy together, kept as lists: put one in the cart with one press.',
  },
};
