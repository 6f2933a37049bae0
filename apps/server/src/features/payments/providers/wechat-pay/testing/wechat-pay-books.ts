export interface StandInTransaction {
  appid: string;
  mchid: string;
  out_trade_no: string;
  trade_state: 'SUCCESS' | 'REFUND' | 'NOTPAY' | 'CLOSED';
  description: string;
  time_expire: string;
  notify_url: string;
  amount: { total: number; currency: string };
  /** The request that created the transaction. */
  input: object;
}

interface StandInRefund {
  out_refund_no: string;
  out_trade_no: string;
  status: 'SUCCESS' | 'CLOSED' | 'PROCESSING' | 'ABNORMAL';
  amount: { refund: number; total: number; currency: string };
}

interface BooksAnswer {
  status: number;
  body?: object;
}

export interface WeChatPayBooks {
  transactions: Map<string, StandInTransaction>;
  refunds: Map<string, StandInRefund>;
  /** True while somebody is paying, so that transactions can't be closed. */
  isBusy: boolean;
  /** The status of refunds requested from now on. */
  refundStatus: StandInRefund['status'];
  answer: (call: string, content: Record<string, unknown>) => BooksAnswer;
  pay: (number: string, total?: number) => StandInTransaction;
}

/** The data that the stand-in keeps, and the rules by which requests change the data. */
export function createWeChatPayBooks(): WeChatPayBooks {
  const books: WeChatPayBooks = {
    transactions: new Map(),
    refunds: new Map(),
    isBusy: false,
    refundStatus: 'SUCCESS',
    answer(call, content) {
      if (call === 'POST /v3/pay/transactions/native') return create(books, content);
      if (call === 'POST /v3/refund/domestic/refunds') return refund(books, content);
      const refundNumber = /^GET \/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(call)?.[1];
      if (refundNumber) return found(books.refunds.get(refundNumber), 'RESOURCE_NOT_EXISTS');
      const asked = /\/out-trade-no\/(\w+)(\/close)?/.exec(call);
      const transaction = books.transactions.get(asked?.[1] ?? '');
      if (asked?.[2] && transaction) return close(books, transaction);
      return found(transaction && say(transaction), 'ORDER_NOT_EXIST');
    },
    pay(number, total) {
      const transaction = books.transactions.get(number);
      if (!transaction) throw new Error('The stand-in does not know this payment.');
      if (total) transaction.amount = { ...transaction.amount, total };
      return Object.assign(transaction, { trade_state: 'SUCCESS' });
    },
  };
  return books;
}

function create({ transactions }: WeChatPayBooks, content: Record<string, unknown>): BooksAnswer {
  const input = content as unknown as Omit<StandInTransaction, 'trade_state' | 'input'>;
  const isRight =
    /^\w{6,32}$/.test(input.out_trade_no) &&
    input.description.length > 0 &&
    input.description.length <= 127 &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(input.time_expire) &&
    input.notify_url.startsWith('https:') &&
    Number.isInteger(input.amount.total) &&
    input.amount.currency === 'CNY';
  if (!isRight) return refusal('PARAM_ERROR');
  const known = transactions.get(input.out_trade_no);
  const isSame = !known || JSON.stringify(input) === JSON.stringify(known.input);
  if (!isSame) return refusal('INVALID_REQUEST');
  if (!known) transactions.set(input.out_trade_no, { ...input, input, trade_state: 'NOTPAY' });
  return found({ code_url: `weixin://wxpay/bizpayurl?pr=${input.out_trade_no.slice(-9)}` });
}

/** What the stand-in reports about a payment; it states an amount only once the payment is made. */
export function say({ amount, ...transaction }: StandInTransaction): object {
  const { appid, mchid, out_trade_no, trade_state } = transaction;
  const facts = { appid, mchid, out_trade_no, trade_state, trade_type: 'NATIVE' };
  const isPaid = trade_state === 'SUCCESS' || trade_state === 'REFUND';
  return { ...facts, ...(isPaid && { amount: { ...amount, payer_total: amount.total } }) };
}

function close({ isBusy }: WeChatPayBooks, transaction: StandInTransaction): BooksAnswer {
  if (isBusy || transaction.trade_state !== 'NOTPAY') return refusal('ORDERPAID');
  transaction.trade_state = 'CLOSED';
  return { status: 204 };
}

function refund(books: WeChatPayBooks, content: Record<string, unknown>): BooksAnswer {
  const { notify_url, ...input } = content as unknown as StandInRefund & { notify_url: string };
  const transaction = books.transactions.get(input.out_trade_no);
  if (!transaction || !['SUCCESS', 'REFUND'].includes(transaction.trade_state))
    return refusal('RESOURCE_NOT_EXISTS', 404);
  const status = books.refundStatus;
  const known = books.refunds.get(input.out_refund_no);
  if (known && known.amount.refund !== input.amount.refund) return refusal('INVALID_REQUEST');
  // A repeated request returns the status for new refunds; only a query returns the refund's current status.
  if (known) return found({ ...known, status });
  const given = [...books.refunds.values()]
    .filter(({ out_trade_no }) => out_trade_no === input.out_trade_no)
    .reduce((sum, each) => sum + each.amount.refund, 0);
  const isRight =
    notify_url.startsWith('https:') &&
    input.amount.total === transaction.amount.total &&
    given + input.amount.refund <= transaction.amount.total;
  if (!isRight) return refusal('NOT_ENOUGH');
  transaction.trade_state = 'REFUND';
  const taken = { ...input, status };
  books.refunds.set(input.out_refund_no, taken);
  return found(taken);
}

function found(body: object | undefined, otherwise = ''): BooksAnswer {
  return body ? { status: 200, body } : refusal(otherwise, 404);
}

function refusal(code: string, status = 400): BooksAnswer {
  return { status, body: { code, message: 'refused' } };
}
