import type { Product } from '@uid/contract/content';

import { internetTlsFactsEn } from './internet-tls-facts-en.ts';
import { internetTlsFactsZh } from './internet-tls-facts-zh.ts';
import { internetTlsStoryEn } from './internet-tls-story-en.ts';
import { internetTlsStoryZh } from './internet-tls-story-zh.ts';

export const internetTls: Product = {
  slug: 'internet-tls',
  formerNames: ['Internet TLS'],
  position: 8,
  group: 'software',
  drawing: 'data-centre',
  solutions: ['safety-quick-office', 'safety-wise-medical'],
  siblings: ['safety-auth-gateway', 'tm-safety-sdk', 'sdp'],
  cases: ['district-services', 'tertiary-hospital', 'bank-remote-office'],
  lifecycle: [
    { subject: '2.x', releasedOn: '2025-05-12' },
    {
      subject: '1.x',
      releasedOn: '2022-07-18',
      saleEndsOn: '2025-05-12',
      supportEndsOn: '2026-11-12',
    },
  ],
  text: {
    zh: { ...internetTlsStoryZh, ...internetTlsFactsZh },
    en: { ...internetTlsStoryEn, ...internetTlsFactsEn },
  },
};
