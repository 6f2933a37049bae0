import type { Task } from './task.ts';

/** Tasks for customers who write, ask for a refund or a price, or need help with their account. */
export const customerTasks: readonly Task[] = [
  {
    permission: 'enquiries.answer',
    screen: '/enquiries',
    title: { zh: '答复咨询', en: 'Answer an enquiry' },
    steps: {
      zh: [
        '打开一条咨询，写下答复。答复会用对方的语言发到对方邮箱。',
        '在「处理人」里交给合适的同事；内部备注对方看不到。',
        '对方可直接回复邮件，回信会出现在这里并重新打开咨询。没有其他事要做时，把它关闭。',
      ],
      en: [
        'Open an enquiry and write the answer, in the language it was sent in. It is emailed to the sender.',
        'Give it to whoever knows best under “Handled by”; internal notes stay inside the company.',
        'They can reply to the email: the reply appears here and reopens the enquiry. Close it when nothing more is to be done.',
      ],
    },
  },
  {
    permission: 'conversations.answer',
    screen: '/conversations',
    title: { zh: '回复客户留言', en: 'Answer a customer' },
    steps: {
      zh: [
        '概览里有多少位客户在等、最久等了多久；「待回复的留言」按等待时间排列，写着应在何时答复。',
        '打开订单，在「与客户的往来」下面写回复，需要时添加附件。客户会收到邮件，十分钟内的多条合成一封。',
        '客户在网站上写的、用邮件回的，都在同一处。',
      ],
      en: [
        'The overview says how many customers wait and for how long; “Messages to answer” lists them, with the time by which each should have an answer.',
        'Open the order and answer under “Messages”, with files where they help. The customer gets it by email; what follows within ten minutes goes as one email.',
        'What they write on the site and what they reply by email appear in the same place.',
      ],
    },
  },
  {
    permission: 'refunds.ask',
    screen: '/orders',
    title: { zh: '替客户申请退款', en: 'Ask for a refund for a customer' },
    steps: {
      zh: [
        '打开订单，展开「代客户申请退款」，选择原因，填写金额（留空即退还所有还能退的部分），写下客户的话。由财务决定。',
      ],
      en: [
        'Open the order, unfold “Ask for a refund”, choose the reason, type an amount (left empty, it is all that can still be paid back) and write down what the customer says. Finance decides it.',
      ],
    },
  },
  {
    permission: 'quotes.write',
    screen: '/quotes',
    title: { zh: '写报价单', en: 'Write a quote' },
    steps: {
      zh: [
        '从咨询里或在报价单列表里新建。加入规格、数量和单价，写明有效期；数量可以超过购物车的上限。',
        '先看 PDF，再发送。客户用报价的邮箱登录后接受，就成为一个按报价价格的订单；一份报价单只会成为一个订单。',
        '发送之后不能再改：撤回，再写一份新的。',
      ],
      en: [
        'Begin from an enquiry or in the list of quotes. Add variants, pieces and prices, and the last day it is valid; quantities may exceed the limit of a cart.',
        'Read the PDF, then send it. The customer logs in with the quoted address and accepts, which makes one order at the quoted prices and never a second one.',
        'A quote that was sent cannot be changed: withdraw it and write another.',
      ],
    },
  },
  {
    permission: 'customers.read',
    screen: '/customers',
    title: { zh: '查找客户', en: 'Find a customer' },
    steps: {
      zh: [
        '输入完整的邮箱、电话、收件人姓名或订单号。打开后能看到订单、咨询、登录的设备和最近动态。',
        '打开一位客户会写进审计日志：只在有事要办时打开。',
      ],
      en: [
        'Type a whole email address, telephone number, recipient or order number. The page shows orders, enquiries, devices and recent activity.',
        'Opening a customer is recorded in the audit log: open only those you have work with.',
      ],
    },
  },
  {
    permission: 'customers.manage',
    screen: '/customers',
    title: { zh: '处理客户的账户', en: 'Manage a customer’s account' },
    steps: {
      zh: [
        '在客户页展开要做的事：退出所有设备、解除锁定、停用或启用，并写明原因。会再次要求验证您的身份。',
        '客户要自己的数据时申请导出：文件只出现在客户自己的账户里。',
        '客户要求删除时申请删除：七天后执行，之前客户可以在账户里收回。',
      ],
      en: [
        'On the customer’s page, unfold what is to be done: log out everywhere, unlock, disable or enable, and say why. You are asked to prove again who you are.',
        'For somebody who wants their data, ask for an export: the file appears in their own account alone.',
        'For somebody who wants to be erased, ask for the erasure: it happens after seven days, and until then they can cancel it.',
      ],
    },
  },
];
