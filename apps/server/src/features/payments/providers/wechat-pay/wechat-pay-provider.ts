import { z } from '@uid/contract/zod';

import type { ServerContext } from '../../../../context.ts';
import { chinaTime } from '../../../../china-time.ts';
import type { Charge, ChargeRequest, PaymentProvider } from '../provider.ts';
import { showCode } from '../show-stage.ts';
import { toTradeNumber } from '../trade-number.ts';
import { askWeChatPay, isUnknown, refusalOf } from './ask-wechat-pay.ts';
import { readNotification } from './read-notification.ts';
import { sendRefund } from './send-refund.ts';
import { toCharge, transaction } from './transaction.ts';
import type { WeChatPaySettings } from './wechat-pay-settings.ts';

/** WeChat Pay's codes are valid for two hours. */
const addressLife = 110 * 60_000;

const startedSchema = z.object({ code_url: z.string().check(z.startsWith('weixin://')) });

/** Pays by a QR code that WeChat scans (WeChat Pay Native). */
export function createWeChatPayProvider(
  settings: WeChatPaySettings,
  { now }: Pick<ServerContext, 'now'>,
): PaymentProvider {
  const { merchantId, notifyUrl } = settings;

  function ask(path: string, content?: object) {
    return askWeChatPay({ path, settings, now: now(), ...(content && { content }) });
  }

  async function query(reference: string): Promise<Charge | undefined> {
    const number = toTradeNumber(reference);
    const path = `/v3/pay/transactions/out-trade-no/${number}`;
    const answer = await ask(`${path}?mchid=${merchantId}`);
    if (isUnknown(answer)) return undefined;
    if (answer.status !== 200) throw refusalOf(path, answer);
    const found = transaction.parse(answer.body);
    if (found.out_trade_no !== number) throw new Error('WeChat Pay answered for another payment.');
    return toCharge(found, settings);
  }

  return {
    addressLife,
    stage: showCode({
      zh: { scan: '用微信扫码付款' },
      en: { scan: 'Scan with WeChat to pay' },
    }),
    async start(request) {
      const path = '/v3/pay/transactions/native';
      const answer = await ask(path, describe(request, settings));
      if (answer.status !== 200) throw refusalOf(path, answer);
      return { payUrl: startedSchema.parse(answer.body).code_url };
    },
    query,
    async close(reference) {
      const charge = await query(reference);
      if (charge?.state !== 'open') return charge;
      // WeChat Pay refuses while somebody is paying, so the state is queried again afterwards.
      const path = `/v3/pay/transactions/out-trade-no/${toTradeNumber(reference)}/close`;
      await ask(path, { mchid: merchantId });
      return query(reference);
    },
    async refund(request) {
      const charge = await query(request.reference);
      return sendRefund(ask, { request, charge, notifyUrl });
    },
    verifyNotification: async (body, headers) =>
      readNotification({ body, headers, now: now() }, settings),
  };
}

function describe(
  { reference, amountFen, currency, orderNo, expiresAt }: ChargeRequest,
  { appId, merchantId, notifyUrl }: WeChatPaySettings,
): object {
  return {
    appid: appId,
    mchid: merchantId,
    // The text is the same in every language, because a repeated request must equal the first one.
    description: `订单 ${orderNo}`,
    out_trade_no: toTradeNumber(reference),
    time_expire: `${chinaTime(expiresAt).replace(' ', 'T')}+08:00`,
    notify_url: notifyUrl,
    amount: { total: amountFen, currency },
  };
}
