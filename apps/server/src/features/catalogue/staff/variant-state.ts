import type { VariantState } from '@uid/contract/staff-catalogue';

interface StateColumns {
  isWithdrawn: number;
  withdrawnAt: number | null;
}

export function stateOf({ isWithdrawn, withdrawnAt }: StateColumns): VariantState {
  if (isWithdrawn === 0) return 'on-sale';
  return withdrawnAt === null ? 'hidden' : 'withdrawn';
}

export function columnsOf(state: VariantState, now: number): StateColumns {
  return {
    isWithdrawn: state === 'on-sale' ? 0 : 1,
    withdrawnAt: state === 'withdrawn' ? now : null,
  };
}
