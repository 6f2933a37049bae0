import type { Localised } from '@uid/contract/language';
import type { PaymentMethod } from '@uid/contract/payments';

interface MethodText {
  name: string;
  hint: string;
  /** What stands on the link to the payment company's page. */
  open: string;
  scan: string;
}

/** What each method is called, and what a buyer does with it. */
export const methodTexts: Localised<Record<PaymentMethod, MethodText>> = {
  zh: {
    sandbox: {
      name: '沙盒支付',
      hint: '演练用的支付公司：走完整流程，不扣真钱。',
      open: '打开沙盒支付页',
      scan: '用手机扫码打开沙盒支付页',
    },
    alipay: {
      name: '支付宝',
      hint: '用支付宝扫码，或在手机上打开支付宝付款。',
      open: '打开支付宝',
      scan: '用支付宝扫码付款',
    },
    'wechat-pay': {
      name: '微信支付',
      hint: '用微信扫码付款。',
      open: '打开微信支付',
      scan: '用微信扫码付款',
    },
    stripe: {
      name: '银行卡（Stripe）',
      hint: '境内外银行卡，由 Stripe 处理。',
      open: '前往 Stripe 付款页',
      scan: '用手机扫码打开付款页',
    },
    'bank-transfer': {
      name: '对公转账',
      hint: '按页面给出的账号与附言转账，到账登记后确认。',
      open: '查看转账账号与附言',
      scan: '用手机扫码查看转账信息',
    },
  },
  en: {
    sandbox: {
      name: 'Sandbox payment',
      hint: 'A payment company for practice: the whole procedure, no real money.',
      open: 'Open the sandbox payment page',
      scan: 'Scan to open the sandbox payment page on a phone',
    },
    alipay: {
      name: 'Alipay',
      hint: 'Scan a code with Alipay, or open its app on your phone.',
      open: 'Open Alipay',
      scan: 'Scan with Alipay to pay',
    },
    'wechat-pay': {
      name: 'WeChat Pay',
      hint: 'Scan a code with WeChat.',
      open: 'Open WeChat Pay',
      scan: 'Scan with WeChat to pay',
    },
    stripe: {
      name: 'Card (Stripe)',
      hint: 'Cards from anywhere, handled by Stripe.',
      open: 'Go to Stripe’s payment page',
      scan: 'Scan to open the payment page on a phone',
    },
    'bank-transfer': {
      name: 'Bank transfer',
      hint: 'Transfer to the account shown, with the reference; confirmed when it arrives.',
      open: 'See account and reference',
      scan: 'Scan to see the transfer details on a phone',
    },
  },
};
