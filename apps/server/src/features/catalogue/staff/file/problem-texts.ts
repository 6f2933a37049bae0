import type { Localised } from '@uid/contract/language';

import type { EditProblem } from '../judge-edits.ts';

export type FileProblem =
  | EditProblem
  | 'encoding'
  | 'quotes'
  | 'no-sku-column'
  | 'no-column'
  | 'unknown-column'
  | 'twice'
  | 'no-sku'
  | 'cells'
  | 'price'
  | 'pieces'
  | 'days'
  | 'yes-no'
  | 'rows'
  | 'right';

/** Why a row can't be applied, in words for the person who corrects it. */
export const problemTexts: Record<FileProblem, Localised<string>> = {
  unknown: { zh: '没有这个 SKU', en: 'There is no such SKU' },
  repeated: { zh: '这个 SKU 在前面已经出现过', en: 'This SKU stands in a row above already' },
  changed: {
    zh: '在您查看之后有人改过，请重新查看',
    en: 'Somebody changed it after you read it: read it again',
  },
  withdrawn: {
    zh: '已停售；要重新销售，请在商品页面操作',
    en: 'It is withdrawn: offer it again on its own page',
  },
  'step-not-lower': {
    zh: '不高于它的多件价，请先改多件价',
    en: 'Is not above its price for more pieces: change those steps first',
  },
  promised: {
    zh: '少于已答应给订单的件数',
    en: 'Is fewer than are promised to orders',
  },
  encoding: {
    zh: '文件不是 UTF-8 或 GB18030 编码的文本',
    en: 'The file is no text in UTF-8 or GB18030',
  },
  quotes: { zh: '引号没有成对', en: 'A quotation mark is not closed' },
  'no-sku-column': { zh: '第一行里没有 SKU 列', en: 'The first line names no SKU column' },
  'no-column': {
    zh: '除 SKU 外没有可以修改的列',
    en: 'Besides SKU there is no column that changes anything',
  },
  'unknown-column': { zh: '不认识这一列', en: 'This column is not known' },
  twice: { zh: '这一列出现了两次', en: 'This column stands there twice' },
  'no-sku': { zh: '没有填写 SKU', en: 'The SKU is missing' },
  cells: { zh: '这一行的格数多于标题', en: 'This line has more cells than the first one' },
  price: {
    zh: '不是有效的价格，应如 128.00',
    en: 'Is not a price, such as 128.00',
  },
  pieces: { zh: '不是 0 到 1,000,000 之间的整数', en: 'Is not a whole number from 0 to 1,000,000' },
  days: { zh: '不是 0 到 365 之间的整数', en: 'Is not a whole number from 0 to 365' },
  'yes-no': { zh: '应填“是”或“否”', en: 'Says neither yes nor no' },
  rows: { zh: '一个文件最多 5000 行', en: 'A file has at most 5000 rows' },
  right: { zh: '您的角色不能修改这一列', en: 'Your role does not let you change this column' },
};
