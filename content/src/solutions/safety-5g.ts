import type { Solution } from '@uid/contract/content';

import { safety5gEn } from './safety-5g-en.ts';
import { safety5gZh } from './safety-5g-zh.ts';

export const safety5g: Solution = {
  slug: 'safety-5g',
  formerNames: ['5G private network security'],
  position: 1,
  drawing: 'base-station',
  products: [
    'safety-super-sim-card',
    'safety-sim-card',
    'safety-border-gateway',
    'safety-auth-gateway',
    'safety-shield-auth',
    'tm-safety-sdk',
  ],
  case: 'operator-5g-voice',
  text: { zh: safety5gZh, en: safety5gEn },
};
