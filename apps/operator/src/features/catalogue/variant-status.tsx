import type { ListedVariant, VariantState } from '@uid/contract/staff-catalogue';
import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { catalogueTexts } from './catalogue-texts.ts';

const tones: Record<VariantState, 'neutral' | 'photon'> = {
  'on-sale': 'photon',
  hidden: 'neutral',
  withdrawn: 'neutral',
};

/** Shows whether a variant is sold, or that its stock is low. */
export function VariantStatus({ variant }: { variant: ListedVariant }) {
  const own = useTexts(catalogueTexts);
  const { state, isLow } = variant;
  if (isLow) return <Status tone="danger">{own.isLow}</Status>;
  return <Status tone={tones[state]}>{own.states[state]}</Status>;
}
