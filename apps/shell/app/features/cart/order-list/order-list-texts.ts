import type { Localised } from '@uid/contract/language';
import type { OrderListProblem } from '@uid/contract/order-list';

interface OrderListTexts {
  title: string;
  hint: string;
  label: string;
  example: string;
  file: string;
  tooLong: string;
  check: string;
  add: string;
  caption: string;
  columns: { item: string; quantity: string; price: string; sum: string };
  total: string;
  /** What prevents adding a line, with the line's number in the list. */
  inLine: (row: number, problem: string) => string;
  problems: Record<OrderListProblem, (addable: number) => string>;
  blocked: (problems: number) => string;
  askQuote: string;
  empty: string;
  tooMany: (max: number) => string;
  added: (lines: number, pieces: number) => string;
}

export const orderListTexts: Localised<OrderListTexts> = {
  zh: {
    title: '按清单加入',
    hint: '每行一个型号和数量，可从表格或采购单直接粘贴。先核对，再加入。',
    label: '型号与数量',
    example: 'SIM-3FF-10 5',
    file: '从 CSV 文件读取',
    tooLong: '清单最多 8,000 个字符，请分几次加入。',
    check: '核对清单',
    add: '全部加入购物车',
    caption: '核对结果',
    columns: { item: '商品', quantity: '数量', price: '单价', sum: '小计' },
    total: '商品合计',
    inLine: (row, problem) => `第 ${row} 行：${problem}`,
    problems: {
      unknown: () => '没有这个型号，请核对。',
      withdrawn: () => '已停售，请从清单中去掉。',
      quantity: () => '数量要是不小于 1 的整数。',
      limit: (addable) => `同一型号最多 12 件，还可加 ${addable} 件。`,
      short: (addable) => `库存不够，还可加 ${addable} 件。`,
    },
    blocked: (problems) => `有 ${problems} 行需要改，改好后再核对一次；购物车没有变。`,
    askQuote: '需要更多请询价',
    empty: '清单里没有读到型号。',
    tooMany: (max) => `一次最多 ${max} 行，请分几次加入。`,
    added: (lines, pieces) => `已加入 ${lines} 种型号，共 ${pieces} 件。`,
  },
  en: {
    title: 'Add from a list',
    hint: 'One SKU and quantity a line, as a spreadsheet or a purchase list has them. Check first, then add.',
    label: 'SKUs and quantities',
    example: 'SIM-3FF-10 5',
    file: 'Read a CSV file',
    tooLong: 'A list has 8,000 characters at most: please add it in parts.',
    check: 'Check the list',
    add: 'Add all to the cart',
    caption: 'What we found',
    columns: { item: 'Item', quantity: 'Quantity', price: 'Price', sum: 'Sum' },
    total: 'Goods',
    inLine: (row, problem) => `Line ${row}: ${problem}`,
    problems: {
      unknown: () => 'We have nothing with this SKU.',
      withdrawn: () => 'No longer sold: take it off the list.',
      quantity: () => 'The quantity must be a whole number, at least 1.',
      limit: (addable) => `12 of one SKU at most: you can add ${addable} more.`,
      short: (addable) => `Not enough in stock: you can add ${addable} more.`,
    },
    blocked: (problems) =>
      `${problems === 1 ? 'One line needs' : `${problems} lines need`} correcting; then check again. Your cart is unchanged.`,
    askQuote: 'Ask us about more',
    empty: 'We found no SKU in the list.',
    tooMany: (max) => `At most ${max} lines at once: please add them in parts.`,
    added: (lines, pieces) =>
      `Added ${lines === 1 ? '1 SKU' : `${lines} SKUs`}, ${pieces === 1 ? '1 piece' : `${pieces} pieces`} in all.`,
  },
};
