import type { Product } from '@uid/contract/content';

import { safetyAuthGatewayFactsEn } from './safety-auth-gateway-facts-en.ts';
import { safetyAuthGatewayFactsZh } from './safety-auth-gateway-facts-zh.ts';
import { safetyAuthGatewayStoryEn } from './safety-auth-gateway-story-en.ts';
import { safetyAuthGatewayStoryZh } from './safety-auth-gateway-story-zh.ts';

export const safetyAuthGateway: Product = {
  slug: 'safety-auth-gateway',
  formerNames: ['Safety Auth Gateway'],
  position: 5,
  group: 'gateway',
  drawing: 'gateway',
  solutions: ['safety-5g', 'safety-quick-office', 'safety-wise-medical'],
  siblings: ['safety-border-gateway', 'safety-shield-auth', 'sdp'],
  cases: ['bank-remote-office', 'tertiary-hospital', 'insurance-agents', 'district-services'],
  lifecycle: [
    { subject: 'AG-V', releasedOn: '2025-06-30' },
    { subject: 'AG-200000', releasedOn: '2025-03-24' },
    { subject: 'AG-20000', releasedOn: '2024-10-14' },
    { subject: 'AG-5000', releasedOn: '2024-10-14' },
  ],
  text: {
    zh: { ...safetyAuthGatewayStoryZh, ...safetyAuthGatewayFactsZh },
    en: { ...safetyAuthGatewayStoryEn, ...safetyAuthGatewayFactsEn },
  },
};
