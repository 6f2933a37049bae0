import { paymentModule } from '../payment-module.ts';
import { createBankTransferProvider } from './bank-transfer-provider.ts';
import { transferSettings } from './transfer-settings.ts';

export const bankTransfer = paymentModule({
  code: 'bank-transfer',
  texts: {
    zh: { name: '对公转账', hint: '按页面给出的账号与附言转账，到账登记后确认。' },
    en: {
      name: 'Bank transfer',
      hint: 'Transfer to the account shown, with the reference; confirmed when it arrives.',
    },
  },
  settings: transferSettings,
  create: createBankTransferProvider,
});
