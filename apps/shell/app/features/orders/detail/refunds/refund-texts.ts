import { refundReasonWords, refundStateWords } from '@uid/contract/order-part-words';

/** Texts about money asked back. */
export const refundTexts = {
  zh: {
    title: '退款',
    failed: '暂时没有取到退款信息，请稍后再看。',
    left: '可申请退款',
    refunded: '已退款',
    ask: '申请退款',
    askHint: '提交后由工作人员审核，结果会写在这里，也会通知您。退款原路返回。',
    scope: '退什么',
    scopes: { whole: '全部退款', pieces: '退部分商品', amount: '只退部分金额' },
    quantityOf: (name: string, max: number) => `${name}（最多 ${max}）`,
    unsent: {
      shipped: (count: number, of: number) =>
        count === of ? '还没发出，退款后不再发出' : `其中 ${count} 件还没发出，先退这些，不再发出`,
      licence: () => '授权码还没签发，退款后不再签发',
    },
    withDelivery: (amount: string) => `全部商品不再发出，运费 ${amount} 一并退回。`,
    amount: '退款金额（元）',
    amountWrong: (max: string) => `请填写大于 0、不超过 ${max} 的金额，最多两位小数。`,
    nothingChosen: '请至少选择一件。',
    reason: '原因',
    chooseReason: '请选择',
    reasonMissing: '请选择退款原因。',
    reasons: refundReasonWords.zh,
    note: '补充说明',
    optional: '选填',
    noteHint: '例如故障现象；最多 500 字。',
    submit: (amount?: string) => (amount ? `提交申请 · ${amount}` : '提交申请'),
    cancel: '先不申请',
    refused: '没有提交成功',
    requested: '申请于',
    withdraw: '撤回申请',
    answer: (words: string) => `答复：${words}`,
    states: refundStateWords.zh,
  },
  en: {
    title: 'Refunds',
    failed: 'The refunds could not be loaded just now. Please try again in a moment.',
    left: 'Refundable',
    refunded: 'Returned',
    ask: 'Ask for a refund',
    askHint:
      'Our staff review it; the answer appears here and you are notified. Refunds go to the original payment method.',
    scope: 'What to refund',
    scopes: { whole: 'Everything', pieces: 'Some pieces', amount: 'Part of the price' },
    quantityOf: (name: string, max: number) => `${name} (${max} at most)`,
    unsent: {
      shipped: (count: number, of: number) =>
        count === of
          ? 'Not sent yet; what is refunded will not be sent'
          : `${count} not sent yet; these are refunded first and will not be sent`,
      licence: () => 'Keys not issued yet; none are issued for what is refunded',
    },
    withDelivery: (amount: string) =>
      `No goods are left to send, so the delivery fee is refunded too: ${amount}.`,
    amount: 'Amount in yuan',
    amountWrong: (max: string) =>
      `Enter more than 0 and no more than ${max}, with two decimals at most.`,
    nothingChosen: 'Please choose at least one piece.',
    reason: 'Reason',
    chooseReason: 'Please choose',
    reasonMissing: 'Please choose a reason.',
    reasons: refundReasonWords.en,
    note: 'Anything to add',
    optional: 'optional',
    noteHint: 'What is wrong with it, for example. 500 characters at most.',
    submit: (amount?: string) => (amount ? `Send the request · ${amount}` : 'Send the request'),
    cancel: 'Not now',
    refused: 'The request was not sent',
    requested: 'Asked on',
    withdraw: 'Withdraw the request',
    answer: (words: string) => `Answer: ${words}`,
    states: refundStateWords.en,
  },
};
