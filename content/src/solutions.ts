import type { Solution } from '@uid/contract/content';

import { safety5g } from './solutions/safety-5g.ts';
import { safetyElectric } from './solutions/safety-electric.ts';
import { safetyQuickOffice } from './solutions/safety-quick-office.ts';
import { safetyWiseMedical } from './solutions/safety-wise-medical.ts';

export const solutions: Solution[] = [
  safety5g,
  safetyElectric,
  safetyQuickOffice,
  safetyWiseMedical,
];
