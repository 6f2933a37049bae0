import type { SupportQuestion } from '@uid/contract/content';

import { accountQuestions } from './questions/account-questions.ts';
import { buyingQuestions } from './questions/buying-questions.ts';
import { deliveryQuestions } from './questions/delivery-questions.ts';
import { deploymentQuestions } from './questions/deployment-questions.ts';
import { licenceQuestions } from './questions/licence-questions.ts';
import { securityQuestions } from './questions/security-questions.ts';

/** What customers ask most, by topic. */
export const supportQuestions: SupportQuestion[] = [
  ...buyingQuestions,
  ...deliveryQuestions,
  ...deploymentQuestions,
  ...accountQuestions,
  ...securityQuestions,
  ...licenceQuestions,
];
