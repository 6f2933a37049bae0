import { noSettings } from '../../../../settings.ts';
import { createSandboxCompany } from '../../../sandbox-pay/sandbox-company.ts';
import { paymentModule } from '../payment-module.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** The stand-in company that is part of the server: it goes through the whole procedure without moving money. */
export const sandbox = paymentModule({
  code: 'sandbox',
  texts: {
    zh: { name: '测试支付', hint: '演练用的支付公司：走完整流程，不扣真钱。' },
    en: {
      name: 'Test payment',
      hint: 'A payment company for practice: the whole procedure, no real money.',
    },
  },
  settings: noSettings,
  create: (_settings, context) => createSandboxProvider(createSandboxCompany(context), context),
});
