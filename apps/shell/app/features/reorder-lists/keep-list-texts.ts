/** Texts of what keeps an order or a cart as a reorder list. */
export const keepListTexts = {
  zh: {
    keep: '存为常购清单',
    name: '清单名称',
    hint: '例如“每月补货”。',
    ofOrder: (no: string) => `订单 ${no}`,
    save: '保存清单',
    kept: '已存为常购清单。',
    open: '打开清单',
  },
  en: {
    keep: 'Keep as a reorder list',
    name: 'List name',
    hint: 'For example “Monthly refill”.',
    ofOrder: (no: string) => `Order ${no}`,
    save: 'Keep the list',
    kept: 'Kept as a reorder list.',
    open: 'Open the list',
  },
};
