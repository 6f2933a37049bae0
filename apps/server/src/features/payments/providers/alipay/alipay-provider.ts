import type { AlipaySdk } from 'alipay-sdk';
import { z } from '@uid/contract/zod';

import type { ServerContext } from '../../../../context.ts';
import { chinaTime } from '../../../../china-time.ts';
import { day } from '../../../../job.ts';
import type { Charge, ChargeRequest, PaymentProvider } from '../provider.ts';
import { showPage } from '../show-stage.ts';
import { startOf } from '../start-of.ts';
import { toTradeNumber } from '../trade-number.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { askAlipay, isSuccess, isUnknownTrade, refusalOf } from './ask-alipay.ts';
import { openClient } from './open-client.ts';
import { readNotification } from './read-notification.ts';
import { sendRefund } from './send-refund.ts';
import { toCharge, tradeFields } from './trade.ts';
import { toYuanText } from './yuan-text.ts';

const startedSchema = z.object({ qr_code: z.url() });
const tradeSchema = z.object({ ...tradeFields, send_pay_date: z.optional(z.string()) });

/** Alipay accepts a payment for at most fifteen days; an order that waits for a transfer may wait for thirty. */
const paymentLife = 14 * day;
/** Alipay's codes are valid for two hours. */
const addressLife = 110 * 60_000;

type Content = Parameters<typeof askAlipay>[1]['content'];

/** Pays by a QR code that Alipay's app scans and that is also a link to the app. */
export function createAlipayProvider(
  settings: AlipaySettings,
  { now }: Pick<ServerContext, 'now'>,
): PaymentProvider {
  let opened: Promise<AlipaySdk> | undefined;
  const open = () => (opened ??= openClient(settings));
  const { notifyUrl } = settings;

  async function ask(method: `alipay.trade.${string}`, content: Content, change: object = {}) {
    return askAlipay(await open(), { method, content, now: now(), ...change });
  }

  async function query(reference: string): Promise<Charge | undefined> {
    const method = 'alipay.trade.query';
    const answer = await ask(method, { out_trade_no: toTradeNumber(reference) });
    if (isUnknownTrade(answer)) return undefined;
    if (!isSuccess(answer)) throw refusalOf(method, answer);
    const { send_pay_date, ...trade } = tradeSchema.parse(answer);
    // Alipay signs a response only for the application that sent the request.
    return toCharge(trade, { paidAt: send_pay_date, isOwnMerchant: true });
  }

  return {
    acknowledgement: 'success',
    paymentLife,
    addressLife,
    stage: showPage({
      zh: { open: '打开支付宝', scan: '用支付宝扫码付款' },
      en: { open: 'Open Alipay', scan: 'Scan with Alipay to pay' },
    }),
    async start(request) {
      const method = 'alipay.trade.precreate';
      const answer = await ask(method, describe(request), { notifyUrl });
      if (!isSuccess(answer)) throw refusalOf(method, answer);
      return { payUrl: startedSchema.parse(answer).qr_code };
    },
    query,
    async close(reference) {
      const charge = await query(reference);
      if (charge?.state !== 'open') return charge;
      // Alipay refuses while somebody is paying, so the state is queried again afterwards.
      await ask('alipay.trade.close', { out_trade_no: toTradeNumber(reference) });
      return query(reference);
    },
    refund: (request) => sendRefund(ask, request),
    async verifyNotification(body) {
      return readNotification(await open(), { body, now: now() }, settings);
    },
  };
}

function describe({ reference, amountFen, currency, orderNo, expiresAt }: ChargeRequest): Content {
  if (currency !== 'CNY') throw new Error(`Alipay is asked for yuan, not for ${currency}.`);
  return {
    out_trade_no: toTradeNumber(reference),
    total_amount: toYuanText(amountFen),
    // The text is the same in every language, because a repeated request must equal the first one.
    subject: `订单 ${orderNo}`,
    product_code: 'QR_CODE_OFFLINE',
    // Counts from the attempt's start and not from now, because a repeated request must equal the first one.
    time_expire: chinaTime(Math.min(expiresAt, startOf(reference) + paymentLife)),
  };
}
