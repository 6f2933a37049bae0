import { cancelOrder, getOrder } from '@uid/contract/orders';
import { startPayment } from '@uid/contract/payments';
import { requestRefund } from '@uid/contract/refunds';
import { describe, expect, test } from 'vitest';

import { buildSession, orderOf, payUrlOf } from '../../../../testing/shop/test-shop.ts';
import { decideRefund } from '../../../refunds/decide-refund.ts';
import type { PaymentModule } from '../payment-module.ts';
import { openPayment, providerOf } from './provider-stage.ts';
import type { ProviderStage, StagedPayment } from './provider-stage.ts';

/** Opens a shop that sells through the company's stand-in, with additional settings. */
type OpenStage = (environment?: Record<string, string>) => Promise<ProviderStage>;

/** Tests the rules for every payment company that can be queried and that sends notifications. */
export function paymentSuite({ code }: PaymentModule, open: OpenStage): void {
  describe(`what every payment company keeps: ${code}`, () => {
    test('A14: a payment started many times is one payment with one address', async () => {
      await using stage = await open();
      const { shop, method } = stage;
      const { buyer, no } = await openPayment(stage);
      const start = () => shop.call(startPayment, { language: 'en', no, method }, buyer);
      const answers = await Promise.all(Array.from({ length: 5 }, start));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ result }) => payUrlOf(result))).size).toBe(1);
      expect(answers[0]?.result.attempt?.stage).toMatchObject({ qr: { size: expect.any(Number) } });
      expect(await attemptsOf(stage)).toHaveLength(1);
    });

    test('a payment taken up hours later, in the other language, is the same payment', async () => {
      await using stage = await open({ UNPAID_MINUTES: '300' });
      const { shop, method } = stage;
      const { buyer, no, reference } = await openPayment(stage);
      shop.clock.now += 4 * 60 * 60_000;
      const { status, result } = await shop.call(
        startPayment,
        { language: 'zh', no, method },
        buyer,
      );
      expect([status, result.attempt?.id]).toEqual([200, reference]);
      await stage.pay(reference);
      await stage.notify(reference, 'event-1');
      expect((await readOrder(stage, { buyer, no, reference })).state).toBe('paid');
    });

    test('A16: a notification pays the order, and its repeats change nothing', async () => {
      await using stage = await open();
      const payment = await openPayment(stage);
      await stage.pay(payment.reference);
      for (let count = 0; count < 5; count += 1)
        expect(await stage.notify(payment.reference, 'event-1')).toMatchObject({ status: 200 });
      await stage.notify(payment.reference, 'event-2');
      const { state, events } = await readOrder(stage, payment);
      expect([state, events.map((each) => each.state)]).toEqual(['paid', ['unpaid', 'paid']]);
      expect(await attemptsOf(stage)).toMatchObject([{ state: 'succeeded', capturedFen: 8_000 }]);
    });

    test('A15: another amount goes to a person, never to paid', async () => {
      await using stage = await open();
      for (const amountFen of [1, 7_999, 8_001]) {
        const payment = await openPayment(stage);
        await stage.pay(payment.reference, { amountFen });
        await stage.notify(payment.reference, `event-${amountFen}`);
        expect((await readOrder(stage, payment)).state).toBe('review');
      }
    });

    test('A17: a payment that nobody told of is found by asking', async () => {
      await using stage = await open();
      const payment = await openPayment(stage);
      expect(await providerOf(stage).query(stage.shop.deps.newId())).toBeUndefined();
      await stage.pay(payment.reference);
      expect(await providerOf(stage).query(payment.reference)).toEqual({
        reference: payment.reference,
        state: 'succeeded',
        amountFen: 8_000,
        currency: 'CNY',
        isOwnMerchant: true,
      });
      stage.shop.clock.now += 15_000;
      await stage.shop.tick();
      expect((await readOrder(stage, payment)).state).toBe('paid');
    });

    test('A12: cancelling closes the payment, and a paid one is not cancelled', async () => {
      await using stage = await open();
      const { shop } = stage;
      for (const isPaid of [false, true]) {
        const payment = await openPayment(stage);
        if (isPaid) await stage.pay(payment.reference);
        const input = { language: 'en', no: payment.no, reason: 'other' } as const;
        const { status } = await shop.call(cancelOrder, input, payment.buyer);
        expect(status).toBe(isPaid ? 409 : 200);
        expect((await readOrder(stage, payment)).state).toBe(isPaid ? 'paid' : 'cancelled');
        expect(await providerOf(stage).close(shop.deps.newId())).toBeUndefined();
      }
    });

    test('A20: a payment goes back in two parts, each once, and the last closes to zero', async () => {
      await using stage = await open();
      const { shop } = stage;
      const { buyer, no, reference } = await openPayment(stage);
      await stage.pay(reference);
      await stage.notify(reference, 'event-1');
      for (const part of [{ amountFen: 3_000 }, {}]) {
        const input = { language: 'en', no, reason: 'other', ...part } as const;
        const { result } = await shop.call(requestRefund, input, buyer);
        const decision = { id: result.requests[0]?.id ?? '', isApproved: true, restock: false };
        const decided = { ...decision, operatorId: buyer.accountId };
        await shop.deps.database.transact((handle) => decideRefund(handle, decided, shop.deps));
        for (let count = 0; count < 2; count += 1) await shop.tick();
      }
      expect(await stage.listRefunds()).toEqual([3_000, 5_000]);
      expect(await attemptsOf(stage)).toMatchObject([{ state: 'refunded', refundedFen: 8_000 }]);
      expect((await readOrder(stage, { buyer, no, reference })).state).toBe('refunded');
      // A payment that was refunded in full still counts as paid, in the books as at the company.
      expect(await providerOf(stage).query(reference)).toMatchObject({
        state: 'succeeded',
        amountFen: 8_000,
      });
    });

    test('A20: one refund repeated at once and later moves its amount once', async () => {
      await using stage = await open();
      const { reference } = await openPayment(stage);
      const provider = providerOf(stage);
      const request = { reference, refundId: stage.shop.deps.newId(), amountFen: 3_000 };
      await expect(provider.refund(request)).rejects.toBeInstanceOf(Error);
      await stage.pay(reference);
      expect(await provider.refund(request)).toBe('done');
      await Promise.all([provider.refund(request), provider.refund(request)]);
      expect(await provider.refund(request)).toBe('done');
      expect(await stage.listRefunds()).toEqual([3_000]);
      await stage.notify(reference, 'event-1');
    });

    // The stand-in company that is part of the server is never unreachable.
    if (code === 'sandbox') return;

    test('while it is away a start is a 503, and what was paid then is found afterwards', async () => {
      await using stage = await open();
      const { shop, method } = stage;
      const buyer = await buildSession(shop);
      const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
      const start = () => shop.call(startPayment, { language: 'en', no, method }, buyer);
      stage.setAway?.(true);
      const { status, result } = await start();
      expect([status, result.error]).toEqual([503, 'PROVIDER_UNAVAILABLE']);
      stage.setAway?.(false);
      const reference = (await start()).result.attempt?.id ?? '';
      await stage.pay(reference);
      stage.setAway?.(true);
      for (const seconds of [15, 45]) {
        shop.clock.now += seconds * 1000;
        await shop.tick();
        const payment = { buyer, no, reference };
        expect((await readOrder(stage, payment)).state).toBe(seconds === 15 ? 'unpaid' : 'paid');
        stage.setAway?.(false);
      }
    });
  });
}

async function readOrder({ shop }: ProviderStage, { buyer, no }: StagedPayment) {
  return (await shop.call(getOrder, { language: 'en', no }, buyer)).result;
}

function attemptsOf({ shop }: ProviderStage) {
  return shop.deps.database.handle.selectFrom('paymentAttempts').selectAll().execute();
}
