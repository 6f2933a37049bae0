import type { Task } from './task.ts';

/** Tasks about items, prices and stock. */
export const catalogueTasks: readonly Task[] = [
  {
    permission: 'catalogue.read',
    screen: '/catalogue',
    title: { zh: '查看商品和库存', en: 'See items and stock' },
    steps: {
      zh: [
        '目录按 SKU 列出全部规格；按「库存提醒」筛选能看到快卖完的。打开商品能看到价格和库存的全部记录。',
      ],
      en: [
        'The catalogue lists every variant by SKU; filter by “Stock” for what is nearly sold out. An item shows every change of its prices and its stock.',
      ],
    },
  },
  {
    permission: 'catalogue.write',
    screen: '/catalogue-new',
    title: {
      zh: '添加商品和规格，修改商品文字',
      en: 'Add an item or a variant, and change its words',
    },
    steps: {
      zh: [
        '新商品：在商品目录按「添加商品」，填写中英文文字和第一个规格。它先不出现在商城：登记到货，再把规格改为在售。',
        '打开商品，「文字与位置」改名称、介绍、单位和包含什么，保存后网站马上更新；已下的订单保留下单时的文字。',
        '同一屏上「规格名称」改规格的叫法，「添加规格」再加一个，最多 6 个。SKU 保存后不能改，停售后也不再使用。',
      ],
      en: [
        'A new item: press “Add an item” in the catalogue and write its words in both languages and its first variant. The shop does not show it until you have entered what was received and put the variant on sale.',
        'Open an item: “Words and place” changes its name, sentence, unit and what is included, and the site says so at once. Orders that were placed keep the words they were placed with.',
        'On the same screen, “Name of the variant” renames one and “Add a variant” adds another, up to 6. An SKU can’t be changed, nor used again once withdrawn.',
      ],
    },
  },
  {
    permission: 'catalogue.write',
    screen: '/catalogue',
    title: { zh: '隐藏、上架和停售', en: 'Hide an item, show it, and withdraw it' },
    steps: {
      zh: [
        '打开商品，展开「状态、备货与提醒」，改好后保存。改错了可以立即撤销。',
        '要一次改很多，在列表里勾选，再选择要改什么。',
      ],
      en: [
        'Open the item, unfold “State, lead time and threshold”, change it and save. A slip is undone by one button.',
        'To change many at once, tick them in the list and choose what is to be changed.',
      ],
    },
  },
  {
    permission: 'prices.change',
    screen: '/catalogue',
    title: { zh: '调价', en: 'Change a price' },
    steps: {
      zh: [
        '打开商品，展开「调整单价」，填写新单价和生效时间；不填时间就立即生效。',
        '三十天内合计超过百分之二十的调价，需要第二位同事复核；表格或列表中有这样的价格时，由这位同事一次复核全部行。',
      ],
      en: [
        'Open the item, unfold “Change the price”, type the new one and when it begins; without a time it begins at once.',
        'Changes of more than 20% in 30 days need a second person; in a file or a list, that person approves all rows together.',
      ],
    },
  },
  {
    permission: 'stock.move',
    screen: '/catalogue',
    title: { zh: '登记库存变动', en: 'Move stock' },
    steps: {
      zh: [
        '打开商品，展开「登记库存变动」：到货、盘点、损坏或退货，写明说明。盘点时填货架上的全部件数，包括订单占用的。',
      ],
      en: [
        'Open the item and unfold “Move stock”: received, counted, damaged or returned, and why. When you count, type all that lie on the shelf, those held by orders included.',
      ],
    },
  },
  {
    permission: 'catalogue.write',
    screen: '/catalogue-file',
    title: { zh: '用表格一次修改', en: 'Change many with a table' },
    steps: {
      zh: [
        '先导出 CSV，在表格里改价格、库存、备货日或状态，再导入。',
        '检查会逐行说明会改什么、哪一行为什么不行。全部没有问题才会生效，否则什么都不改。',
      ],
      en: [
        'Export the CSV, change prices, stock, lead times or states in it, then import it.',
        'The check says line by line what would change and what can’t be done. Either all of it happens, or nothing.',
      ],
    },
  },
];
