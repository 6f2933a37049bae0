import { openShop } from '../../../../../testing/shop/test-shop.ts';
import { postNotification } from '../../testing/provider-stage.ts';
import type { ProviderStage } from '../../testing/provider-stage.ts';
import { toTradeNumber } from '../../trade-number.ts';
import { say } from './wechat-pay-books.ts';
import {
  apiKey,
  appId,
  certificateSerial,
  eventOf,
  merchantId,
  openWeChatPayStandIn,
  ours,
  publicKeyId,
  signatureHeaders,
  weChatPays,
} from './wechat-pay-stand-in.ts';
import type { WeChatPayStandIn } from './wechat-pay-stand-in.ts';

export interface WeChatPayStage extends ProviderStage {
  company: WeChatPayStandIn;
}

export const environment = {
  PUBLIC_ORIGIN: 'https://shop.example',
  PAYMENT_METHODS: 'wechat-pay',
  WECHAT_PAY_APP_ID: appId,
  WECHAT_PAY_MERCHANT_ID: merchantId,
  WECHAT_PAY_CERTIFICATE_SERIAL: certificateSerial,
  WECHAT_PAY_PRIVATE_KEY: ours.privateKey,
  WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId,
  WECHAT_PAY_PUBLIC_KEY: weChatPays.publicKey,
  WECHAT_PAY_API_V3_KEY: apiKey,
};

const openedAt = Date.UTC(2026, 0, 5, 8);

/** Opens a shop that sells through the stand-in. */
export async function openWeChatPayStage(
  change: Record<string, string> = {},
): Promise<WeChatPayStage> {
  const clock = { read: () => openedAt };
  const company = await openWeChatPayStandIn(() => clock.read());
  const shop = await openShop({
    environment: { ...environment, WECHAT_PAY_ORIGIN: company.origin, ...change },
  });
  clock.read = () => shop.clock.now;
  return {
    method: 'wechat-pay',
    shop,
    company,
    pay(reference, change) {
      company.pay(toTradeNumber(reference), change?.amountFen);
    },
    notify(reference, eventId) {
      const transaction = company.transactions.get(toTradeNumber(reference));
      return postEvent({ shop }, eventOf(transaction ? say(transaction) : {}, { id: eventId }));
    },
    listRefunds: () => [...company.refunds.values()].map(({ amount }) => amount.refund),
    setAway(isAway) {
      company.isAway = isAway;
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await company[Symbol.asyncDispose]();
    },
  };
}

export function postEvent(
  { shop }: Pick<ProviderStage, 'shop'>,
  payload: string,
  headers = signatureHeaders(payload, shop.clock.now),
) {
  const sent = { 'content-type': 'application/json', ...headers };
  return postNotification(shop, 'wechat-pay', { payload, headers: sent });
}
