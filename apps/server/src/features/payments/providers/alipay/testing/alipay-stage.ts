import { openShop } from '../../../../../testing/shop/test-shop.ts';
import { postNotification } from '../../testing/provider-stage.ts';
import type { ProviderStage } from '../../testing/provider-stage.ts';
import { toTradeNumber } from '../../trade-number.ts';
import { toFen, toYuanText } from '../yuan-text.ts';
import {
  alipays,
  appId,
  fieldsOf,
  openAlipayStandIn,
  ours,
  sellerId,
  signForm,
} from './alipay-stand-in.ts';
import type { AlipayStandIn } from './alipay-stand-in.ts';

export interface AlipayStage extends ProviderStage {
  company: AlipayStandIn;
}

const openedAt = Date.UTC(2026, 0, 5, 8);

/** Opens a shop that sells through the stand-in. */
export async function openAlipayStage(change: Record<string, string> = {}): Promise<AlipayStage> {
  const clock = { read: () => openedAt };
  const company = await openAlipayStandIn(() => clock.read());
  const shop = await openShop({
    environment: {
      PUBLIC_ORIGIN: 'https://shop.example',
      PAYMENT_METHODS: 'alipay',
      ALIPAY_APP_ID: appId,
      ALIPAY_SELLER_ID: sellerId,
      ALIPAY_PRIVATE_KEY: ours.privateKey,
      ALIPAY_PUBLIC_KEY: alipays.publicKey,
      ALIPAY_GATEWAY: company.gateway,
      ...change,
    },
  });
  clock.read = () => shop.clock.now;
  return {
    method: 'alipay',
    shop,
    company,
    pay(reference, change) {
      company.pay(toTradeNumber(reference), change && toYuanText(change.amountFen));
    },
    notify(reference, eventId) {
      const facts = { eventId, at: shop.clock.now };
      return postForm({ shop }, signForm(fieldsOf(company, toTradeNumber(reference), facts)));
    },
    listRefunds: () =>
      [...company.trades.values()].flatMap(({ refunds }) =>
        [...refunds.values()].map((yuan) => toFen(yuan) ?? 0),
      ),
    setAway(isAway) {
      company.isAway = isAway;
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await company[Symbol.asyncDispose]();
    },
  };
}

export function postForm({ shop }: Pick<ProviderStage, 'shop'>, payload: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  return postNotification(shop, 'alipay', { payload, headers });
}
