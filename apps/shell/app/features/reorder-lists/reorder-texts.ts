import type { Localised } from '@uid/contract/language';

interface ReorderTexts {
  emptyTitle: string;
  emptyText: string;
  toOrders: string;
  toCart: string;
  all: string;
  missingTitle: string;
  missingText: string;
  size: (lines: number, pieces: number) => string;
  name: string;
  noLines: string;
  keptAt: string;
  quantityOf: (sku: string) => string;
  wrongLine: (sku: string, problem: string) => string;
  takeOff: string;
  takeOffName: (sku: string) => string;
  addOthers: (lines: number) => string;
  save: string;
  saved: string;
  remove: string;
  removed: (name: string) => string;
  undo: string;
}

/** Texts of reorder lists. */
export const reorderTexts: Localised<ReorderTexts> = {
  zh: {
    emptyTitle: '还没有常购清单',
    emptyText: '在订单或购物车里选择“存为常购清单”，下次一次加入购物车。',
    toOrders: '看我的订单',
    toCart: '去购物车',
    all: '全部常购清单',
    missingTitle: '没有找到这份清单',
    missingText: '它可能已删除，或者属于另一个账户。',
    size: (lines, pieces) => `${lines} 种，共 ${pieces} 件`,
    name: '清单名称',
    noLines: '清单里没有商品了。',
    keptAt: '价格变了；存入时',
    quantityOf: (sku) => `${sku} 的数量`,
    wrongLine: (sku, problem) => `${sku} 的数量：${problem}。`,
    takeOff: '去掉',
    takeOffName: (sku) => `去掉 ${sku}`,
    addOthers: (lines) => `只加入其余 ${lines} 种`,
    save: '保存修改',
    saved: '已保存。',
    remove: '删除清单',
    removed: (name) => `已删除“${name}”`,
    undo: '撤销',
  },
  en: {
    emptyTitle: 'No reorder lists yet',
    emptyText:
      'Choose “Keep as a reorder list” in an order or the cart: next time, all of it goes in the cart at once.',
    toOrders: 'See your orders',
    toCart: 'See the cart',
    all: 'All reorder lists',
    missingTitle: 'We could not find that list',
    missingText: 'It may have been removed, or belongs to another account.',
    size: (lines, pieces) =>
      `${lines === 1 ? '1 SKU' : `${lines} SKUs`}, ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`,
    name: 'List name',
    noLines: 'Nothing is on this list any more.',
    keptAt: 'The price has changed; when kept',
    quantityOf: (sku) => `Quantity of ${sku}`,
    wrongLine: (sku, problem) => `Quantity of ${sku}: ${problem}.`,
    takeOff: 'Remove',
    takeOffName: (sku) => `Remove ${sku}`,
    addOthers: (lines) => (lines === 1 ? 'Add the other one' : `Add the other ${lines}`),
    save: 'Save changes',
    saved: 'Saved.',
    remove: 'Remove the list',
    removed: (name) => `Removed “${name}”`,
    undo: 'Undo',
  },
};
