import type { Solution } from '@uid/contract/content';

import { safetyElectricEn } from './safety-electric-en.ts';
import { safetyElectricZh } from './safety-electric-zh.ts';

export const safetyElectric: Solution = {
  slug: 'safety-electric',
  formerNames: ['Power grid security'],
  position: 2,
  drawing: 'substation',
  products: ['safety-mods', 'safety-sim-card', 'safety-border-gateway', 'safety-os', 'tm-control'],
  case: 'provincial-grid',
  text: { zh: safetyElectricZh, en: safetyElectricEn },
};
