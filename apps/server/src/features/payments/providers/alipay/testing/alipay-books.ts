import { chinaTime, parseChinaTime } from '../../../../../china-time.ts';

export interface StandInTrade {
  status: 'WAIT_BUYER_PAY' | 'TRADE_CLOSED' | 'TRADE_SUCCESS' | 'TRADE_FINISHED';
  totalAmount: string;
  subject: string;
  paidAt?: string;
  /** Yuan by request number. */
  refunds: Map<string, string>;
  /** A trade exists once somebody has scanned its code. */
  isScanned: boolean;
  notifyUrl: string | undefined;
  expires: string;
}

type Content = Record<string, string>;
type Result = Record<string, string>;

export interface AlipayBooks {
  trades: Map<string, StandInTrade>;
  /** True while somebody is paying, so that trades can't be closed. */
  isBusy: boolean;
  /** True if refunds are accepted but not done at once. */
  isSlow: boolean;
  answer: (method: string, content: Content, notifyUrl: string | undefined) => Result;
  scan: (tradeNumber: string) => StandInTrade;
  pay: (tradeNumber: string, totalAmount?: string) => StandInTrade;
}

/** The data that the stand-in keeps, and the rules by which requests change the data. */
export function createAlipayBooks(now: () => number): AlipayBooks {
  const books: AlipayBooks = {
    trades: new Map(),
    isBusy: false,
    isSlow: false,
    answer(method, content, notifyUrl) {
      const number = content['out_trade_no'] ?? '';
      if (method === 'alipay.trade.precreate')
        return precreate(books, content, { notifyUrl, now: now() });
      const trade = books.trades.get(number);
      if (!trade?.isScanned) return refusal('ACQ.TRADE_NOT_EXIST');
      if (method === 'alipay.trade.query') return success({ out_trade_no: number, ...say(trade) });
      if (method === 'alipay.trade.close') return close(books, trade, number);
      if (method === 'alipay.trade.refund') return refund(books, trade, content);
      if (method === 'alipay.trade.fastpay.refund.query') return findRefund(books, trade, content);
      return refusal('isv.invalid-method');
    },
    scan(number) {
      const trade = books.trades.get(number);
      if (!trade) throw new Error('The stand-in does not know this trade.');
      return Object.assign(trade, { isScanned: true });
    },
    pay(number, totalAmount) {
      const change = { status: 'TRADE_SUCCESS', paidAt: chinaTime(now()) } as const;
      return Object.assign(books.scan(number), change, totalAmount && { totalAmount });
    },
  };
  return books;
}

interface Asked {
  notifyUrl: string | undefined;
  now: number;
}

const longestLife = 15 * 24 * 60 * 60_000;

function precreate({ trades }: AlipayBooks, content: Content, { notifyUrl, now }: Asked) {
  const { out_trade_no: number = '', total_amount: totalAmount = '', subject = '' } = content;
  const isRight =
    /^\w{1,64}$/.test(number) &&
    /^\d{1,9}\.\d\d$/.test(totalAmount) &&
    subject.length > 0 &&
    !/[/=&]/.test(subject) &&
    content['product_code'] === 'QR_CODE_OFFLINE' &&
    parseChinaTime(content['time_expire'] ?? '') <= now + longestLife &&
    notifyUrl?.startsWith('https:');
  if (!isRight) return refusal('ACQ.INVALID_PARAMETER');
  const known = trades.get(number);
  if (known && (known.totalAmount !== totalAmount || known.subject !== subject))
    return refusal('ACQ.CONTEXT_INCONSISTENT');
  const status = 'WAIT_BUYER_PAY';
  const facts = { totalAmount, subject, notifyUrl, expires: content['time_expire'] ?? '' };
  if (!known) trades.set(number, { ...facts, status, refunds: new Map(), isScanned: false });
  return success({ out_trade_no: number, qr_code: `https://qr.alipay.example/${number}` });
}

function say({ status, totalAmount, paidAt }: StandInTrade): Result {
  return {
    trade_status: status,
    total_amount: totalAmount,
    ...(paidAt && { send_pay_date: paidAt }),
  };
}

function close({ isBusy }: AlipayBooks, trade: StandInTrade, number: string): Result {
  if (isBusy || trade.status !== 'WAIT_BUYER_PAY') return refusal('ACQ.TRADE_STATUS_ERROR');
  trade.status = 'TRADE_CLOSED';
  return success({ out_trade_no: number });
}

function refund({ isSlow }: AlipayBooks, trade: StandInTrade, content: Content): Result {
  const { out_trade_no = '', out_request_no = '', refund_amount = '' } = content;
  const given = [...trade.refunds.values()].reduce((sum, each) => sum + inFen(each), 0);
  if (trade.status !== 'TRADE_SUCCESS' && !trade.refunds.has(out_request_no))
    return refusal('ACQ.TRADE_STATUS_ERROR');
  if (trade.refunds.has(out_request_no)) return success({ out_trade_no, fund_change: 'N' });
  const rest = inFen(trade.totalAmount) - given - inFen(refund_amount);
  if (rest < 0) return refusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  trade.refunds.set(out_request_no, refund_amount);
  if (rest === 0) trade.status = 'TRADE_CLOSED';
  return success({ out_trade_no, fund_change: isSlow ? 'N' : 'Y' });
}

function findRefund({ isSlow }: AlipayBooks, { refunds }: StandInTrade, content: Content): Result {
  const { out_trade_no = '', out_request_no = '' } = content;
  const amount = refunds.get(out_request_no);
  const ended = { refund_status: 'REFUND_SUCCESS', refund_amount: amount ?? '' };
  return success({ out_trade_no, ...(amount && !isSlow && ended) });
}

function inFen(yuan: string): number {
  return Number(yuan.replace('.', ''));
}

function success(fields: Result): Result {
  return { code: '10000', msg: 'Success', ...fields };
}

function refusal(sub_code: string): Result {
  return { code: '40004', msg: 'Business Failed', sub_code };
}
