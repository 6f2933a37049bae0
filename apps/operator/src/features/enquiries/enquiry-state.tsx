import type { Enquiry } from '@uid/contract/staff-enquiries';
import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { enquiryTexts } from './enquiry-texts.ts';

const tones = {
  open: 'photon',
  'in-progress': 'gold',
  answered: 'neutral',
  closed: 'neutral',
} as const;

export function EnquiryState({ state }: Pick<Enquiry, 'state'>) {
  const { states } = useTexts(enquiryTexts);
  return <Status tone={tones[state]}>{states[state]}</Status>;
}
