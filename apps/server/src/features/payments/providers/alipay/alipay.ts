import { paymentModule } from '../payment-module.ts';
import { createAlipayProvider } from './alipay-provider.ts';
import { alipaySettings } from './alipay-settings.ts';

export const alipay = paymentModule({
  code: 'alipay',
  texts: {
    zh: { name: '支付宝', hint: '用支付宝扫码，或在手机上打开支付宝付款。' },
    en: { name: 'Alipay', hint: 'Scan a code with Alipay, or open its app on your phone.' },
  },
  sdk: 'alipay-sdk',
  settings: alipaySettings,
  create: createAlipayProvider,
});
