export interface StripeCall {
  /** Method and path. */
  call: string;
  fields: URLSearchParams;
  key: string | undefined;
}

export interface StandInSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  created: number;
  expires_at: number;
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
}

interface StandInRefund {
  id: string;
  status: 'succeeded' | 'pending' | 'failed';
  amount: number;
  payment_intent: string | null;
  metadata: { refundId: string | null };
}

interface StripeAnswer {
  status: number;
  body: object;
}

export interface StripeBooks {
  sessions: StandInSession[];
  refunds: StandInRefund[];
  /** True while somebody is paying, so that sessions can't be expired. */
  isBusy: boolean;
  /** The status of refunds requested from now on. */
  refundStatus: StandInRefund['status'];
  answer: (call: StripeCall) => StripeAnswer;
  /** Forgets the idempotency keys, as Stripe does after a day. */
  forgetKeys: () => void;
  pay: (reference: string) => StandInSession;
}

const longestLife = 24 * 60 * 60;
const expired = { status: 'expired', url: null } as const;

/** The data that the stand-in keeps, and the rules by which requests change the data. */
export function createStripeBooks(now: () => number): StripeBooks {
  const replies = new Map<string, { fields: string; answer: StripeAnswer }>();
  const books: StripeBooks = {
    sessions: [],
    refunds: [],
    isBusy: false,
    refundStatus: 'succeeded',
    answer(call) {
      const { key = '' } = call;
      const time = Math.floor(now() / 1000);
      for (const session of books.sessions)
        if (session.status === 'open' && session.expires_at <= time)
          Object.assign(session, expired);
      const fields = call.fields.toString();
      const known = replies.get(key);
      if (known) return known.fields === fields ? known.answer : refusal('idempotency_error');
      const answer = route(books, call, time);
      if (key && answer.status === 200) replies.set(key, { fields, answer });
      return answer;
    },
    forgetKeys: () => replies.clear(),
    pay(reference) {
      const session = books.sessions.find((each) => each.client_reference_id === reference);
      if (!session) throw new Error('The stand-in does not know this payment.');
      return Object.assign(session, {
        url: null,
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${session.id}`,
      });
    },
  };
  return books;
}

function route(books: StripeBooks, { call, fields, key }: StripeCall, time: number): StripeAnswer {
  const id = /\/sessions\/(cs_\w+)/.exec(call)?.[1];
  const session = books.sessions.find((each) => each.id === id);
  if (call === 'GET /v1/checkout/sessions') return list(sessionsIn(books, fields));
  if (call === 'POST /v1/checkout/sessions') return createSession(books, { fields, key, time });
  if (call === 'GET /v1/refunds')
    return list(
      books.refunds.filter((each) => each.payment_intent === fields.get('payment_intent')),
    );
  if (call === 'POST /v1/refunds') return createRefund(books, fields, key);
  if (!session) return refusal('invalid_request_error', 404);
  if (!call.endsWith('/expire')) return { status: 200, body: session };
  if (session.status !== 'open' || books.isBusy) return refusal('invalid_request_error');
  return { status: 200, body: Object.assign(session, expired) };
}

function sessionsIn({ sessions }: StripeBooks, fields: URLSearchParams) {
  const [from, to] = [Number(fields.get('created[gte]')), Number(fields.get('created[lte]'))];
  return sessions.filter(({ created }) => created >= from && created <= to);
}

function createSession(
  { sessions }: StripeBooks,
  { fields, key, time }: Pick<StripeCall, 'fields' | 'key'> & { time: number },
): StripeAnswer {
  const expiresAt = Number(fields.get('expires_at') ?? time + longestLife);
  const life = expiresAt - time;
  const isSound =
    key !== undefined &&
    fields.get('mode') === 'payment' &&
    fields.get('adaptive_pricing[enabled]') === 'false' &&
    fields.get('allowed_payment_method_types[0]') === 'card' &&
    fields.get('line_items[0][quantity]') === '1' &&
    /^https?:/.test(fields.get('success_url') ?? '') &&
    life >= 30 * 60 &&
    life <= longestLife;
  if (!isSound) return refusal('invalid_request_error');
  const id = `cs_test_${sessions.length + 1}`;
  const session: StandInSession = {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/c/pay/${id}#page`,
    created: time,
    expires_at: expiresAt,
    client_reference_id: fields.get('client_reference_id'),
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
    currency: fields.get('line_items[0][price_data][currency]') ?? '',
  };
  sessions.push(session);
  return { status: 200, body: { ...session } };
}

function createRefund(
  { refunds, refundStatus }: StripeBooks,
  fields: URLSearchParams,
  key: string | undefined,
): StripeAnswer {
  if (key === undefined) return refusal('invalid_request_error');
  const refund: StandInRefund = {
    id: `re_${refunds.length + 1}`,
    status: refundStatus,
    amount: Number(fields.get('amount')),
    payment_intent: fields.get('payment_intent'),
    metadata: { refundId: fields.get('metadata[refundId]') },
  };
  refunds.push(refund);
  return { status: 200, body: refund };
}

function list(data: object[]): StripeAnswer {
  return { status: 200, body: { object: 'list', data, has_more: false } };
}

function refusal(type: string, status = 400): StripeAnswer {
  return { status, body: { error: { type, message: 'refused' } } };
}
