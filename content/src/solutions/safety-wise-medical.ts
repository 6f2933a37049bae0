import type { Solution } from '@uid/contract/content';

import { safetyWiseMedicalEn } from './safety-wise-medical-en.ts';
import { safetyWiseMedicalZh } from './safety-wise-medical-zh.ts';

export const safetyWiseMedical: Solution = {
  slug: 'safety-wise-medical',
  formerNames: ['Hospital security'],
  position: 4,
  drawing: 'bed-monitor',
  products: [
    'safety-sim-card',
    'safety-auth-gateway',
    'tm-safety-sdk',
    'safety-mods',
    'safety-os',
    'tm-control',
    'sdp',
    'internet-tls',
  ],
  case: 'tertiary-hospital',
  text: { zh: safetyWiseMedicalZh, en: safetyWiseMedicalEn },
};
