/** Texts of the sheet that says what was added. */
export const addedTexts = {
  zh: {
    title: '已加入购物车',
    pieces: '购物车件数',
    checkout: '去结算',
    toCart: '查看购物车',
    goOn: '继续选购',
  },
  en: {
    title: 'Added to your cart',
    pieces: 'Pieces in the cart',
    checkout: 'Check out',
    toCart: 'View cart',
    goOn: 'Keep shopping',
  },
};
