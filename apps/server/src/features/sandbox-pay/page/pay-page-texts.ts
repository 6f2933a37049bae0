import type { Language, Localised } from '@uid/contract/language';

import type { SandboxChargeState } from '../../../database/commerce-tables.ts';
import type { Outcome } from '../choose-outcome.ts';

export interface PayPageTexts {
  company: string;
  notice: string;
  amount: string;
  number: string;
  choose: string;
  outcomes: Record<Outcome, { label: string; detail: string }>;
  ended: Record<Exclude<SandboxChargeState, 'pending'>, string>;
  back: string;
  missing: string;
  missingText: string;
  otherLanguage: { language: Language; label: string };
}

export const payPageTexts: Localised<PayPageTexts> = {
  zh: {
    company: '测试支付',
    notice: '这是用于演示与测试的支付公司，不会产生真实扣款。',
    amount: '应付金额',
    number: '交易编号',
    choose: '请选择这笔支付的结果',
    outcomes: {
      pay: { label: '支付', detail: '立即付款，并立即通知商户' },
      'pay-late-notice': { label: '支付，延迟通知', detail: '立即付款，10 秒后才通知商户' },
      'pay-three-notices': { label: '支付，重复通知', detail: '立即付款，同一通知发送三次' },
      fail: { label: '支付失败', detail: '例如余额不足；商户会收到失败通知' },
      close: { label: '取消支付', detail: '关闭这笔交易并返回商户' },
    },
    ended: {
      succeeded: '这笔交易已付款。',
      failed: '这笔交易付款失败。',
      closed: '这笔交易已关闭。',
    },
    back: '返回商户',
    missing: '没有找到这笔交易',
    missingText: '链接可能不完整，请回到商户页面重新发起支付。',
    otherLanguage: { language: 'en', label: 'English' },
  },
  en: {
    company: 'Test payment',
    notice: 'A payment company for demonstrations and tests. No real money moves.',
    amount: 'Amount due',
    number: 'Transaction',
    choose: 'Choose how this payment ends',
    outcomes: {
      pay: { label: 'Pay', detail: 'Pay now; the merchant is told at once' },
      'pay-late-notice': {
        label: 'Pay, notify late',
        detail: 'Pay now; the merchant is told after 10 seconds',
      },
      'pay-three-notices': {
        label: 'Pay, notify three times',
        detail: 'Pay now; the merchant gets the same notice three times',
      },
      fail: { label: 'Fail', detail: 'As with too little money; the merchant is told' },
      close: { label: 'Close', detail: 'End the transaction and go back to the merchant' },
    },
    ended: {
      succeeded: 'This transaction has been paid.',
      failed: 'This transaction failed.',
      closed: 'This transaction is closed.',
    },
    back: 'Back to the merchant',
    missing: 'There is no such transaction',
    missingText: 'The link may be incomplete. Please start the payment again at the merchant.',
    otherLanguage: { language: 'zh', label: '中文' },
  },
};
