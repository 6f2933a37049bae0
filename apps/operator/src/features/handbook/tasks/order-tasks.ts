import type { Task } from './task.ts';

/** Tasks about orders and parcels. */
export const orderTasks: readonly Task[] = [
  {
    permission: 'orders.read',
    screen: '/orders',
    title: { zh: '查找订单', en: 'Find an order' },
    steps: {
      zh: [
        '在订单页输入完整的订单号、运单号、SKU、邮箱、电话或收件人，按回车。',
        '在任何页面按 ⌘K（Windows 上是 Ctrl+K）输入订单号，也能直接打开。',
        '按「状态」和「下单月份」筛选；地址栏里的链接可以发给同事，打开看到的是同样的筛选。',
      ],
      en: [
        'On the orders screen, type a whole order number, tracking number, SKU, email address, telephone number or recipient, and press Enter.',
        'Anywhere, press ⌘K (Ctrl+K on Windows) and type the order number to open it at once.',
        'Filter by “State” and “Placed in”, a month. The address in the browser can be sent to a colleague, who sees the same rows.',
      ],
    },
  },
  {
    permission: 'orders.note',
    screen: '/orders',
    title: { zh: '给同事留备注', en: 'Leave a note for colleagues' },
    steps: {
      zh: ['打开订单，在「内部备注」下写下来。客户看不到备注。'],
      en: ['Open the order and write under “Notes of staff”. The customer never sees a note.'],
    },
  },
  {
    permission: 'orders.cancel',
    screen: '/orders',
    title: { zh: '取消未付款的订单', en: 'Cancel an unpaid order' },
    steps: {
      zh: [
        '打开订单，展开「取消订单」，选择原因。库存随即回到货架，客户会收到通知。',
        '已经付款的订单不能取消，要走退款。',
      ],
      en: [
        'Open the order, unfold “Cancel the order”, and choose the reason. The goods are on sale again at once, and the customer is told.',
        'An order that has been paid is not cancelled: its money goes back as a refund.',
      ],
    },
  },
  {
    permission: 'orders.correct',
    screen: '/orders',
    title: { zh: '发货前更正收货地址', en: 'Correct an address before anything leaves' },
    steps: {
      zh: [
        '打开订单，展开「更正收货地址」，改好后保存。',
        '如果同事刚刚也改过，您会看到两份内容，再决定保留哪一份。',
      ],
      en: [
        'Open the order, unfold “Correct the address”, change it and save.',
        'If a colleague has changed it meanwhile, you see both and decide which one stays.',
      ],
    },
  },
  {
    permission: 'orders.ship',
    screen: '/shipping',
    title: { zh: '发货', en: 'Ship an order' },
    steps: {
      zh: [
        '待发货列表里，等得最久的排在最前。打开订单，选择承运商，填写运单号。',
        '只发一部分时，改小数量；剩下的仍留在列表里。',
        '客户要求退款的订单会标出来：先等财务决定，再发货。',
      ],
      en: [
        'The order that has waited longest is the first one. Open it, choose the carrier and type the tracking number.',
        'To send a part, lower the numbers of pieces; the rest stays in the list.',
        'An order whose money is asked back says so: wait for finance before you send it.',
      ],
    },
  },
  {
    permission: 'orders.ship',
    screen: '/shipping',
    title: { zh: '一次发多个订单，打印装箱单', en: 'Ship many at once, and print packing lists' },
    steps: {
      zh: [
        '在待发货列表里勾选订单，打印装箱单：每单一页，用客户的语言，不写价格。',
        '选择承运商，每行粘贴一个运单号，顺序与勾选的订单一致。有一行不对，就什么都不会登记。',
      ],
      en: [
        'Tick orders in the list and print their packing lists: a page each, in the customer’s language, without prices.',
        'Choose the carrier and paste one tracking number a line, in the order of the rows. With one wrong line nothing is recorded.',
      ],
    },
  },
  {
    permission: 'orders.ship',
    screen: '/tracking',
    title: { zh: '登记物流动态', en: 'Enter a tracking event' },
    steps: {
      zh: ['承运商不自动上报时，在这里登记包裹到了哪里。登记「已送达」后，订单就算送达。'],
      en: [
        'Where a carrier does not report by itself, say here where the parcel is. “Delivered” makes the order delivered.',
      ],
    },
  },
  {
    permission: 'orders.correct',
    screen: '/orders',
    title: { zh: '更正运单号', en: 'Correct a tracking number' },
    steps: {
      zh: [
        '打开订单，在包裹旁边选择「更正运单号」。客户会收到通知，历史里两个号码都在。',
        '如果同事刚刚也改过，您会看到现在的号码和是谁改的；再提交一次就以您的为准。',
      ],
      en: [
        'Open the order and choose “Correct the tracking number” at the parcel. The customer is told, and the history keeps both numbers.',
        'If a colleague has changed it meanwhile, you see the number that it has now, and who changed it; send yours again to keep it.',
      ],
    },
  },
];
