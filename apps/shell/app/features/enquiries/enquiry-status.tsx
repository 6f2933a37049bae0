import type { OwnEnquirySummary } from '@uid/contract/own-enquiries';
import { enquiryStateWords } from '@uid/contract/enquiry-words';
import { Status } from '@uid/ui/status';

import { useLanguage } from '../../layout/use-language.ts';

const tones = {
  open: 'gold',
  'in-progress': 'gold',
  answered: 'photon',
  closed: 'neutral',
} as const;

export function EnquiryStatus({ state }: Pick<OwnEnquirySummary, 'state'>) {
  return <Status tone={tones[state]}>{enquiryStateWords[useLanguage()][state]}</Status>;
}
