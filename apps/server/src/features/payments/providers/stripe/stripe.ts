import { paymentModule } from '../payment-module.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { stripeSettings } from './stripe-settings.ts';

export const stripe = paymentModule({
  code: 'stripe',
  texts: {
    zh: { name: '银行卡（Stripe）', hint: '境内外银行卡，由 Stripe 处理。' },
    en: { name: 'Card (Stripe)', hint: 'Cards from anywhere, handled by Stripe.' },
  },
  sdk: 'stripe',
  settings: stripeSettings,
  create: createStripeProvider,
});
