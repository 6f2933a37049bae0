import type { Language } from '@uid/contract/language';
import { noticeKinds } from '@uid/contract/notices';
import { parcelStateWords, refundStateWords } from '@uid/contract/order-part-words';
import { orderStateWords } from '@uid/contract/order-words';
import { orderStates } from '@uid/contract/orders';
import type { OrderState } from '@uid/contract/orders';
import type { Payment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { orderTexts as consoleTexts } from '../apps/operator/src/features/orders/order-texts.ts';
import { exportTexts } from '../apps/server/src/features/invoices/export/export-texts.ts';
import { noticeWords } from '../apps/server/src/features/notices/notice-words.ts';
import { eventReasons } from '../apps/server/src/features/orders/event-reasons.ts';
import type { EventReason } from '../apps/server/src/features/orders/event-reasons.ts';
import { valueNames } from '../apps/server/src/features/personal-data/export/export-words.ts';
import { detailTexts } from '../apps/shell/app/features/orders/detail/detail-texts.ts';
import { logisticsFact } from '../apps/shell/app/features/orders/detail/parcels/logistics-fact.ts';
import { parcelTexts } from '../apps/shell/app/features/orders/detail/parcels/parcel-texts.ts';
import { refundTexts } from '../apps/shell/app/features/orders/detail/refunds/refund-texts.ts';
import { orderTexts } from '../apps/shell/app/features/orders/order-texts.ts';
import { leavesWords } from '../apps/shell/app/features/orders/parts/leaves-texts.ts';
import { completeTexts } from '../apps/shell/app/features/payments/complete/complete-texts.ts';
import { stepsAfter } from '../apps/shell/app/features/payments/complete/steps-after.ts';
import { paymentOutcome } from '../apps/shell/app/features/payments/payment-outcome.ts';

/**
 * Collects what all tiers say about the same order at the same moment. Wherever a text makes one of the claims
 * below, the claim must be true of the order.
 */

const languages: readonly Language[] = ['zh', 'en'];
const no = 'NO00000001';
const now = Date.UTC(2026, 0, 5, 8);

/** The parcels of an order of two pieces, by how far they are. */
const parcels = {
  none: { shipments: [], waiting: [1] },
  'some sent': { shipments: ['in-transit'], waiting: [1] },
  'all sent': { shipments: ['in-transit', 'registered'], waiting: [] },
  'some arrived': { shipments: ['delivered', 'in-transit'], waiting: [] },
  'all arrived': { shipments: ['delivered', 'delivered'], waiting: [] },
} as const;
type Parcels = keyof typeof parcels;

/** The parcels that an order in each state can have, by the table of transitions. */
const parcelsOf: Record<OrderState, readonly Parcels[]> = {
  unpaid: ['none'],
  cancelled: ['none'],
  review: ['none'],
  paid: ['none', 'some sent'],
  shipped: ['all sent', 'some arrived'],
  delivered: ['all arrived'],
  completed: ['all arrived'],
  refunding: ['none', 'some sent', 'all sent', 'some arrived', 'all arrived'],
  refunded: ['none', 'some sent', 'all sent', 'some arrived', 'all arrived'],
};

/** The request for a refund, and how many of the two pieces it kept from being sent. */
const refunds = {
  none: { request: undefined, keptBack: 0 },
  open: { request: 'open', keptBack: 0 },
  'one approved': { request: 'approved', keptBack: 1 },
  'one paid back': { request: 'paid-back', keptBack: 1 },
  'all approved': { request: 'approved', keptBack: 2 },
  declined: { request: 'declined', keptBack: 0 },
  withdrawn: { request: 'withdrawn', keptBack: 0 },
} as const;
type Refunds = keyof typeof refunds;

const neverPaid: ReadonlySet<OrderState> = new Set(['unpaid', 'cancelled', 'review']);

/** The reasons for which an order can have entered its state, and the actors. */
const waysInto: Record<OrderState, readonly (readonly [EventReason, string])[]> = {
  unpaid: [['placed', 'customer']],
  paid: [
    ['paid', 'provider'],
    ['paid-late', 'provider'],
    ['review-accepted', 'staff'],
  ],
  shipped: [
    ['goods-sent', 'staff'],
    ['goods-sent', 'sandbox'],
  ],
  delivered: [['goods-delivered', 'clock']],
  completed: [
    ['receipt-time-over', 'clock'],
    ['receipt-confirmed', 'customer'],
  ],
  cancelled: [
    ['time-over', 'clock'],
    ['changed-mind', 'customer'],
    ['other', 'staff'],
    ['review-without-money', 'staff'],
  ],
  review: [['payment-disagrees', 'provider']],
  refunding: [
    ['refund-approved', 'staff'],
    ['paid-too-late', 'provider'],
    ['review-given-back', 'staff'],
  ],
  refunded: [['refunded', 'provider']],
};

const situations = orderStates.flatMap((state) =>
  parcelsOf[state].flatMap((sent) =>
    (Object.keys(refunds) as Refunds[])
      .filter((refund) => refund === 'none' || !neverPaid.has(state))
      .flatMap((refund) =>
        [false, true].flatMap((isTransfer) =>
          waysInto[state].map(([reason, by]) => ({ state, sent, refund, isTransfer, reason, by })),
        ),
      ),
  ),
);
type Situation = (typeof situations)[number];

function attemptOf({ state, isTransfer }: Situation): Payment['attempt'] {
  const stage = isTransfer ? { kind: 'instructions' } : { kind: 'page' };
  const states: Partial<Record<OrderState, string>> = {
    unpaid: 'open',
    cancelled: 'closed',
    review: 'unclear',
    refunding: 'refunding',
    refunded: 'refunded',
  };
  const its = states[state] ?? 'succeeded';
  return { state: its, ...(its === 'open' && { stage }) } as Payment['attempt'];
}

/** Returns what is said of the order now, by the place that says it. */
function textsOf(situation: Situation, language: Language): Record<string, string> {
  const { state, sent, refund, reason, by } = situation;
  const { request, keptBack } = refunds[refund];
  const { shipments, waiting } = parcels[sent];
  const lines = [{ delivery: 'shipped', quantity: 2, keptBack } as const];
  const fact = logisticsFact(
    { state, lines },
    { shipments: shipments.map((each) => ({ state: each })), waiting },
  );
  const hasToLeave = (state === 'unpaid' || state === 'paid') && keptBack < 2 && waiting.length > 0;
  const order = {
    state,
    lines,
    invoice: { kind: 'none' } as const,
    now,
    ...(hasToLeave && { leavesOn: '2026-01-09' }),
  };
  const outcome = paymentOutcome({ state, attempt: attemptOf(situation) });
  const told = { no, state, totalFen: 100, endsAt: now + 60_000 };
  return {
    label: orderTexts[language].states[state],
    console: consoleTexts[language].states[state],
    goods: fact ? detailTexts[language].logisticsFacts[fact] : '',
    promise: leavesWords(order, language),
    history: eventReasons[reason][language],
    by: detailTexts[language].by[by as 'staff'],
    'pay-complete': Object.values(completeTexts[language].outcomes[outcome]).join(' '),
    ...(outcome === 'paid' && { next: stepsAfter(order, language).join(' ') }),
    ...(request && { refund: refundTexts[language].states[request] }),
    ...Object.fromEntries(
      noticeKinds.map((kind) => {
        const facts = JSON.stringify({ reason, by, carrier: 'ems', trackingNo: 'EA1' });
        const { title, text } = noticeWords({ kind, facts, ...told }, language);
        return [`notice ${kind}`, `${title} ${text}`];
      }),
    ),
  };
}

interface Claim {
  /** Matches the claim in both languages. */
  said: RegExp;
  isTrue: (situation: Situation) => boolean;
}

const isGoingBack = ({ state, refund }: Situation) =>
  state === 'refunding' || refund === 'one approved' || refund === 'all approved';

/** The claims. A notice of a past event may make one only as long as it is still true. */
const claims: Record<string, Claim> = {
  'asks to be paid': {
    said: /请在此之前付款|还没有付款|等待转账到账|正在确认付款|please pay by|Not paid yet|Waiting for your transfer|Confirming your payment|To pay|待付款/,
    isTrue: ({ state }) => state === 'unpaid',
  },
  'is held for the buyer': {
    said: /库存为您保留到|We hold the goods for you/,
    isTrue: ({ state }) => state === 'unpaid',
  },
  'is being made ready': {
    said: /正在备货|正在为您准备|being packed|getting the goods ready/i,
    isTrue: ({ state }) => state === 'paid',
  },
  'is being checked': {
    said: /正在人工核对|人工核对中|A person is checking|Being checked/,
    isTrue: ({ state }) => state === 'review',
  },
  'nothing ships until it is checked': {
    said: /期间不会发货|核对完成前暂不发货|Until then nothing ships|until the check is done/,
    isTrue: ({ state }) => state === 'review',
  },
  'money is on its way back': {
    said: /正在退款|退款中|退回中|正在原路退回|Refund on its way|is on its way back/,
    isTrue: isGoingBack,
  },
  'is refunded as a whole': {
    said: /^已退款|^Refunded/,
    isTrue: ({ state }) => state === 'refunded',
  },
  'we received no payment': {
    said: /没有收到任何付款|received no payment|本站未收到这笔付款|did not reach us/,
    isTrue: ({ state }) => state === 'cancelled',
  },
  'awaits the receipt': {
    said: /请在订单中确认收货|Please confirm receipt/,
    isTrue: ({ state }) => state === 'delivered',
  },
  'can still be asked back': {
    said: /仍可在订单中申请退款|can still ask for a refund/,
    isTrue: ({ state }) => state === 'completed',
  },
  'nothing has left': {
    said: /没有发货：|Nothing was shipped:/,
    isTrue: ({ sent, refund }) => sent === 'none' || refunds[refund].keptBack === 2,
  },
  'has arrived as a whole': {
    said: /^(?:包裹已全部送达|All parcels have been delivered)|全部送达下面|Every parcel that was shipped/,
    isTrue: ({ sent }) => sent === 'all arrived',
  },
  'a payment company decides': {
    said: /(?<!银行或)支付公司还没有|The payment company has not/,
    isTrue: ({ isTransfer }) => !isTransfer,
  },
  'a transfer is awaited': {
    said: /等待转账到账|Waiting for your transfer/,
    isTrue: ({ isTransfer, state }) => isTransfer && state === 'unpaid',
  },
};

/** Notices about another payment or a past event, which name the order but say nothing of its state. */
const ofTheMoment = new Set(
  ['refund-requested', 'refund-declined', 'paid-twice'].map((kind) => `notice ${kind}`),
);

/** Returns false for a notice that this order can't have had, because it was never in that state. */
function isPossible(place: string, { state, refund, reason }: Situation): boolean {
  const kind = place.replace('notice ', '');
  if (kind === 'order-cancelled') return state === 'cancelled';
  if (kind === 'order-paid') return reason.startsWith('paid') || reason === 'review-accepted';
  if (kind === 'order-refunded') return state === 'refunded' || refund === 'one paid back';
  if (kind === 'refund-under-way') return state === 'refunding' || state === 'refunded';
  return !ofTheMoment.has(place);
}

test.each(Object.entries(claims))('no order is said to be what it is not: %s', (_, claim) => {
  const wrong: string[] = [];
  let found = 0;
  for (const situation of situations)
    for (const language of languages)
      for (const [place, text] of Object.entries(textsOf(situation, language))) {
        if (!claim.said.test(text) || !isPossible(place, situation)) continue;
        found += 1;
        if (!claim.isTrue(situation)) wrong.push(`${JSON.stringify(situation)} ${place}: ${text}`);
      }
  // A claim that no text makes would prove nothing.
  expect(found).toBeGreaterThan(0);
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('only what staff did is said to be by staff', () => {
  const wrong = situations.filter((situation) => {
    const texts = languages.map((language) => textsOf(situation, language));
    const said = texts.flatMap(({ by, history, 'notice order-cancelled': cancelled }) =>
      situation.state === 'cancelled' ? [by, history, cancelled] : [by, history],
    );
    const isByStaff = said.some((text) => /工作人员|our staff/.test(text ?? ''));
    return isByStaff && situation.by !== 'staff';
  });
  expect(wrong).toEqual([]);
});

test('a state has one name, wherever it stands', () => {
  for (const language of languages) {
    const words = orderStateWords[language];
    expect(orderTexts[language].states).toBe(words);
    expect(consoleTexts[language].states).toBe(words);
    expect(exportTexts[language].states).toBe(words);
    for (const state of orderStates) expect(valueNames[state]?.[language]).toBe(words[state]);
    expect(new Set(Object.values(words)).size).toBe(orderStates.length);
    for (const texts of [parcelTexts[language].states, consoleTexts[language].parcelStates])
      expect(texts).toBe(parcelStateWords[language]);
    for (const texts of [refundTexts[language].states, consoleTexts[language].refundStates])
      expect(texts).toBe(refundStateWords[language]);
  }
});

test('a notice says why in the words of the history', () => {
  const told = { no, state: 'refunding', totalFen: 100, endsAt: now } as const;
  for (const language of languages)
    for (const [kind, reason] of [
      ['order-paid', 'paid-late'],
      ['order-paid', 'review-accepted'],
      ['order-cancelled', 'review-without-money'],
      ['refund-under-way', 'paid-too-late'],
      ['refund-under-way', 'review-given-back'],
      ['order-refunded', 'refunded'],
    ] as const) {
      const facts = JSON.stringify({ reason, by: 'staff' });
      expect(noticeWords({ kind, facts, ...told }, language).text).toContain(
        eventReasons[reason][language],
      );
    }
});
