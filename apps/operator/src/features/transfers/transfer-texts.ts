import type { TransferOutcome } from '@uid/contract/transfers';

export const transferTexts = {
  zh: {
    title: '登记到账',
    lead: '银行账单上到账的转账。流水号只算一次，重复登记不会多记。',
    reference: '订单号',
    referenceHint: '付款人在附言里写的订单号，大小写都可以。',
    amountFen: '到账金额',
    number: '银行流水号',
    numberFormat: '流水号是 4 到 64 位字母、数字或短横线。',
    receivedOn: '到账日期',
    submit: '登记到账',
    outcomes: {
      pays: (no: string) => `订单 ${no} 的到账已登记`,
      review: (no: string) => `订单 ${no} 的到账已登记，但与订单对不上：请到“核对付款”处理`,
      'goes-back': (no: string) =>
        `到账已登记，但订单 ${no} 不需要再付款：这笔钱要退回，见“待退转账”`,
      known: (no: string) => `订单 ${no} 的这笔到账此前已登记，没有再记一次`,
    } satisfies Record<TransferOutcome, (no: string) => string>,
    repayments: '待退转账',
    repaymentsLead: '要从公司账户退回去的款项，等得最久的在前。汇出之后在这里登记。',
    empty: '没有要退回的转账',
    no: '订单',
    amount: '金额',
    requested: '批准时间',
    dialog: (no: string) => `待退 ${no}`,
    paidOn: '汇出日期',
    record: '登记已汇出',
    recorded: (no: string) => `订单 ${no} 的退款已登记`,
    aboveLimit: '超过一人可决定的限额',
    second: '复核',
  },
  en: {
    title: 'Record a transfer',
    lead: 'A transfer on the bank’s statement. Each transfer number is recorded only once.',
    reference: 'Order number',
    referenceHint: 'The payer’s reference; upper and lower case do not matter.',
    amountFen: 'Amount received',
    number: 'Bank’s transaction number',
    numberFormat: 'It has 4 to 64 letters, digits or hyphens.',
    receivedOn: 'Received on',
    submit: 'Record the transfer',
    outcomes: {
      pays: (no: string) => `The transfer of order ${no} is recorded`,
      review: (no: string) =>
        `The transfer is recorded, but does not fit order ${no}: decide it under “Settle a review”`,
      'goes-back': (no: string) =>
        `The transfer is recorded, but order ${no} needs no more money: pay it back, under “Repayments”`,
      known: (no: string) =>
        `This transfer of order ${no} was recorded before, and is not counted again`,
    },
    repayments: 'Repayments',
    repaymentsLead:
      'Money to be paid back from the company’s account, the longest waiting first. Record it once it was sent.',
    empty: 'Nothing has to be paid back by transfer',
    no: 'Order',
    amount: 'Amount',
    requested: 'Approved',
    dialog: (no: string) => `Repayment ${no}`,
    paidOn: 'Sent on',
    record: 'Record that it was sent',
    recorded: (no: string) => `The repayment of order ${no} is recorded`,
    aboveLimit: 'Above the limit of one person',
    second: 'Second person',
  },
};
