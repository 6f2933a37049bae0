import type { Task } from './task.ts';

/** Tasks about refunds, transfers, invoices and bookkeeping. */
export const moneyTasks: readonly Task[] = [
  {
    permission: 'refunds.decide',
    screen: '/refunds',
    title: { zh: '决定退款', en: 'Decide a refund' },
    steps: {
      zh: [
        '打开一条申请，查看订单和理由，批准或拒绝，并写下给客户的答复。会再次要求验证您的身份。',
        '已寄回且可以再卖的商品，勾选「退回的商品可以再卖」。',
        '同一订单的退款合计超过限额时，需要第二位同事在「双人复核」里确认，二十四小时内有效。',
      ],
      en: [
        'Open a request, read the order and the reason, then approve or decline it and write what the customer is told. You are asked to prove again who you are.',
        'Tick “The goods that came back can be sold again” where they are whole.',
        'Where the refunds of one order come to more than the limit, a second person confirms them under “Second person” within 24 hours.',
      ],
    },
  },
  {
    permission: 'transfers.record',
    screen: '/transfers',
    title: { zh: '登记对公转账', en: 'Record a transfer' },
    steps: {
      zh: [
        '按银行流水填写附言（订单号）、金额、交易号和到账日期。每个交易号只能登记一次。',
        '金额不符的订单会进入「核对付款」，不会发货。',
        '订单的经过会写明由谁登记。',
      ],
      en: [
        'From the statement of the bank, type the reference (the order number), the amount, the transaction number and the day. A transaction number counts once.',
        'Where the amount differs, the order waits under “Settle a review” and nothing is sent.',
        'The history of the order names who recorded it.',
      ],
    },
  },
  {
    permission: 'transfers.record',
    screen: '/statement',
    title: { zh: '导入银行流水', en: 'Record a bank’s file of transfers' },
    steps: {
      zh: [
        '选择银行导出的 CSV，先核对：每一行会写明相符、已登记、金额不符，还是找不到订单。',
        '若某行显示流水号已用于另一订单或另一金额，说明银行重复使用了该号码，或先前登记有误：请在订单到期前查清。',
        '登记相符的行。同一个文件导入两次，不会多记一笔。',
      ],
      en: [
        'Choose the CSV of the bank and check it first: each line says whether it matches, is recorded already, differs in its amount, or belongs to no order.',
        'Where a line says that its number is used for another order or amount, the bank has given the number twice, or a transfer was recorded with a slip: look it up before the order ends.',
        'Record the lines that match. The same file twice records nothing twice.',
      ],
    },
  },
  {
    permission: 'books.export',
    screen: '/orders',
    title: { zh: '导出一个月的订单', en: 'Export a month of orders' },
    steps: {
      zh: [
        '在订单列表里选择下单月份，需要时再选状态，然后按「导出 CSV」。',
        '每个订单一行：金额、税额、已退款、发票抬头、付款时间、付款方式和实收金额。每次导出都会记入审计日志。',
      ],
      en: [
        'In the list of orders choose the month in which they were placed, and a state where you need one, then press “Export CSV”.',
        'Each order is a row: sums, tax, what was refunded, the fapiao title, when and how it was paid, and what was received. Every export is in the audit log.',
      ],
    },
  },
  {
    permission: 'invoices.write',
    screen: '/fapiao',
    title: { zh: '添加电子发票', en: 'Attach a fapiao' },
    steps: {
      zh: [
        '「待开发票」列出已付款、申请了发票的订单。先在税务系统开具，再打开订单，在「添加电子发票」里填写号码，选择 PDF 或 OFD。',
        '客户会收到通知和邮件，在订单页面下载。同一号码的 PDF 与 OFD 只通知一次。',
        '添错了，就移除那份文件，再添加正确的：客户会再收到通知。',
      ],
      en: [
        '“Fapiao to issue” lists paid orders whose customer asked for one. Issue it in the tax system, open the order, and under “Attach a fapiao” type its number and choose the PDF or OFD.',
        'The customer is told on the site and by mail, once for each number, and saves it from the order’s page.',
        'Where it was the wrong file, take it off and attach the right one: the customer is told again.',
      ],
    },
  },
  {
    permission: 'reviews.settle',
    screen: '/reviews',
    title: { zh: '处理金额不符的付款', en: 'Settle a payment that does not match' },
    steps: {
      zh: [
        '查看应付和实付，决定按已付款接受，或者把钱退回。两种决定都会写进审计日志。',
        '收到多笔付款时只能接受一笔，其余退回；若几笔合计不超过订单金额，请全部退回，并请客户一次付清。',
      ],
      en: [
        'Compare what was to be paid with what came, and take the order as paid or give the money back. Either is an entry of the audit log.',
        'Of several payments one is taken and the others go back. Where all of them are no more than the order costs, give all back and ask the customer for one payment.',
      ],
    },
  },
  {
    permission: 'repayments.record',
    screen: '/repayments',
    title: { zh: '登记退回的转账', en: 'Record a repayment by bank' },
    steps: {
      zh: ['先在网银付款，再登记交易号和日期。每一笔都需要第二位同事复核。'],
      en: [
        'Pay at the bank first, then record the transaction number and the day. A second person confirms each one.',
      ],
    },
  },
];
