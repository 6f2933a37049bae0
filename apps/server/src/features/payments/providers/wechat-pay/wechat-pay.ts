import { paymentModule } from '../payment-module.ts';
import { createWeChatPayProvider } from './wechat-pay-provider.ts';
import { weChatPaySettings } from './wechat-pay-settings.ts';

export const weChatPay = paymentModule({
  code: 'wechat-pay',
  texts: {
    zh: { name: '微信支付', hint: '用微信扫码付款。' },
    en: { name: 'WeChat Pay', hint: 'Scan a code with WeChat.' },
  },
  settings: weChatPaySettings,
  create: createWeChatPayProvider,
});
