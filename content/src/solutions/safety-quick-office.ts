import type { Solution } from '@uid/contract/content';

import { safetyQuickOfficeEn } from './safety-quick-office-en.ts';
import { safetyQuickOfficeZh } from './safety-quick-office-zh.ts';

export const safetyQuickOffice: Solution = {
  slug: 'safety-quick-office',
  formerNames: ['Mobile office security'],
  position: 3,
  drawing: 'laptop',
  products: [
    'sdp',
    'safety-auth-gateway',
    'safety-shield-auth',
    'safety-super-sim-card',
    'tm-safety-sdk',
    'tm-control',
    'internet-tls',
  ],
  case: 'bank-remote-office',
  text: { zh: safetyQuickOfficeZh, en: safetyQuickOfficeEn },
};
