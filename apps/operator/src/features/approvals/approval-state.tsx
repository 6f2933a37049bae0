import type { Approval } from '@uid/contract/approvals';
import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { approvalTexts } from './approval-texts.ts';

const tones = {
  waiting: 'gold',
  approved: 'photon',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

export function ApprovalState({ state }: Pick<Approval, 'state'>) {
  const own = useTexts(approvalTexts);
  return <Status tone={tones[state]}>{own.approvalStates[state]}</Status>;
}
