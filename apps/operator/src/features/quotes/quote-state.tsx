import type { QuoteState as State } from '@uid/contract/quotes';
import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { quoteWords } from './quote-words.ts';

const tones = {
  draft: 'neutral',
  sent: 'photon',
  accepted: 'gold',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const;

export function QuoteState({ state }: { state: State }) {
  const { states } = useTexts(quoteWords);
  return <Status tone={tones[state]}>{states[state]}</Status>;
}
